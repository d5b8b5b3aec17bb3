import { Send, Undo2 } from "lucide-react";
import type { ReactElement } from "react";

import { formatDate } from "../../domain/format/format.ts";
import { Button } from "../../ui/button/button.tsx";
import styles from "./moderation.module.css";
import type { Place } from "./moderation-queries.ts";
import { useTexts } from "./texts.ts";
import { useResend, useTakeBack } from "./use-decisions.ts";

/** Sends the notification of the review to its establishment again. */
export function Resend({ place, isOpen }: { place: Place; isOpen: boolean }): ReactElement | null {
  const { t } = useTexts();
  const { run, busy } = useResend();
  if (!isOpen) return null;
  return (
    <Button variant="ghost" icon={Send} busy={busy} onClick={() => run(place)}>
      {t("actions.resend")}
    </Button>
  );
}

/** Takes the last decision back while that is possible. */
export function TakeBackButton({ place, revision, until }: { place: Place; revision: number; until: string }): ReactElement {
  const { t } = useTexts();
  const { run, busy } = useTakeBack();
  return (
    <span className={styles.takeBack}>
      <Button icon={Undo2} busy={busy} onClick={() => run({ place, revision })}>
        {t("detail.takeBack")}
      </Button>
      <span className={styles.muted}>{t("detail.takeBackUntil", { time: formatDate(until, "time") })}</span>
    </span>
  );
}
