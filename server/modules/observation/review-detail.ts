import type { CorrectionEntry, FeedItem, ReviewDetail, ReviewMention } from "../../../src/generated/types.ts";
import { fieldAt, signOf } from "../../analytics/projection-passages.ts";
import type { PresentMention, Sense } from "../../semantics/corrections/present-mentions.ts";
import type { CorrectionStep, ReviewParts } from "./review-parts.ts";

/** A review as its panel shows it. `label` names a theme, `group` is the reader's: logins of other groups are not told. */
export function reviewDetail(review: FeedItem, parts: ReviewParts, group: string, label: (theme: string) => string): ReviewDetail {
  return {
    review,
    mentions: parts.mentions.map((mention) => shownMention(mention, parts, label)),
    response: parts.reply,
    corrections: parts.corrections
      .flatMap((step) => entriesOf(step, group, label))
      .toReversed()
      .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)),
  };
}

function shownMention(
  { id, theme, polarity, strength, start, end, sentence, corrected, original }: PresentMention,
  parts: ReviewParts,
  label: (theme: string) => string,
): ReviewMention {
  const { field, from } = fieldAt(parts, start);
  const length = (field === "title" ? parts.title : parts.text)?.length ?? 0;
  const within = (at: number): number => Math.min(Math.max(at - from, 0), length);
  return {
    id,
    theme,
    theme_label: label(theme),
    polarity: signOf(polarity),
    strength,
    field,
    start: within(start),
    end: within(end),
    sentence: [within(sentence[0]), within(sentence[1])],
    corrected,
    ...(original ? { original: signed(original) } : {}),
  };
}

/** A step is told when it was taken, and once more when it was undone. */
function entriesOf(step: CorrectionStep, group: string, label: (theme: string) => string): CorrectionEntry[] {
  const { mention, span, theme, polarity, before_theme, before_polarity } = step;
  const same = { mention, span, theme, theme_label: label(theme), polarity: signOf(polarity) };
  const before = before_theme !== null && before_polarity !== null ? signed({ theme: before_theme, polarity: before_polarity }) : null;
  const taken: CorrectionEntry = {
    at: step.at,
    by: step.group_id === group ? step.login : null,
    action: step.action,
    ...same,
    ...(before ? { original: before } : {}),
    undoable: step.ended === null,
  };
  if (step.ended !== "undone" || step.ended_at === null) return [taken];
  return [taken, { ...taken, at: step.ended_at, by: step.ended_group === group ? step.ended_by : null, action: "undone" }];
}

const signed = ({ theme, polarity }: Sense): { theme: string; polarity: 1 | 0 | -1 } => ({ theme, polarity: signOf(polarity) });
