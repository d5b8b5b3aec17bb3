import type { ReviewPlan } from "../plan.ts";
import type { Polarity } from "./bank.ts";
import { finish, lowerFirst, punctuate, upperFirst } from "./punctuation.ts";
import { titleOf } from "./title.ts";
import type { Writer } from "./writer.ts";

export type Point = ReviewPlan["points"][number];

/** A review's words, null where the author wrote none, and what of the plan they tell. */
export interface Written {
  title: string | null;
  text: string | null;
  points: Point[];
}

/** Writes the text that the plan describes: one subject, rarely two, told with its reasons; points without fitting words are left out. */
export function composeReview(writer: Writer, plan: ReviewPlan, withTitle: boolean): Written {
  const draft = new Draft(writer, plan);
  if (plan.shape === "terse") terse(draft);
  else if (plan.shape === "list") list(draft);
  else if (plan.shape === "normal") normal(draft);
  else if (plan.shape === "long") long(draft);
  const text = plan.shape === "silent" ? null : draft.text();
  const title = withTitle && text !== null ? titleOf(writer, { tier: plan.tier, points: draft.points, text }) : null;
  return { title, text, points: draft.points };
}

/** A text in the making. */
class Draft {
  readonly points: Point[] = [];
  private readonly sentences: string[] = [];
  readonly writer: Writer;
  readonly plan: ReviewPlan;

  constructor(writer: Writer, plan: ReviewPlan) {
    this.writer = writer;
    this.plan = plan;
  }

  /** Points not yet told, the main ones first. */
  left(...polarities: Polarity[]): Point[] {
    return this.plan.points.filter((point) => polarities.includes(point.polarity) && !this.points.includes(point));
  }

  /** The polarities that fit the rating, and are told first. */
  get main(): Polarity[] {
    return this.plan.tier >= 4 ? ["+"] : ["-"];
  }

  add(text: string | null): boolean {
    if (text === null) return false;
    this.sentences.push(finish(this.writer.random, upperFirst(text), this.plan.tier, this.writer.lively));
    return true;
  }

  /** Tells the first of the points that there are words for; whether there was one. */
  tell(points: readonly Point[], form: "tale" | "line", turned = false): boolean {
    for (const point of points) {
      const section = `${point.theme} ${point.polarity}`;
      const said = this.writer.sentence(form === "tale" ? `${section} tale` : section, { linked: turned });
      if (said === null) continue;
      const turn = turned ? this.writer.part(`turn ${point.polarity}`) : null;
      this.add(turn === null ? said : `${turn} ${lowerFirst(said, this.writer.scene.lang)}`);
      this.points.push(point);
      return true;
    }
    return false;
  }

  /** A further subject; when it is of another mind, sometimes announced. */
  tellMore(polarities: Polarity[]): boolean {
    // A reservation is made to something said before.
    const [point] = this.left(...(this.empty ? polarities.filter((polarity) => polarity !== "~") : polarities));
    const before = this.points.at(-1);
    const turns = point && before && point.polarity !== "~" && before.polarity !== point.polarity;
    return point !== undefined && this.tell([point], "line", turns === true && this.writer.random.chance(0.6));
  }

  /** A sentence on the whole, of the rating's mind. */
  judge(part: string): boolean {
    return this.add(this.writer.sentence(`${part} ${this.plan.tier}`));
  }

  get empty(): boolean {
    return this.sentences.length === 0;
  }

  text(): string | null {
    if (this.empty) this.add(this.writer.part(`terse ${this.plan.tier}`));
    return this.empty ? null : punctuate(this.sentences.join(" "));
  }
}

/** A few words, or one sentence. */
function terse(draft: Draft): void {
  const { writer, plan } = draft;
  const at = writer.random.next();
  if (at < 0.45 && draft.tell(draft.left(...draft.main), "line")) return;
  if (at > 0.8 && draft.judge("verdict")) return;
  draft.add(writer.part(`terse ${plan.tier}`));
  if (at < 0.6) draft.tell(draft.left(...draft.main), "line");
}

