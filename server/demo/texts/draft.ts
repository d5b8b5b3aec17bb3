import type { ReviewPlan } from "../plan.ts";
import type { Random } from "../random.ts";
import { isTelling } from "../satisfaction.ts";
import type { ThemeId } from "../types.ts";
import type { Polarity } from "./bank.ts";
import { sensitiveTo } from "./contradiction.ts";
import { verbless, type Fragment, type Told } from "./markup.ts";
import { finish, lowerFirst, punctuate, upperFirst } from "./punctuation.ts";
import { sharedLength, type Whole, type Writer } from "./writer.ts";

export type Point = ReviewPlan["points"][number];

/** What one thinks of in the same breath; of other subjects one writes another day. */
const neighbours: Partial<Record<ThemeId, readonly ThemeId[]>> = {
  chambre: ["proprete"],
  proprete: ["chambre"],
  petit_dejeuner: ["restauration"],
  restauration: ["prix", "accueil", "petit_dejeuner"],
  emplacement: ["acces"],
  acces: ["emplacement"],
  attente: ["accueil"],
  prix: ["restauration"],
  pedagogie: ["ambiance"],
};

/** Signs between which a whole review does for one of that length. */
const lengths = {
  short: [30, 110],
  medium: [110, 340],
  long: [330, 900],
} as const;

/** A text in the making, by an author with habits of their own. */
export class Draft {
  /** Points expressed so far. */
  readonly points: Point[] = [];
  readonly writer: Writer;
  readonly plan: ReviewPlan;
  readonly random: Random;
  private readonly remarks: string[] = [];
  private inOneGo: Whole | null = null;

  constructor(writer: Writer, plan: ReviewPlan) {
    this.writer = writer;
    this.plan = plan;
    this.random = writer.random;
  }

  /** Points on subjects not yet mentioned, the main ones first. */
  left(...polarities: Polarity[]): Point[] {
    return this.plan.points.filter(
      ({ theme, polarity }) => polarities.includes(polarity) && !this.points.some((told) => told.theme === theme),
    );
  }

  /** The polarity that fits the rating; its points come first. */
  get main(): Polarity[] {
    return this.plan.tier >= 4 ? ["+"] : ["-"];
  }

  /** Points still to express that fit the rating and lie near the subject of the last one. */
  get near(): Point[] {
    const close = neighbours[this.points.at(-1)?.theme ?? "numerique"] ?? [];
    return this.left(...this.main).filter(({ theme }) => close.includes(theme));
  }

  add(remark: string | null): boolean {
    if (remark === null) return false;
    this.remarks.push(remark);
    return true;
  }

  /** Tells the first of the points that there are words for; whether there was one. */
  tell(points: readonly Point[]): boolean {
    for (const point of points) {
      const said = this.plain(point);
      if (said === null) continue;
      this.add(said);
      this.points.push(point);
      return true;
    }
    return false;
  }

  /** A sentence on the whole, of the rating's mind. */
  judge(part: string): boolean {
    return this.add(this.writer.plain(`${part} ${this.plan.tier}`));
  }

  /** A sentence of the guest's story on one point, behind a turn such as «Seul bémol :» where the mind changes; whether there was one. */
  narrate(point: Point, turns: boolean): boolean {
    const said = this.sentenceOn(point);
    if (said === null) return false;
    this.add(turns ? this.turned(said, point) : said);
    this.points.push(point);
    return true;
  }

  /** One more sentence on a point just expressed. */
  elaborate(point: Point): boolean {
    return this.add(this.sentenceOn(point));
  }

  /** A sentence of the story that is on no planned point: how it began, something by the way, how it ends. */
  frame(section: string): boolean {
    return this.add(this.writer.told(section, sensitiveTo({ theme: "ambiance", polarity: "+" }, this.plan.points)));
  }

  private sentenceOn({ theme, polarity }: Point): string | null {
    const avoid = sensitiveTo({ theme, polarity }, this.plan.points);
    const sign = polarity === "+" ? "+" : "-";
    return this.writer.told(`${theme} ${sign} told`, avoid);
  }

