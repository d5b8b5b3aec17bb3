import { Flag } from "lucide-react";
import type { ReactElement } from "react";

import type { FeedItem } from "../../generated/types.ts";
import type { Vocabulary } from "./reviews-types.ts";
import styles from "./review-sheet.module.css";
import { useTexts } from "./texts.ts";

interface ReportWayProps {
  review: Pick<FeedItem, "id" | "provider">;
  /** The review at its source. */
  sourceUrl: string | null;
  /** The destination whose moderators have read it, where it was left here. */
  controlledBy: string | undefined;
  providers: Vocabulary["providers"];
}

/**
 * Where a review that breaks the rules is reported: here for what is published here, with how it was controlled, else where its
 * platform says how, else at the review itself. Nothing where none of them is known.
 */
export function ReportWay({ review, sourceUrl, controlledBy, providers }: ReportWayProps): ReactElement | null {
  const { t } = useTexts();
  const provider = providers?.find(({ id }) => id === review.provider);
  if (!provider || provider.answers === "none") return null;
  const way =
    provider.answers === "here"
      ? { href: `/public/review/report/${review.id}`, label: t("report.here") }
      : provider.report_url !== undefined
        ? { href: provider.report_url, label: t("report.how", { provider: provider.name }) }
        : sourceUrl !== null
          ? { href: sourceUrl, label: t("report.there", { provider: provider.name }) }
          : null;
  return (
    way && (
      <p className={styles.report}>
        <Flag size={14} aria-hidden />
        <a href={way.href} target="_blank" rel="noreferrer">
          {way.label}
        </a>
        {controlledBy !== undefined && (
          <a href={`/public/moderation/${controlledBy}`} target="_blank" rel="noreferrer">
            {t("report.control")}
          </a>
        )}
      </p>
    )
  );
}
