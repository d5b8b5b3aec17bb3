import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";

import type { ModeratedReview } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { Problem } from "../../lib/problem.ts";
import { useAction } from "../../page/action/use-action.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { TextArea } from "../../ui/text-area/text-area.tsx";
import { decided, type Place } from "./moderation-queries.ts";
import styles from "./moderation.module.css";
import { useTexts } from "./texts.ts";

/** Characters of an answer. */
const MOST = 4_000;

/** The answer of a professional: read by a moderator before it is published. */
export function ProfessionalReply({
  place,
  response,
  days,
}: {
  place: Place;
  response: ModeratedReview["response"];
  days: number;
}): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const [text, setText] = useState<string | null>(response === null ? "" : null);
  const { run, busy } = useAction({
    act: () => callApi("respondModerated", { params: place, body: { response: text ?? "" } }),
    onDone: async () => {
      setText(null);
      await decided(client);
    },
    success: () => ({ title: t("reply.sent") }),
    failure: (error) => ({ title: t("reply.failed"), msg: error instanceof Problem ? (error.detail ?? error.message) : undefined }),
  });
  if (text === null)
    return (
      <p className={styles.masking}>
        {response && <Badge tone={response.state === "rejected" ? "danger" : "neutral"}>{t(`reply.states.${response.state}`)}</Badge>}
        <Button size="compact" onClick={() => setText(response?.text ?? "")}>
          {t("reply.again")}
        </Button>
      </p>
    );
  return (
    <div className={styles.reply}>
      <TextArea label={t("reply.title")} hint={t("reply.hint", { days })} height={140} value={text} maxLength={MOST} onChange={setText} />
      <Button variant="primary" busy={busy} disabled={text.trim() === ""} onClick={() => run()}>
        {t("reply.send")}
      </Button>
    </div>
  );
}
