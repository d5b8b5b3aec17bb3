import { ClipboardList } from "lucide-react";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";

import { preferencesAccess } from "../../domain/access/access.ts";
import { sessionMayOpen, useSession } from "../session/session.ts";
import { formsPath } from "./forms-card.tsx";
import styles from "./forms-card.module.css";
import { useTexts } from "./texts.ts";

/** The way from figures of satisfaction to the forms behind them, for whoever may open these. */
export function FormsEntry({ establishment }: { establishment: string | null }): ReactElement | null {
  const { t } = useTexts();
  if (!sessionMayOpen(useSession(), preferencesAccess)) return null;
  const query = establishment === null ? "" : `?establishment=${encodeURIComponent(establishment)}`;
  return (
    <p className={styles.entry}>
      <ClipboardList size={18} aria-hidden />
      <Link to={`${formsPath}${query}`}>{t("title")}</Link>
      <span className={styles.muted}>{t("entry")}</span>
    </p>
  );
}
