// Loaded into the server before all else: its clock is ahead by CLOCK_AHEAD_MS, so that it is day for it at any hour.
const ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0);
const Present = Date;

globalThis.Date = /** @type {DateConstructor} */ (
  class extends Present {
    /** @param {any[]} given */
    constructor(...given) {
      super(...(given.length === 0 ? [Present.now() + ahead] : /** @type {[number]} */ (given)));
    }
    static now() {
      return Present.now() + ahead;
    }
  }
);
