import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactElement, useId, useState } from "react";

import type { CounterRemark, CounterRemarkInput, RemarkKind } from "../../generated/types.ts";
import { useToday } from "../../lib/clock.ts";
import { Problem } from "../../lib/problem.ts";
import { useAction } from "../../page/action/use-action.ts";
import { Button } from "../../ui/button/button.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import { Segmented } from "../../ui/segmented/segmented.tsx";
import { Select } from "../../ui/select/select.tsx";
import { TextArea } from "../../ui/text-area/text-area.tsx";
import { TextField } from "../../ui/text-field/text-field.tsx";
import { placesQuery, storeRemark } from "./remark-queries.ts";
import styles from "./remarks.module.css";
import { useTexts } from "./texts.ts";

export const kinds: readonly RemarkKind[] = ["complaint", "suggestion", "praise"];
const languages = ["fr", "en", "de", "nl", "es", "it"] as const;

interface RemarkDialogProps {
  /** The one that is changed; null for a new one. */
  remark: CounterRemark | null;
  /** Of a new one: where it was made, as far as that is known. */
  establishment: string | null;
  onClose: () => void;
}

/** What somebody said at a counter, as it is entered by hand. */
export function RemarkDialog({ remark, establishment, onClose }: RemarkDialogProps): ReactElement {
  const { t } = useTexts();
  const form = useId();
  const client = useQueryClient();
  const today = useToday();
  const { data: places = [] } = useQuery(placesQuery);
  const [place, setPlace] = useState(remark?.establishment.id ?? establishment);
  const [day, setDay] = useState(remark?.day ?? today);
  const [kind, setKind] = useState<RemarkKind>(remark?.kind ?? "complaint");
  const [lang, setLang] = useState<string | null>(remark?.lang ?? "fr");
  const [text, setText] = useState(remark?.text ?? "");
  const [followUp, setFollowUp] = useState(remark?.follow_up ?? "");
  const chosen = place ?? (places.length === 1 ? (places[0]?.id ?? null) : null);
  const [fault, setFault] = useState<string | null>(null);
  const store = useAction({
    act: (input: CounterRemarkInput) => storeRemark(remark, input),
    onDone: async () => {
      await client.invalidateQueries({ queryKey: ["remarks"] });
      onClose();
    },
    success: () => ({ title: t(remark ? "form.changed" : "form.stored") }),
    failure: (error) => {
      setFault(error instanceof Problem ? (error.errors.find(({ pointer }) => pointer === "/day")?.detail ?? null) : null);
      return { title: t("form.failed"), msg: error.message };
    },
  });
  const isWhole = chosen !== null && day !== "" && text.trim() !== "";
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isWhole || store.busy) return;
    const language = languages.find((one) => one === lang) ?? "fr";
    store.run({ establishment: chosen, day, kind, lang: language, text: text.trim(), follow_up: followUp.trim() });
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t(remark ? "form.change" : "form.title")}
      height="auto"
      footer={
        <>
          <Button onClick={onClose}>{t("form.cancel")}</Button>
          <Button type="submit" form={form} variant="primary" busy={store.busy} disabled={!isWhole}>
            {t("form.save")}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.fields} onSubmit={submit} noValidate>
        <p className={styles.muted}>{t("form.internal")}</p>
        <Select
          label={t("establishment")}
          emptyLabel={t("form.choose")}
          opensOnFocus={false}
          options={places.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen}
          onChange={setPlace}
        />
        <div className={styles.two}>
          <TextField
            label={t("day")}
            type="date"
            required
            max={today}
            value={day}
            error={fault ?? undefined}
            onChange={(next) => {
              setDay(next);
              setFault(null);
            }}
          />
          <Select
            label={t("form.lang")}
            opensOnFocus={false}
            options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
            value={lang}
            onChange={setLang}
          />
        </div>
        <div>
          <span className={styles.label} aria-hidden>
            {t("kind")}
          </span>
          <Segmented
            label={t("kind")}
            segments={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            value={kind}
            onChange={setKind}
          />
        </div>
        <TextArea label={t("text")} hint={t("form.textHint")} required maxLength={2000} height={120} value={text} onChange={setText} />
        <TextArea label={t("form.followUp")} hint={t("form.followUpHint")} maxLength={1000} value={followUp} onChange={setFollowUp} />
      </form>
    </Modal>
  );
}
