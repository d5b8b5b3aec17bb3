import { Undo2 } from "lucide-react";
import type { ReactElement } from "react";

import type { CorrectionEntry } from "../../../generated/types.ts";
import { Button } from "../../../ui/button/button.tsx";
import { correctionText, senseText } from "./correction-texts.ts";
import type { Vocabulary } from "../reviews-types.ts";
import { useTexts } from "../texts.ts";
import type { Corrections } from "./use-corrections.ts";
import styles from "./corrections.module.css";

interface CorrectionTrailProps {
  entries: readonly CorrectionEntry[];
  corrections: Corrections;
  vocabulary: Vocabulary;
  lang: string | null;
}

/** Everything that was done to the mentions of a review, newest first; what still counts can be taken back. */
export function CorrectionTrail({ entries, corrections, vocabulary, lang }: CorrectionTrailProps): ReactElement {
  const { t } = useTexts();
  return (
    <ol className={styles.trail}>
      {entries.map((entry) => (
        <li key={`${entry.at} ${entry.mention} ${entry.action}`} className={styles.entry}>
          <p className={styles.what}>
            <q lang={lang ?? undefined}>{entry.span}</q> {changeText(t, entry, vocabulary)}
          </p>
          <p className={styles.when}>{correctionText(t, entry, vocabulary.login)}</p>
          {entry.undoable && (
            <Button size="compact" variant="ghost" icon={Undo2} disabled={corrections.busy} onClick={() => corrections.undo(entry.mention)}>
              {t("done.undo")}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

function changeText(t: Parameters<typeof senseText>[0], entry: CorrectionEntry, { themes = [] }: Vocabulary): string {
  const after = senseText(t, entry);
  const { original, action } = entry;
  if (!original || action === "removed") return after;
  const name = themes.find(({ id }) => id === original.theme)?.name ?? original.theme;
  const before = senseText(t, { theme_label: name, polarity: original.polarity });
  // What was taken back counts again as the analysis found it.
  return before === after ? t("trail.back", { after }) : t("trail.change", { before, after });
}
