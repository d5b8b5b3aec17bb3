import type { ReactElement } from "react";

import type { StoreOption } from "../../../generated/types.ts";
import { Badge } from "../../../ui/badge/badge.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { PriceLine } from "./price-line.tsx";
import styles from "./store.module.css";
import { SubscribeLink } from "./subscribe-link.tsx";
import { useTexts } from "./texts.ts";

/** The options that can be added, each with its price and state. */
export function OptionRows({ options }: { options: readonly StoreOption[] }): ReactElement {
  const { t } = useTexts();
  return (
    <Card title={t("options.available")} flush>
      {options.length === 0 && <EmptyState title={t("options.empty")}>{t("options.emptyText")}</EmptyState>}
      <ul className={styles.rows}>
        {options.map((option) => (
          <li key={option.id}>
            <div className={styles.what}>
              <h3>
                {option.title}{" "}
                {option.held !== "none" && (
                  <Badge tone={option.held === "subscription" ? "accent" : "neutral"}>{t(`held.${option.held}`)}</Badge>
                )}
              </h3>
              <p>{option.description}</p>
            </div>
            <PriceLine option={option} />
            <SubscribeLink option={option} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
