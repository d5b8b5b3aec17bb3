import { CircleAlert } from "lucide-react";
import type { ReactElement } from "react";

import { useTexts } from "../texts.ts";
import styles from "./tile-problems.module.css";

/** On a widget: how many problems it has, and that it is drawn as it was when it had none. */
export function TileProblems({ count, kept }: { count: number; kept: boolean }): ReactElement | null {
  const { t } = useTexts();
  if (count === 0) return null;
  return (
    <p className={styles.problems}>
      <CircleAlert size={12} aria-hidden />
      {t("problems.count", { count })}
      {kept && <span> · {t("problems.kept")}</span>}
    </p>
  );
}
