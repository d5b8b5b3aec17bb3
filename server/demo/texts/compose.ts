import type { ReviewPlan } from "../plan.ts";
import { Draft, type Point } from "./draft.ts";
import type { Fragment } from "./markup.ts";
import { titleOf } from "./title.ts";
import type { Writer } from "./writer.ts";

/** A review's words, null where the author wrote none, and the points of the plan that they express. */
export interface Written {
  title: string | null;
  text: string | null;
  /** The line of the bank that is the whole text, or null where it is put together. */
  source: Fragment | null;
  points: Point[];
}

/** Writes the text that the plan describes: a guest's own from end to end where one fits, else one put together; points without fitting words are left out. */
export function composeReview(writer: Writer, plan: ReviewPlan, withTitle: boolean): Written {
  const draft = new Draft(writer, plan);
  if (plan.shape === "terse") terse(draft);
  else if (plan.shape === "list") list(draft);
  else if (plan.shape === "normal") normal(draft);
  else if (plan.shape === "long") long(draft);
  const text = plan.shape === "silent" ? null : draft.text();
  // Who writes a line or two seldom bothers with a title, and who has one thing to say hardly ever.
  const titled = withTitle && text !== null && draft.random.chance(text.length > 100 ? 0.85 : draft.points.length > 1 ? 0.1 : 0.05);
  const title = titled ? titleOf(writer, { tier: plan.tier, points: draft.points, text }) : null;
  return { title, text, source: draft.source, points: draft.points };
}

/** A few words, or one thing. */
function terse(draft: Draft): void {
  const at = draft.random.next();
  if (at < 0.36 && draft.tell(draft.left(...draft.main))) return;
  if (at > 0.8 && draft.judge("verdict")) return;
  draft.word();
}

/** «Chambre propre, personnel souriant», a whole short review of the bank, or one point in plain words. */
function list(draft: Draft): void {
  if (draft.random.chance(0.12) && enumeration(draft)) return;
  if (!draft.whole("short")) plainly(draft);
}

/** Praise or blame in a few words each; both only under headings that set them apart. */
function enumeration(draft: Draft): boolean {
  const { writer, plan, random: r } = draft;
  const bits = (sign: "+" | "-"): { bit: string; point: Point }[] =>
    plan.points
      .filter(({ polarity }) => polarity === sign)
      .slice(0, 2)
      .flatMap((point) => {
        const bit = writer.part(`${point.theme} b${sign}`);
        return bit === null ? [] : { bit, point };
      });
  const [good, bad] = [bits("+"), bits("-")];
  if (good.length + bad.length < 2 || (plan.tier <= 3 && bad.length === 0)) return false;
  draft.points.push(...[...good, ...bad].map(({ point }) => point));
  const praise = good.map(({ bit }) => bit);
  const blame = bad.map(({ bit }) => bit);
  if (praise.length > 0 && blame.length > 0) {
    const [plus = "+", minus = "-"] = (writer.part("marks") ?? "+@-").split("@");
    return draft.add(`${plus} ${praise.join(", ")}\n${minus} ${blame.join(", ")}`);
  }
  const part = praise.length > 0 ? praise : blame;
  if (r.chance(0.4)) return draft.add(part.join(", "));
  return draft.add(`${part.slice(0, -1).join(", ")} ${writer.part("and") ?? ","} ${part.at(-1) ?? ""}`);
}

/** A review of some sentences. */
function normal(draft: Draft): void {
  if (!draft.whole("medium") && !draft.whole("long")) story(draft, false);
}

/** A review at length. */
function long(draft: Draft): void {
  if (!draft.whole("long") && !draft.whole("medium")) story(draft, true);
}

/** How it began, point by point what was good and bad, something by the way, how it ends: what a guest remembers of it. */
function story(draft: Draft, atLength: boolean): void {
  const { random: r, plan } = draft;
  // Sentences of the other languages are shorter: more of them make a story.
  const foreign = draft.writer.scene.lang !== "fr";
  const mood = plan.tier >= 4 ? "good" : plan.tier === 3 ? "mixed" : "bad";
  const often = (short: number, other: number, long: number): boolean => r.chance(atLength ? long : foreign ? other : short);
  if (often(0.62, 0.75, 0.88)) draft.frame(`open ${mood}`);
  else if (r.chance(0.3)) draft.judge("verdict");
  let last: Point | null = null;
  for (const point of plan.points) {
    // A point contrary to the rating appears beside one that bears it out, never alone.
    if (mood !== "mixed" && !draft.main.includes(point.polarity) && draft.points.length === 0) continue;
    const turns: boolean = last !== null && (last.polarity === "+") !== (point.polarity === "+");
    // Some points are touched on in few words.
    const brief: boolean = !turns && r.chance(0.1) && draft.tell([point]);
    if (!brief && !draft.narrate(point, turns)) continue;
    for (let more = atLength && foreign ? 2 : 1; more > 0; more--) if (often(0.18, 0.6, 0.7)) draft.elaborate(point);
    last = point;
  }
  // Where no sentence fits, plain words do.
  if (last === null) plainly(draft);
  if (often(0.25, 0.5, 0.75)) draft.frame("aside");
  if (often(0.56, 0.65, 0.85)) draft.frame(`close ${plan.tier}`);
}

/** One subject in plain words, seldom a word on what is near it; false when there are none for it. */
function plainly(draft: Draft): boolean {
  if (!draft.tell(draft.left(...draft.main))) return false;
  if (draft.random.chance(0.12)) draft.tell(draft.near);
  return true;
}
