import { ChevronDown, Info } from "lucide-react";
import type { ReactElement } from "react";

import { formatNumber } from "../../../../domain/format/format.ts";
import type { ReviewOrder, UrgencyRule } from "../../../../generated/types.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { IconButton } from "../../../../ui/button/icon-button.tsx";
import { Menu } from "../../../../ui/menu/menu.tsx";
import { Popover } from "../../../../ui/popover/popover.tsx";
import { reviewOrders } from "../reviews-scope.ts";
import styles from "../reviews-browser.module.css";
import { useTexts } from "../texts.ts";

interface OrderMenuProps {
  value: ReviewOrder;
  /** By what the present order puts the urgent ones first; absent in another order. */
  rule: UrgencyRule | undefined;
  onChange: (order: ReviewOrder) => void;
}

/** In which order the reviews are, and the rule of urgency in words. */
export function OrderMenu({ value, rule, onChange }: OrderMenuProps): ReactElement {
  const { t } = useTexts();
  return (
    <div className={styles.order}>
      {value === "urgency" && rule && (
        <Popover
          label={t("order.rule")}
          align="end"
          className={styles.help}
          trigger={(trigger) => <IconButton {...trigger} size="compact" icon={Info} label={t("order.rule")} />}
        >
          <p>{t("order.ruleText")}</p>
          <ol className={styles.rule}>
            <li>{t("order.ruleBad", { bad: formatNumber(rule.bad_below) })}</li>
            <li>{t("order.ruleRecent", { days: formatNumber(rule.recent_days) })}</li>
            {rule.seen_share !== undefined && <li>{t("order.ruleSeen", { share: formatNumber(rule.seen_share * 100) })}</li>}
            <li>{t("order.ruleWritten")}</li>
            <li>{t("order.ruleLatest")}</li>
          </ol>
        </Popover>
      )}
      <Menu
        label={t("order.label")}
        entries={reviewOrders.map((order) => ({
          id: order,
          label: t(`order.${order}`),
          selected: order === value,
          onSelect: () => onChange(order),
        }))}
        trigger={(trigger) => (
          <Button {...trigger} size="compact" icon={ChevronDown} iconPosition="right">
            <span className={styles.muted}>{t("order.label")}</span> {t(`order.${value}`)}
          </Button>
        )}
      />
    </div>
  );
}