  private turned(said: string, { polarity }: Point): string {
    const turn = this.writer.told(polarity === "+" ? "turn good" : `turn ${this.plan.tier >= 4 ? "mild" : "bad"}`);
    if (turn === null) return said;
    const { slot, lang } = this.writer.scene;
    // A name keeps its capital, and so does what follows a colon in German.
    if (said.startsWith(slot("woman")) || said.startsWith(slot("man")) || (lang === "de" && turn.endsWith(":"))) return `${turn} ${said}`;
    return `${turn} ${lowerFirst(said, lang)}`;
  }

  /** A review that a guest wrote from end to end, of the rating's mind and as near to the plan as one can be found; whether there was one. */
  whole(length: keyof typeof lengths): boolean {
    const { tier } = this.plan;
    const [least, most] = lengths[length];
    const worth = ({ tells, length: signs }: Fragment): number => {
      if (signs < least * 0.7 || signs > most * 1.4) return Number.NEGATIVE_INFINITY;
      // Who gives the full mark has no reservation.
      if (tier === 5 && tells.some(({ polarity }) => polarity === "-")) return Number.NEGATIVE_INFINITY;
      return this.agreement(tells) - Math.max(0, least - signs, signs - most) / 30;
    };
    this.inOneGo = this.writer.whole(`flow ${tier >= 4 ? "good" : tier === 3 ? "mixed" : "bad"}`, worth);
    if (this.inOneGo === null) return false;
    // «Great bed, poor light»: of a subject with both polarities the plan keeps the first.
    this.points.push(...this.inOneGo.fragment.tells.filter(({ theme }, i, all) => all.findIndex((told) => told.theme === theme) === i));
    return true;
  }

  /** The line of the bank that is the whole review, or null where it is put together. */
  get source(): Fragment | null {
    return this.inOneGo?.fragment ?? null;
  }

  /**
   * How well the points of a text match the plan: planned ones count for it, contrary ones against it; those that the demo's
   * stories depend on count most.
   */
  private agreement(tells: readonly Told[]): number {
    const told = tells.reduce((sum, { theme, polarity }) => {
      const planned = this.plan.points.find((point) => point.theme === theme);
      if (!planned) return sum - (isTelling(theme) ? (polarity === "+" ? 12 : 3) : 0.2);
      const sign = planned.polarity === "+" ? "+" : "-";
      return sum + (isTelling(theme) ? 3 : 1) * (sign === polarity ? 1 : -2);
    }, 0);
    const owed = this.plan.points.filter(({ theme, polarity }) => polarity !== "+" && isTelling(theme));
    const untold = owed.filter((point) => !tells.some(({ theme, polarity }) => theme === point.theme && polarity === "-"));
    return told - 6 * untold.length;
  }

  /** A few words that anybody might write. */
  word(): boolean {
    return this.add(this.writer.part(`terse ${this.plan.tier}`));
  }

  /** The whole, joined as this author does; null when there is nothing to say. */
  text(): string | null {
    if (this.inOneGo !== null) return this.inOneGo.text;
    if (this.remarks.length === 0) this.word();
    if (this.remarks.length === 0) return null;
    const sentences = this.joined().map((remark) => finish(upperFirst(remark)));
    const breaks = sentences.length > 4 && this.random.chance(0.25) ? this.random.int(1, sentences.length - 2) : -1;
    return punctuate(sentences.reduce((text, sentence, i) => `${text}${i === 0 ? "" : i === breaks ? "\n" : " "}${sentence}`, ""));
  }

  /** Two remarks stay separate, are joined by a comma, or by «and» where both have a verb or neither has. */
  private joined(): string[] {
    const [first, second] = this.remarks;
    if (first === undefined || second === undefined || this.remarks.length > 2 || /[.!?…]/.test(first + second)) return this.remarks;
    if (first.length + second.length > sharedLength) return this.remarks;
    const next = lowerFirst(second, this.writer.scene.lang);
    if (this.random.chance(0.16)) return [`${first}, ${next}`];
    const also = verbless(first) === verbless(second) && this.random.chance(0.36) ? this.writer.part("also") : null;
    return also === null || `${first} ${second}`.includes(` ${also} `) ? this.remarks : [`${first} ${also} ${next}`];
  }

  private plain({ theme, polarity }: Point): string | null {
    const section = `${theme} ${polarity}`;
    const avoid = sensitiveTo({ theme, polarity }, this.plan.points);
    return this.writer.plain(`${section} plain`, avoid);
  }
}
