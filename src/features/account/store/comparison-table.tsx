import { Check, Minus } from "lucide-react";
import type { ReactElement } from "react";

import type { StoreOption } from "../../../generated/types.ts";
import { Card } from "../../../ui/card/card.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden/visually-hidden.tsx";
import { advantagesOf } from "./comparison.ts";
import styles from "./store.module.css";
import { useTexts } from "./texts.ts";

/** Offers side by side, by what they give. */
export function ComparisonTable({ offers }: { offers: readonly StoreOption[] }): ReactElement {
  const { t } = useTexts();
  return (
    <Card title={t("offers.compare")} flush>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls must be reachable by keyboard */}
      <div className={styles.scrolled} role="group" aria-label={t("offers.compare")} tabIndex={0}>
        <table className={styles.comparison}>
          <thead>
            <tr>
              <th scope="col">{t("offers.advantage")}</th>
              {offers.map(({ id, title }) => (
                <th key={id} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {advantagesOf(offers).map(({ text, offers: having }) => (
              <tr key={text}>
                <th scope="row">{text}</th>
                {offers.map(({ id }) => (
                  <td key={id} data-included={having.has(id) || undefined}>
                    {having.has(id) ? <Check aria-hidden /> : <Minus aria-hidden />}
                    <VisuallyHidden>{t(having.has(id) ? "offers.included" : "offers.notIncluded")}</VisuallyHidden>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
