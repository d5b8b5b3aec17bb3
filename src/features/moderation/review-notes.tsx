import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";

import { formatDate } from "../../domain/format/format.ts";
import type { ModeratedReview } from "../../generated/types.ts";
import { createOnce } from "../../lib/create-once.ts";
import { useAction } from "../../page/action/use-action.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextArea } from "../../ui/text-area/text-area.tsx";
import type { Place } from "./moderation-queries.ts";
import styles from "./moderation.module.css";
import { useTexts } from "./texts.ts";

/** The moderators' notes on a review, with author and time. */
export function ReviewNotes({ place, notes }: { place: Place; notes: ModeratedReview["notes"] }): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const [text, setText] = useState("");
  const { run, busy } = useAction({
    act: () => createOnce("addModerationNote", { params: { ...place }, body: { text } }),
    onDone: async () => {
      setText("");
      await client.invalidateQueries({ queryKey: ["moderation", "review", place.reviewId] });
    },
    failure: t("detail.noteFailed"),
  });
  return (
    <div className={styles.notes}>
      {notes.map(({ id, text: said, login, at }) => (
        <div key={id} className={styles.note}>
          <p>{said}</p>
          <p className={styles.muted}>
            {login}, {formatDate(at, "datetime")}
          </p>
        </div>
      ))}
      <TextArea
        label={t("detail.notes")}
        labelHidden
        hint={t("detail.notesHint")}
        height={56}
        value={text}
        maxLength={2000}
        onChange={setText}
      />
      <Button size="compact" busy={busy} disabled={text.trim() === ""} onClick={() => run()}>
        {t("detail.addNote")}
      </Button>
    </div>
  );
}
