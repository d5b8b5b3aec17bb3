import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactElement } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import { formatNumber } from "../../domain/format/format.ts";
import { IconButton } from "../button/icon-button.tsx";
import { pagesShown } from "./pages-shown.ts";
import styles from "./pagination.module.css";

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  /** What the pages are of, where the same screen may have others. */
  of?: string;
  onChange: (page: number) => void;
}

/** The pages of a list, and which of its items are shown. Nothing where one page is enough. */
export function Pagination({ page, pageSize, total, of, onChange }: PaginationProps): ReactElement | null {
  const { t } = useTranslation("ui");
  const last = Math.ceil(total / pageSize);
  if (last <= 1) return null;
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  return (
    <nav aria-label={of ? t("pagination.labelOf", { of }) : t("pagination.label")} className={styles.pagination}>
      <p className={styles.range}>
        {t("pagination.range", { from: formatNumber(from), to: formatNumber(to), total: formatNumber(total) })}
      </p>
      <div className={styles.controls}>
        <IconButton
          size="compact"
          icon={ChevronLeft}
          label={t("pagination.previous")}
          disabled={page <= 1}
          onClick={() => onChange(page - 1)}
        />
        <ol className={styles.pages}>
          {pagesShown(page, last).map((shown, index) => (
            <li key={shown ?? `gap-${index}`}>
              {shown === null ? (
                <span className={styles.gap} aria-hidden>
                  …
                </span>
              ) : (
                <button
                  type="button"
                  className={styles.page}
                  aria-label={t("pagination.page", { page: shown })}
                  aria-current={shown === page ? "page" : undefined}
                  onClick={() => onChange(shown)}
                >
                  {formatNumber(shown)}
                </button>
              )}
            </li>
          ))}
        </ol>
        <IconButton
          size="compact"
          icon={ChevronRight}
          label={t("pagination.next")}
          disabled={page >= last}
          onClick={() => onChange(page + 1)}
        />
      </div>
    </nav>
  );
}
