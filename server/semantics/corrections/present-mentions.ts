import type { MentionCorrectionsTable, MentionPolarity, StoredExpression, StoredMention } from "../../store/tables/analysis.ts";

/** A mention as readers see it: what the analysis says, but for what somebody corrected. */
export interface PresentMention extends StoredMention {
  /** Unique within its review. */
  id: string;
  /** Somebody changed or added it. */
  corrected: boolean;
  /** What the analysis says now; null where it finds nothing that corresponds to the mention. */
  analysed: Sense | null;
  /** A second analysed mention that this one covers: of the theme that somebody gave it, on the same words. */
  twin: Sense | null;
  /** What the analysis said where somebody corrected it; null for other mentions. */
  original: Sense | null;
}

export interface Sense {
  theme: string;
  polarity: MentionPolarity;
}

export interface PresentExpression extends StoredExpression {
  /** The mention that it belongs to. */
  mention: PresentMention;
}

/** The part of a correction in force on which the present mentions depend. */
export type StandingCorrection = Omit<
  MentionCorrectionsTable,
  | "review_id"
  | "step"
  | "before_theme"
  | "before_polarity"
  | "login"
  | "group_id"
  | "at"
  | "ended"
  | "ended_at"
  | "ended_by"
  | "ended_group"
>;

/** The id of a mention that nobody has corrected. A sentence holds one mention of a theme at most, so it is unique. */
export function mentionId(theme: string, start: number, end: number): string {
  return `${theme}-${start}-${end}`;
}

/**
 * Lays corrections over what the analysis found, in the order of the text. A correction outlives another analysis and
 * another wording: it holds for the mention of the same theme on the same words, moved or not; one whose words are gone waits.
 * What somebody said and the analysis finds as well is one mention.
 */
export function presentMentions(
  analysed: readonly StoredMention[],
  corrections: readonly StandingCorrection[],
  words: string,
): PresentMention[] {
  // Nearly every review: an import passes here with each of its own.
  if (corrections.length === 0) return inOrder(analysed.map(untouched));
  const free = new Map(analysed.map((mention) => [idOf(mention), mention]));
  const claim = (theme: string | null, { span }: StandingCorrection, start: number): StoredMention | null => {
    const found = matching(free, theme, start, start + span.length);
    if (found) free.delete(found[0]);
    return found?.[1] ?? null;
  };
  const standing = corrections.flatMap((correction) => {
    const moved = locate(correction, words);
    if (moved === null) return [];
    return [{ correction, moved, own: claim(correction.analysed_theme, correction, correction.start + moved) }];
  });
  const present: PresentMention[] = [];
  // Once every correction has the mention that it was made on: none takes that of another.
  for (const { correction, moved, own } of standing) {
    const same = claim(correction.theme, correction, correction.start + moved);
    if (correction.action === "removed") continue;
    const analysis = own ?? same;
    present.push({
      ...(own ?? standalone(correction, moved)),
      id: correction.mention,
      theme: correction.theme,
      polarity: correction.polarity,
      corrected: true,
      analysed: analysis && senseOf(analysis),
      twin: own && same && senseOf(same),
      original: own ? senseOf(own) : originalOf(correction),
    });
  }
  const taken = new Set(present.map(({ id }) => id));
  for (const [id, mention] of free) if (!taken.has(id)) present.push(untouched(mention));
  return inOrder(present);
}

const inOrder = (mentions: PresentMention[]): PresentMention[] => mentions.sort((a, b) => a.start - b.start || a.end - b.end);

const idOf = ({ theme, start, end }: StoredMention): string => mentionId(theme, start, end);

/** A mention as the analysis says it. */
const untouched = (mention: StoredMention): PresentMention => ({
  ...mention,
  id: idOf(mention),
  corrected: false,
  analysed: senseOf(mention),
  twin: null,
  original: null,
});

/** The expressions of mentions that are left; those of a corrected one say what it says. */
export function presentExpressions(expressions: readonly StoredExpression[], mentions: readonly PresentMention[]): PresentExpression[] {
  return expressions.flatMap((expression) => {
    for (const mention of mentions) {
      const { analysed, twin, sentence } = mention;
      const sense = [analysed, twin].find((one) => one?.theme === expression.theme);
      if (!sense || expression.start < sentence[0] || sentence[1] < expression.end) continue;
      const polarity = mention.polarity === sense.polarity ? expression.polarity : mention.polarity;
      return [{ ...expression, theme: mention.theme, polarity, mention }];
    }
    return [];
  });
}

const senseOf = ({ theme, polarity }: Sense): Sense => ({ theme, polarity });

function originalOf({ analysed_theme, analysed_polarity }: StandingCorrection): Sense | null {
  return analysed_theme === null || analysed_polarity === null ? null : { theme: analysed_theme, polarity: analysed_polarity };
}

/** How far the words of a correction have moved in the text; null where they are gone. */
function locate({ start, end, span }: StandingCorrection, words: string): number | null {
  if (words.slice(start, end) === span) return 0;
  let nearest: number | null = null;
  for (let at = words.indexOf(span); at >= 0; at = words.indexOf(span, at + 1))
    if (nearest === null || Math.abs(at - start) < Math.abs(nearest - start)) nearest = at;
  return nearest === null ? null : nearest - start;
}

function matching(
  free: ReadonlyMap<string, StoredMention>,
  theme: string | null,
  start: number,
  end: number,
): [string, StoredMention] | undefined {
  const same = [...free].filter(([, mention]) => mention.theme === theme && mention.start < end && start < mention.end);
  return same.find(([, mention]) => mention.start === start && mention.end === end) ?? same[0];
}

function standalone(
  { theme, polarity, strength, start, end, sentence_start, sentence_end }: StandingCorrection,
  moved: number,
): StoredMention {
  return {
    theme,
    polarity,
    strength,
    start: start + moved,
    end: end + moved,
    sentence: [Math.max(0, sentence_start + moved), sentence_end + moved],
  };
}
