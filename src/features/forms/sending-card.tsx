import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { Link } from "react-router-dom";

import { formatNumber } from "../../domain/format/format.ts";
import { guestLines } from "../../domain/forms/guest-lines.ts";
import type { FormSent, StoredForm } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { useAction } from "../../page/action/use-action.ts";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { FileField } from "../../ui/file-field/file-field.tsx";
import { Select } from "../../ui/select/select.tsx";
import { TextArea } from "../../ui/text-area/text-area.tsx";
import styles from "./forms.module.css";
import { guestsIn } from "./guest-file.ts";
import { useTexts } from "./texts.ts";

/** The longest list that is read (characters), and the most guests that are asked at once. */
const LONGEST = 200_000;
const MOST_GUESTS = 2_000;

/** What a check of the list said, for this very text. */
interface Checked {
  text: string;
  place: string;
  /** Of each guest that was sent, its line in the text. */
  lines: number[];
  answer: FormSent;
}

/** Sends a form to guests who are typed or taken from a file: first checked line by line, then queued. */
export function SendingCard({ form }: { form: StoredForm }): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const { id, establishments, state } = form;
  const [text, setText] = useState("");
  /** The list comes from a file, corrected or not. */
  const [isFile, setIsFile] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [sent, setSent] = useState(0);
  const [fileFault, setFileFault] = useState<string>();
  const [only, ...others] = establishments;
  // Of several, one is chosen: guests are written to in its name.
  const place = establishments.find((one) => one.id === chosen)?.id ?? (others.length === 0 ? (only?.id ?? "") : "");
  const write = (typed: string): void => {
    setText(typed);
    if (typed.trim() === "") setIsFile(false);
  };
  const ask = async (preview: boolean): Promise<Checked> => {
    const read = guestLines(text);
    if (read.length === 0) throw new Error(t("sending.empty"));
    if (read.length > MOST_GUESTS) throw new Error(t("sending.tooMany", { most: formatNumber(MOST_GUESTS), n: formatNumber(read.length) }));
    const body = {
      establishment: place,
      guests: read.map(({ guest }) => guest),
      source: isFile ? ("csv" as const) : ("hand" as const),
      preview,
    };
    return { text, place, lines: read.map(({ line }) => line), answer: await callApi("sendForm", { params: { id }, body }) };
  };
  const checking = useAction({ act: () => ask(true), onDone: setChecked, failure: t("sending.failed") });
  const sending = useAction({
    act: () => ask(false),
    onDone: async ({ answer }) => {
      write("");
      setChecked(null);
      setSent(answer.queued);
      await client.invalidateQueries({ queryKey: ["forms"] });
    },
    failure: t("sending.failed"),
  });
  // A check holds for the list that was checked.
  const current = checked && checked.text === text && checked.place === place ? checked : null;
  const take = async (picked: File | undefined): Promise<void> => {
    if (!picked) return;
    const guests = await guestsIn(picked).catch(() => null);
    const isRead = guests !== null && guests.length <= LONGEST;
    setFileFault(isRead ? undefined : t(guests === null ? "sending.unreadable" : "sending.tooLong", { most: formatNumber(MOST_GUESTS) }));
    if (!isRead) return;
    setText(guests);
    setIsFile(true);
  };
  if (state !== "active" || establishments.length === 0)
    return (
      <Card title={t("sending.title")}>
        <p className={styles.muted}>{t("sending.closed")}</p>
      </Card>
    );
  return (
    <Card title={t("sending.title")} subtitle={t("sending.text")}>
      <div className={styles.fields}>
        {establishments.length > 1 && (
          <Select
            label={t("sending.place")}
            clearable={false}
            opensOnFocus={false}
            options={establishments.map(({ id: value, name: label }) => ({ value, label }))}
            emptyLabel={t("sending.choosePlace")}
            value={place === "" ? null : place}
            onChange={setChosen}
          />
        )}
        <TextArea
          label={t("sending.guests")}
          placeholder={t("sending.example")}
          value={text}
          maxLength={LONGEST}
          height={140}
          onChange={write}
        />
        <FileField
          label={t("sending.file")}
          accept=".csv,.txt,text/csv,text/plain"
          error={fileFault}
          onChoose={(picked) => void take(picked)}
        />
        <p className={styles.muted}>{t("sending.rules")}</p>
        {sent > 0 && text === "" && (
          <p className={styles.checked} role="status">
            {t("sending.queued", { count: sent })}{" "}
            <Link className={styles.link} to="?onglet=envois">
              {t("sending.seeMails")}
            </Link>
          </p>
        )}
        {current && (
          <div className={styles.checked} role="status">
            <p>{t("sending.ready", { count: current.answer.queued })}</p>
            {current.answer.refused.length > 0 && (
              <>
                <p>{t("sending.refused", { count: current.answer.refused.length })}</p>
                <ul>
                  {current.answer.refused.map(({ line, reason }) => (
                    <li key={line}>{t("sending.line", { line: current.lines[line - 1] ?? line, reason })}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
        )}
        <div className={styles.bar}>
          <Button busy={checking.busy} disabled={text.trim() === "" || place === ""} onClick={() => checking.run()}>
            {t("sending.check")}
          </Button>
          {current && current.answer.queued > 0 && (
            <Button variant="primary" busy={sending.busy} onClick={() => sending.run()}>
              {t("sending.send", { count: current.answer.queued })}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
