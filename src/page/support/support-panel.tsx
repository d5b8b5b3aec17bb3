import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";

import { changeOf } from "../../domain/figure/change.ts";
import { formatFigure } from "../../domain/figure/figure.ts";
import { formatNumber } from "../../domain/format/format.ts";
import type { SupportItem } from "../../generated/types.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { ChangeMark } from "../../ui/chart/figure/change-mark.tsx";
import { DetailPanel } from "../detail/detail-panel.tsx";
import { VisitList } from "../visits/visit-list.tsx";
import { reasonText } from "./reason-text.ts";
import { supportedQuery, type SupportQuestion } from "./support-queries.ts";
import styles from "./support.module.css";
import { useTexts } from "./texts.ts";

interface SupportPanelProps {
  /** The establishment shown; null where the panel is closed. */
  establishment: string | null;
  question: SupportQuestion;
  onClose: () => void;
}

/** One establishment beside the page: why it is to be supported, its figures, its visits, and the way to its page. */
export function SupportPanel({ establishment, question, onClose }: SupportPanelProps): ReactElement {
  const { t } = useTexts();
  const query = useQuery({ ...supportedQuery(establishment ?? "", question), enabled: establishment !== null });
  return (
    <DetailPanel<SupportItem>
      open={establishment !== null}
      onClose={onClose}
      query={query}
      title={(item) => item?.name ?? t("panel.title")}
      note={(item) => item.commune}
      absent={{ title: t("panel.absent"), text: t("panel.absentText") }}
    >
      {(item) => (
        <div className={styles.panel}>
          <section>
            <h3>{t("panel.why")}</h3>
            {item.reasons.length === 0 ? (
              <p className={styles.muted}>{t("noReason")}</p>
            ) : (
              <ul className={styles.reasons}>
                {item.reasons.map((reason) => (
                  <li key={reason.kind}>{reasonText(t, reason)}</li>
                ))}
              </ul>
            )}
          </section>
          <section>
            <h3>{t("panel.figures")}</h3>
            <SupportFigures item={item} />
          </section>
          <div>
            <Link to={`/establishments/${item.establishment}`} className={buttonClass()}>
              {t("panel.open")}
            </Link>
          </div>
          <VisitList key={item.establishment} establishment={item.establishment} />
        </div>
      )}
    </DetailPanel>
  );
}

function SupportFigures({ item: { index, rating, before, response_rate, reviews, unanswered } }: { item: SupportItem }): ReactElement {
  const { t } = useTexts();
  const change = changeOf(rating, before, "rating", "up");
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t("column.rating")}</dt>
        <dd>
          {formatFigure(rating.value, "rating")} {change && <ChangeMark change={change} better="up" reference="" />}
        </dd>
      </div>
      <div>
        <dt>{t("column.index")}</dt>
        <dd>{formatFigure(index.value, "rating")}</dd>
      </div>
      <div>
        <dt>{t("column.reviews")}</dt>
        <dd>{formatNumber(reviews)}</dd>
      </div>
      <div>
        <dt>{t("column.responseRate")}</dt>
        <dd>{formatFigure(response_rate.value, "percent")}</dd>
      </div>
      <div>
        <dt>{t("column.unanswered")}</dt>
        <dd>{formatNumber(unanswered)}</dd>
      </div>
    </dl>
  );
}
