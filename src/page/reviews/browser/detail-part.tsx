import { ChevronLeft } from "lucide-react";
import type { ReactElement } from "react";

import { Button } from "../../../ui/button/button.tsx";
import { DetailColumn } from "./detail-column.tsx";
import styles from "./reviews-browser.module.css";
import { useTexts } from "./texts.ts";
import type { Browsing } from "./use-browsing.ts";
import { useEstablishmentPath } from "./use-establishment-path.ts";

/** The review that is open, beside its list or in its place. */
export function DetailPart({ browsing }: { browsing: Browsing }): ReactElement {
  const { list, open, vocabulary, layout } = browsing;
  const { t } = useTexts();
  const establishmentPath = useEstablishmentPath();
  return (
    <section id="reviews-detail" className={styles.detail} aria-label={t("parts.detail")}>
      <DetailColumn
        review={open.id}
        isEmpty={list.total === 0}
        vocabulary={vocabulary}
        establishmentPath={establishmentPath}
        neighbours={browsing.neighbours}
        onTurn={browsing.turn}
        triage={browsing.triage}
        matchesOf={browsing.matchesOf}
        awaited={browsing.awaited}
        onFocused={browsing.onFocused}
        hinted={layout.isBeside}
        back={
          !layout.isBeside && (
            <Button variant="ghost" icon={ChevronLeft} className={styles.back} onClick={browsing.backToList}>
              {t("list.back")}
            </Button>
          )
        }
      />
    </section>
  );
}
