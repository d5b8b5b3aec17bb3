import type { ReactElement } from "react";

import { formatDate } from "../../../src/domain/format/format.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import type { FeedItem } from "../../../src/generated/types.ts";
import { CutNote } from "../../../src/ui/chart/words/cut-note.tsx";
import { seriesColor } from "../../../src/ui/chart/canvas/chart-theme.ts";
import { clauses } from "../../../src/ui/chart/words/phrases.ts";
import { NoData } from "../../../src/ui/chart/words/no-data.tsx";
import { useChartTheme } from "../../../src/ui/chart/canvas/use-chart-theme.ts";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import { ReviewCard } from "../../../src/ui/review-card/review-card.tsx";
import { VisuallyHidden } from "../../../src/ui/visually-hidden/visually-hidden.tsx";
import styles from "./feed.module.css";
import { sentence, urgencyText } from "./sentence.ts";
import { shownOf } from "./shown.ts";

export { sentence } from "./sentence.ts";
export { tableOf } from "./table.ts";

/** The latest reviews, or those to answer first, with the rule that says which these are. To the public each says when the experience was and whether it was verified, as the law asks. */
export default function FeedView(props: ViewProps<"feed">): ReactElement {
  const t = viewText();
  const { options, result, context } = props;
  const theme = useChartTheme();
  const drill = context.onDrill;
  const items = shownOf(result, options);
  if (items.length === 0) return <NoData sentence={sentence(props, t)} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reachable by keyboard
    <div className={styles.feed} role="group" aria-label={context.title} tabIndex={0}>
      <VisuallyHidden>{sentence(props, t)}</VisuallyHidden>
      {result.urgency && (
        <details className={styles.rule}>
          <summary>{t("feed.how")}</summary>
          <p>{urgencyText(t, result.urgency)}</p>
        </details>
      )}
      {items.map((item) => (
        <div key={item.id} className={styles.item}>
          <ReviewCard
            review={(options.themes ?? true) ? item : { ...item, themes: [], passages: [] }}
            lines={options.lines ?? 2}
            onOpen={drill && (() => drill({ filters: {}, label: context.title, review: item.id }))}
            providerColor={seriesColor(theme, context.providerColors?.[item.provider], 0)}
            {...(context.now === undefined ? {} : { now: context.now })}
          />
          {context.audience === "public" && <p className={styles.legal}>{legalLine(item)}</p>}
        </div>
      ))}
      {result.total !== null && (
        <CutNote
          shown={items.length}
          total={result.total}
          dimension="review"
          onMore={drill && (() => drill({ filters: {}, label: context.title }))}
        />
      )}
    </div>
  );
}

/** What the law wants beside a review (DOMAIN t2.8): the date of the experience, and whether it was checked. */
function legalLine({ experience_date: day, verified, verification }: FeedItem): string {
  const t = viewText();
  return clauses(
    t("feed.experience", { date: formatDate(day, "long") }),
    verification ? t(`feed.verification.${verification}`) : t(verified ? "feed.verified" : "feed.unverified"),
  );
}
