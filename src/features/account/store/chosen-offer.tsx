import type { ReactElement } from "react";

import type { StoreOption } from "../../../generated/types.ts";
import { Badge } from "../../../ui/badge/badge.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { PriceLine } from "./price-line.tsx";
import { ReplacedOptions } from "./replaced-options.tsx";
import styles from "./store.module.css";
import { useTexts } from "./texts.ts";

/** What is about to be subscribed to, and what it costs. */
export function ChosenOffer({ option }: { option: StoreOption }): ReactElement {
  const { t } = useTexts();
  return (
    <Card title={t("chosen")}>
      <div className={styles.chosen}>
        <h3>{option.title}</h3>
        <PriceLine option={option} />
        {option.free_months > 0 && (
          <p>
            <Badge tone="success">{t("free", { count: option.free_months })}</Badge>
          </p>
        )}
        <ReplacedOptions option={option} />
      </div>
    </Card>
  );
}
