import { Flag, FlagOff } from "lucide-react";
import type { ReactElement } from "react";

import type { DayRange } from "../../domain/time/period.ts";
import type { JournalMark } from "../../generated/types.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { useMarksShown } from "./use-journal-marks.ts";
import { usePageTexts } from "../words/texts.ts";

/** Shows or hides the marks of the journal on time charts; absent where none falls into the period. */
export function MarksSwitch({ marks, range }: { marks: readonly JournalMark[]; range: DayRange }): ReactElement | null {
  const { t } = usePageTexts();
  const [shown, show] = useMarksShown();
  if (!marks.some(({ from, to }) => from < range.to && to >= range.from)) return null;
  return <IconButton icon={shown ? Flag : FlagOff} bordered label={t("journal.marks")} pressed={shown} onClick={() => show(!shown)} />;
}
