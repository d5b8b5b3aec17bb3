import type { LucideIcon } from "lucide-react";
import { X } from "lucide-react";
import type { ReactElement } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import styles from "./badge.module.css";

export interface ChipProps {
  label: string;
  icon?: LucideIcon;
  /** A dot before the label, of this colour; any CSS colour from configuration or `var(--category-1)`. */
  color?: string;
  /** Makes it a toggle. */
  onToggle?: () => void;
  pressed?: boolean;
  onRemove?: () => void;
}

/** A tag: plain, to toggle, or to take away. */
export function Chip({ label, icon: Icon, color, onToggle, pressed, onRemove }: ChipProps): ReactElement {
  const { t } = useTranslation("ui");
  const content = (
    <>
      {color && <span className={styles.dot} style={{ background: color }} aria-hidden />}
      {Icon && <Icon aria-hidden />}
      {label}
    </>
  );
  if (onToggle)
    return (
      <button type="button" className={styles.chip} aria-pressed={pressed ?? false} onClick={onToggle}>
        {content}
      </button>
    );
  return (
    <span className={styles.chip}>
      {content}
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={t("remove", { label })} onClick={onRemove}>
          <X aria-hidden />
        </button>
      )}
    </span>
  );
}
