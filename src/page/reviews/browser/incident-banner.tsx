import { queryOptions, useQuery } from "@tanstack/react-query";
import { OctagonAlert } from "lucide-react";
import type { ReactElement } from "react";

import { formatNumber } from "../../../domain/format/format.ts";
import { incidentKinds } from "../../../domain/review/incidents.ts";
import type { DayRange } from "../../../domain/time/period.ts";
import type { Filters } from "../../../generated/types.ts";
import { callApi } from "../../../lib/api.ts";
import { spanOf } from "../review-queries.ts";
import styles from "./incident-banner.module.css";
import { useTexts } from "./texts.ts";

/** Grave incidents that nobody of the group has read. */
export const unreadIncidents: Filters = { incident: [...incidentKinds], read: ["false"] };

/** How many of them a period has, among some reviews. */
export function unreadQuery(range: DayRange, fixed: Filters) {
  return queryOptions({
    queryKey: ["reviews", "incidents", range, fixed],
    queryFn: ({ signal }) =>
      callApi("countReviews", { body: { ...spanOf(range), filters: { ...unreadIncidents, ...fixed }, facets: [] }, signal }),
  });
}

interface IncidentBannerProps {
  range: DayRange;
  /** Those of the scope. */
  fixed: Filters;
  /** They are what is shown. */
  isShown: boolean;
  onShow: () => void;
}

/** How many grave incidents of the period nobody has read, whatever is searched, and the way to them. */
export function IncidentBanner({ range, fixed, isShown, onShow }: IncidentBannerProps): ReactElement | null {
  const { data } = useQuery(unreadQuery(range, fixed));
  return isShown ? null : <IncidentNotice count={data?.total ?? 0} onShow={onShow} />;
}

interface IncidentNoticeProps {
  count: number;
  /** Above a page, whatever its period is: of the last twelve months, and no row of a list. */
  isAlone?: boolean;
  onShow: () => void;
}

/** Says that so many grave incidents wait to be read, and leads to them; nothing where there are none. */
export function IncidentNotice({ count, isAlone = false, onShow }: IncidentNoticeProps): ReactElement | null {
  const { t } = useTexts();
  if (count === 0) return null;
  return (
    <button type="button" className={isAlone ? `${styles.banner} ${styles.alone}` : styles.banner} onClick={onShow}>
      <OctagonAlert size={16} aria-hidden />
      <span>
        <strong>{t(isAlone ? "incidents.unreadYear" : "incidents.unread", { count, n: formatNumber(count) })}</strong>{" "}
        {t("incidents.kinds")}
      </span>
      <span className={styles.show}>{t("incidents.show")}</span>
    </button>
  );
}
