import type { ReactElement, ReactNode } from "react";

import { formatNumber } from "../../../domain/format/format.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Drawer } from "../../../ui/drawer/drawer.tsx";
import styles from "./reviews-browser.module.css";
import { useTexts } from "./texts.ts";

interface FacetDrawerProps {
  open: boolean;
  onClose: () => void;
  /** Reviews that are found; undefined until they are counted. */
  total: number | undefined;
  /** Absent where nothing is chosen. */
  onClear: (() => void) | undefined;
  children: ReactNode;
}

/** The facets where there is no room for their column: what is chosen counts at once, the button at the foot leads back to the list. */
export function FacetDrawer({ open, onClose, total, onClear, children }: FacetDrawerProps): ReactElement {
  const { t } = useTexts();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t("facets.title")}
      width={360}
      footer={
        <>
          {onClear && (
            <Button variant="ghost" onClick={onClear}>
              {t("facets.clear")}
            </Button>
          )}
          <Button variant="primary" className={styles.show} onClick={onClose}>
            {total === undefined ? t("list.back") : t("facets.show", { count: total, n: formatNumber(total) })}
          </Button>
        </>
      }
    >
      {children}
    </Drawer>
  );
}
