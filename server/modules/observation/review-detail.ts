import { searchValues } from "../../../src/domain/review/search-values.ts";
import type {
  CorrectionEntry,
  FeedItem,
  HistoryEntry,
  IncidentPassage,
  ReviewDetail,
  ReviewMention,
} from "../../../src/generated/types.ts";
import type { StoredIncident } from "../../store/tables/analysis.ts";
import { fieldAt } from "../../analytics/projection-passages.ts";
import { signOf } from "../../analytics/sign-of.ts";
import type { PresentMention, Sense } from "../../semantics/corrections/present-mentions.ts";
import type { CorrectionStep, ReviewParts } from "./review-parts.ts";

/** What the panel of a review is made of besides its parts. */
interface DetailContext {
  review: FeedItem;
  establishment: ReviewDetail["establishment"];
  source_url: string | null;
  /** Whether it was left here, and read by the destination's moderators. */
  isOwn: boolean;
  /** The reader's: logins of other groups are left out. */
  group: string;
  /** Names a theme. */
  label: (theme: string) => string;
}

/** A review as its panel shows it. */
export function reviewDetail({ review, establishment, source_url, isOwn, group, label }: DetailContext, parts: ReviewParts): ReviewDetail {
  return {
    review,
    establishment,
    source_url,
    ...(isOwn ? { controlled_by: parts.destination } : {}),
    incidents: parts.incidents.map((incident) => shownIncident(incident, parts)),
    // A former version of an own review was refused: it is its author's and the moderators' alone.
    history: historyOf(isOwn ? { ...parts, versions: [] } : parts),
    mentions: parts.mentions.map((mention) => shownMention(mention, parts, label)),
    response: parts.reply,
    corrections: parts.corrections
      .flatMap((step) => entriesOf(step, group, label))
      .toReversed()
      .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)),
  };
}

const incidentNames = new Map(searchValues.incident?.map(({ id, name }) => [id, name]));

function shownIncident({ kind, start, end }: StoredIncident, parts: ReviewParts): IncidentPassage {
  const { field, from } = fieldAt(parts, start);
  const length = (field === "title" ? parts.title : parts.text)?.length ?? 0;
  const within = (at: number): number => Math.min(Math.max(at - from, 0), length);
  return { kind, label: incidentNames.get(kind) ?? kind, field, start: within(start), end: within(end) };
}

/** What happened to the review, newest first. */
function historyOf({ first_seen, withdrawn_at, versions, triage }: ReviewParts): HistoryEntry[] {
  const entries: HistoryEntry[] = [
    { at: first_seen, kind: "first-seen" },
    ...versions.map(({ replaced_at, ...before }): HistoryEntry => ({ at: replaced_at, kind: "edited", before })),
    ...(withdrawn_at === null ? [] : [{ at: withdrawn_at, kind: "withdrawn" as const }]),
    ...triage.flatMap(({ before, after, login, at, undone_at, undone_by }): HistoryEntry[] => [
      { at, kind: "triage", by: login, triage: { before, after } },
      ...(undone_at === null || undone_by === null
        ? []
        : [{ at: undone_at, kind: "triage-undone" as const, by: undone_by, triage: { before: after, after: before } }]),
    ]),
  ];
  return entries.toReversed().toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
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

/** A step is listed when it was taken, and once more when it was undone. */
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
