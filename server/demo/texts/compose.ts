import type { ReviewPlan } from "../plan.ts";
import { finish, lowerFirst, punctuate, upperFirst } from "./punctuation.ts";
import type { Writer } from "./writer.ts";

/** A review's words; null where the author wrote none. */
export interface Written {
  title: string | null;
  text: string | null;
}

/** Writes the text that the plan describes. */
export function composeReview(writer: Writer, plan: ReviewPlan, withTitle: boolean): Written {
  const text = composeText(writer, plan);
  const title = withTitle && text !== null ? titleOf(writer, plan) : null;
  return { title, text };
}

function composeText(writer: Writer, plan: ReviewPlan): string | null {
  if (plan.shape === "silent") return null;
  if (plan.shape === "terse") return terse(writer, plan);
  if (plan.shape === "list") return list(writer, plan) ?? terse(writer, plan);
  return story(writer, plan);
}

function terse(writer: Writer, { tier, points }: ReviewPlan): string | null {
  const said = writer.part(`terse ${tier}`);
  if (said === null) return null;
  const point = points[0];
  const more = point && point.polarity !== "~" && writer.random.chance(0.6) ? writer.theme(point.theme, point.polarity) : null;
  const first = finish(writer.random, said, tier, writer.lively);
  return punctuate(more === null ? first : `${first} ${finish(writer.random, upperFirst(more), tier)}`);
}

/** «Chambre propre, personnel souriant et bon petit-déjeuner.» */
function list(writer: Writer, plan: ReviewPlan): string | null {
  const r = writer.random;
  const bits = (sign: "+" | "-"): string[] =>
    plan.points.filter(({ polarity }) => polarity === sign).flatMap(({ theme }) => writer.part(`${theme} b${sign}`) ?? []);
  const good = bits("+");
  const bad = bits("-");
  if (good.length + bad.length === 0 || (plan.tier <= 3 && bad.length === 0)) return null;
  const sentences: string[] = [];
  if (good.length > 0 && bad.length > 0 && r.chance(0.3)) {
    const marks = writer.part("marks");
    if (marks !== null) {
      const [plus = "+", minus = "-"] = marks.split("@");
      return `${plus} ${good.join(", ")}${r.pick([". ", "\n", " / "])}${minus} ${bad.join(", ")}`;
    }
  }
  const lists = plan.tier >= 3 ? [good, bad] : [bad, good];
  lists.forEach((part, i) => {
    if (part.length === 0) return;
    const joined = enumerate(part, writer.part("and") ?? ",");
    const turn = i === 1 && sentences.length > 0 ? writer.part(part === good ? "turn +" : "turn -") : null;
    sentences.push(turn === null ? upperFirst(joined) : `${turn} ${joined}`);
  });
  const reservation = plan.points.find(({ polarity }) => polarity === "~");
  const mild = reservation ? turned(writer, reservation.theme, "~") : null;
  if (mild !== null) sentences.push(mild);
  const closing = r.chance(0.35) ? writer.part(`closing ${plan.tier}`) : null;
  if (closing !== null) sentences.push(closing);
  return punctuate(sentences.map((sentence) => finish(r, sentence, plan.tier, writer.lively)).join(" "));
}

function enumerate(bits: readonly string[], and: string): string {
  if (bits.length < 2) return bits.join("");
  return `${bits.slice(0, -1).join(", ")} ${and} ${bits.at(-1) ?? ""}`;
}

function story(writer: Writer, plan: ReviewPlan): string {
  const r = writer.random;
  const { tier, points, shape } = plan;
  const long = shape === "long";
  const sentences: string[] = [];
  const say = (text: string | null): void => {
    if (text !== null) sentences.push(finish(r, upperFirst(text), tier, writer.lively));
  };
  if (r.chance(long ? 0.75 : 0.34)) say(writer.part("opener"));
  if (r.chance(long ? 0.6 : points.length < 2 ? 0.75 : 0.42)) say(writer.part(`verdict ${tier}`));
  points.forEach(({ theme, polarity }, i) => {
    const before = points[i - 1]?.polarity;
    if (before !== undefined && (before === "+") !== (polarity === "+")) say(turned(writer, theme, polarity));
    else if (before !== undefined && r.chance(0.16)) say(added(writer, theme, polarity));
    else say(writer.theme(theme, polarity));
  });
  if (sentences.length === 0) say(writer.part(`verdict ${tier}`));
  if (r.chance(long ? 0.65 : 0.45)) say(writer.part(`closing ${tier}`));
  return punctuate(sentences.join(" "));
}

/** A further point of the same mind: «En plus, …». */
function added(writer: Writer, theme: string, polarity: "+" | "-" | "~"): string | null {
  const sentence = writer.theme(theme, polarity, { sentence: true });
  const more = sentence === null || polarity === "~" ? null : writer.part(`more ${polarity}`);
  return more === null || sentence === null ? sentence : `${more} ${lowerFirst(sentence, writer.scene.lang)}`;
}

/** A change of mind is announced: «Seul bémol : …», «En revanche, …», «Heureusement, …». */
function turned(writer: Writer, theme: string, polarity: "+" | "-" | "~"): string | null {
  const sentence = writer.theme(theme, polarity, { sentence: true });
  const turn = sentence === null ? null : writer.part(polarity === "+" ? "turn +" : polarity === "~" ? "turn ~" : "turn -");
  return turn === null || sentence === null ? sentence : `${turn} ${lowerFirst(sentence, writer.scene.lang)}`;
}

function titleOf(writer: Writer, { tier, points }: ReviewPlan): string | null {
  const main = points[0];
  const ofTheme =
    main && main.polarity === (tier >= 4 ? "+" : "-") && writer.random.chance(0.35) ? writer.part(`${main.theme} b${main.polarity}`) : null;
  const title = ofTheme ?? writer.part(`title ${tier}`);
  return title === null ? null : upperFirst(title);
}
