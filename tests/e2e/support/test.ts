import { type BrowserContext, expect, test as base } from "@playwright/test";

/** What must never happen on a page of ours, as far as it has happened in this test. */
interface Seen {
  violations: string[];
  /** Uncaught errors and dialogs. One that a test brings about on purpose is taken out by it. */
  errors: string[];
}

/**
 * The test of every browser test. It listens in each of its pages, those of contexts of its own included, and fails
 * where one has broken the Content-Security-Policy, raised an error that nobody caught or opened a dialog.
 */
export const test = base.extend<{ seen: Seen }>({
  seen: [
    async ({ browser }, use) => {
      const seen: Seen = { violations: [], errors: [] };
      const open = browser.newContext.bind(browser);
      // The runner's own page and `browser.newPage` come by way of this, too.
      browser.newContext = async (...options) => {
        const context = await open(...options);
        await listen(context, seen);
        return context;
      };
      await use(seen);
      // What lies beneath is the runner's own.
      Reflect.deleteProperty(browser, "newContext");
      expect(seen.violations, "violations of the Content-Security-Policy").toEqual([]);
      expect(seen.errors, "uncaught errors").toEqual([]);
    },
    { auto: true },
  ],
});

/** How far the clocks of runner and server are ahead, where `bench/forms/clock-ahead.mjs` moves them: the suite on another day. */
const ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0);

/** Gives the pages the same clock. */
async function moveClock(context: BrowserContext): Promise<void> {
  await context.addInitScript((by) => {
    const Present = Date;
    globalThis.Date = class extends Present {
      constructor(...given: [] | [number]) {
        super(...((given.length === 0 ? [Present.now() + by] : given) as [number]));
      }
      static override now(): number {
        return Present.now() + by;
      }
    } as DateConstructor;
  }, ahead);
}

async function listen(context: BrowserContext, seen: Seen): Promise<void> {
  if (ahead !== 0) await moveClock(context);
  await context.exposeFunction("__violation", (text: string) => void seen.violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      (window as unknown as { __violation: (text: string) => void }).__violation(
        `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`,
      );
    });
  });
  context.on("weberror", (raised) => seen.errors.push(raised.error().message));
  context.on("dialog", (dialog) => {
    seen.errors.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
}
