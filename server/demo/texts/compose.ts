import type { ReviewPlan } from "../plan.ts";
import { Draft, type Point } from "./draft.ts";
import { titleOf } from "./title.ts";
import type { Writer } from "./writer.ts";

/** A review's words, null where the author wrote none, and what of the plan they tell. */
export interface Written {
  title: string | null;
  text: string | null;
  points: Point[];
}

/** How many of the texts with room for it are told in one go; the others are put together from what the plan asks for. */
const wholeShare = 0.93;

/** Writes the text that the plan describes, mostly in plain words; points without fitting words are left out. */
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

/** A few words, or one thing. */
function terse(draft: Draft): void {
  const at = draft.random.next();
  if (at < 0.36 && draft.tell(draft.left(...draft.main))) return;
  if (at > 0.8 && draft.judge("verdict")) return;
  draft.word();
}

/** «Chambre propre, personnel souriant», a short review told in one go, or two plain sentences. */
function list(draft: Draft): void {
  const r = draft.random;
  if (r.chance(0.25) && enumeration(draft)) return;
  if (r.chance(wholeShare) && draft.whole("short")) return;
  if (r.chance(0.22)) draft.judge("verdict");
  draft.tell(draft.left(...draft.main));
  if (r.chance(0.6)) draft.tellMore(draft.order(draft.likeMinded));
}

function enumeration(draft: Draft): boolean {
  const { writer, plan, random: r } = draft;
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
  const joiner = r.weighted({ and: 4, comma: 4, stop: 3, line: 1 });
  for (const part of lists) {
    if (joiner === "line") draft.add(part.join("\n"));
    else if (joiner === "stop") for (const bit of part) draft.add(bit);
    else
      draft.add(joiner === "comma" || part.length === 1 ? part.join(", ") : `${part.slice(0, -1).join(", ")} ${and} ${part.at(-1) ?? ""}`);
  }
  return true;
}

/** A review told in one go, else one or two subjects in plain words: more of them would not hang together. */
function normal(draft: Draft): void {
  const { plan, random: r } = draft;
  if (r.chance(wholeShare) && draft.whole(r.chance(0.97) ? "medium" : "any")) return;
  if (r.chance(0.3)) draft.judge("verdict");
  draft.tell(draft.left(...draft.main));
  if (r.chance(plan.tier === 3 ? 0.8 : 0.3)) draft.tellMore(draft.otherMinded);
  else if (r.chance(0.5)) draft.tellMore(draft.order(draft.likeMinded));
}

/** The same with room for more. */
function long(draft: Draft): void {
  const r = draft.random;
  if (r.chance(wholeShare) && draft.whole(r.chance(0.25) ? "any" : "medium")) return;
  const like = draft.order(draft.likeMinded);
  for (let told = 2; told > 0; told--) draft.tellMore(like);
  if (r.chance(0.6)) draft.tellMore(draft.otherMinded);
}
