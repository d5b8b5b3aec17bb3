import type { ReviewPlan } from "../plan.ts";
import { Draft, type Point } from "./draft.ts";
import { titleOf } from "./title.ts";
import type { Writer } from "./writer.ts";

/** A review's words, null where the author wrote none, and what of the plan they tell. */
export interface Written {
  title: string | null;
  text: string | null;
  /** The text is a guest's own from end to end, in a hand of its own. */
  isWhole: boolean;
  points: Point[];
}

/** Writes the text that the plan describes, in plain words or in a guest's own; points without fitting words are left out. */
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
  return { title, text, isWhole: draft.isWhole, points: draft.points };
}

/** A few words, or one thing. */
function terse(draft: Draft): void {
  const at = draft.random.next();
  if (at < 0.36 && draft.tell(draft.left(...draft.main))) return;
  if (at > 0.8 && draft.judge("verdict")) return;
  draft.word();
}

/** «Chambre propre, personnel souriant», a short review told in one go, or one thing in plain words. */
function list(draft: Draft): void {
  const at = draft.random.next();
  if (at < 0.14 && enumeration(draft)) return;
  if (at > 0.75 || !draft.whole("short")) plainly(draft);
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

/** How many of those who write neither a word nor at length say one thing as anybody would; the others' are whole reviews of the bank. */
const plainShare = 0.3;

/** One thing in plain words, or a review told in one go: mostly a brief one. */
function normal(draft: Draft): void {
  const r = draft.random;
  if (r.chance(plainShare) && plainly(draft)) return;
  if (!draft.whole(r.chance(0.5) ? "short" : "medium")) plainly(draft);
}

/** A review told in one go: at length, or as near to it as one is left. */
function long(draft: Draft): void {
  if (!draft.whole("long")) plainly(draft);
}

/** One subject in plain words, seldom a word on what is near it; false when there are none for it. */
function plainly(draft: Draft): boolean {
  if (!draft.tell(draft.left(...draft.main))) return false;
  if (draft.random.chance(0.12)) draft.tell(draft.near);
  return true;
}