/** «Chambre propre, personnel souriant», or two plain sentences. */
function list(draft: Draft): void {
  const { writer, plan } = draft;
  const r = writer.random;
  if (r.chance(0.4) && enumeration(draft)) return;
  if (!draft.tell(draft.left(...draft.main), "line")) return;
  const second = r.next();
  if (second < 0.6) draft.tellMore(plan.tier >= 4 && second < 0.2 ? ["~", "+"] : plan.tier >= 4 ? ["+"] : ["-", "+"]);
}

function enumeration(draft: Draft): boolean {
  const { writer, plan } = draft;
  const r = writer.random;
  const told: Point[] = [];
  const bits = (sign: "+" | "-"): string[] =>
    plan.points.flatMap((point) => {
      const bit = point.polarity === sign ? writer.part(`${point.theme} b${sign}`) : null;
      if (bit !== null) told.push(point);
      return bit ?? [];
    });
  const good = bits("+");
  const bad = bits("-");
  if (told.length < 2 || (plan.tier <= 3 && bad.length === 0)) return false;
  draft.points.push(...told);
  const marks = good.length > 0 && bad.length > 0 ? writer.part("marks") : null;
  if (marks !== null && r.chance(0.5)) {
    const [plus = "+", minus = "-"] = marks.split("@");
    draft.add(`${plus} ${good.join(", ")}${r.pick(["\n", "\n", " / "])}${minus} ${bad.join(", ")}`);
    return true;
  }
  const and = writer.part("and") ?? ",";
  const lists = (plan.tier >= 3 ? [good, bad] : [bad, good]).filter((part) => part.length > 0);
  const joiner = r.weighted({ and: 5, comma: 4, stop: 2 });
  for (const part of lists) {
    if (joiner === "stop") for (const bit of part) draft.add(bit);
    else
      draft.add(joiner === "comma" || part.length === 1 ? part.join(", ") : `${part.slice(0, -1).join(", ")} ${and} ${part.at(-1) ?? ""}`);
  }
  return true;
}

/** One subject with its reasons; at times a word on a second one. */
function normal(draft: Draft): void {
  const { writer, plan } = draft;
  const at = writer.random.next();
  if (at < 0.16 && plan.tier !== 3 && draft.judge("tale")) {
    if (at < 0.06) draft.tell(draft.left(...draft.main), "line");
    return;
  }
  const told = writer.random.chance(0.66) && draft.tell(draft.left(...draft.main), "tale");
  if (!told) {
    if (at < 0.4) draft.judge("verdict");
    draft.tell(draft.left(...draft.main), "line");
    draft.tellMore(plan.tier >= 4 ? ["+", "~"] : ["-", "+"]);
    return;
  }
  const more = writer.random.next();
  if (more < (plan.tier === 3 ? 0.75 : 0.34)) draft.tellMore(plan.tier === 4 ? ["~", "+"] : plan.tier === 5 ? ["+", "~"] : ["+", "-"]);
  else if (more > 0.88) draft.judge("closing");
}

/** Two subjects, and how it ended. */
function long(draft: Draft): void {
  const { writer, plan } = draft;
  const r = writer.random;
  const general = plan.tier !== 3 && r.chance(0.22) && draft.judge("tale");
  if (!general && r.chance(0.22)) draft.judge("verdict");
  if (!draft.tell(draft.left(...draft.main), "tale")) draft.tell(draft.left(...draft.main), "line");
  if (!general && r.chance(0.18)) draft.tell(draft.left(...draft.main), "tale");
  else draft.tellMore(draft.main);
  if (r.chance(0.3)) draft.tellMore(draft.main);
  if (r.chance(plan.tier === 5 ? 0.3 : 0.6)) draft.tellMore(plan.tier >= 4 ? ["~"] : ["+"]);
  if (r.chance(0.3)) draft.judge("closing");
}
