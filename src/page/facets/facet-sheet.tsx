import type { ReactElement } from "react";

import { formatNumber } from "../../domain/format/format.ts";
import { Button } from "../../ui/button/button.tsx";
import { Drawer } from "../../ui/drawer/drawer.tsx";
import { Select } from "../../ui/select/select.tsx";
import type { FacetControl } from "./facet-controls.ts";
import styles from "./facet-bar.module.css";
import { usePageTexts } from "../words/texts.ts";

interface FacetSheetProps {
  open: boolean;
  onClose: () => void;
  facets: readonly FacetControl[];
  /** Reviews under the filters; null where they are too few to be shown, undefined until they are counted. */
  total: number | null | undefined;
  /** Absent where nothing differs from the document's own filters. */
  onClear: (() => void) | undefined;
}

/** The filters of a page on a small screen: each counts at once, the button at its foot leads back to what they leave. */
export function FacetSheet({ open, onClose, facets, total, onClear }: FacetSheetProps): ReactElement {
  const { t } = usePageTexts();
  const label =
    total === null || total === undefined ? t("facets.show") : t("facets.showReviews", { count: total, total: formatNumber(total) });
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t("facets.label")}
      footer={
        <>
          {onClear && (
            <Button variant="ghost" onClick={onClear}>
              {t("facets.clear")}
            </Button>
          )}
          <Button variant="primary" className={styles.show} onClick={onClose}>
            {label}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {facets.map(({ dimension, except, ...facet }) => (
          <Select key={dimension} multiple hint={except} {...facet} />
        ))}
      </div>
    </Drawer>
  );
}
