import { Paperclip, Send, X } from "lucide-react";
import { type ReactElement, useId, useRef, useState } from "react";

import { formatBytes } from "../../../domain/format/format.ts";
import type { HelpFile, HelpPage, HelpRequest } from "../../../generated/types.ts";
import { callApi } from "../../../lib/api.ts";
import { createOnce } from "../../../lib/create-once.ts";
import { Problem } from "../../../lib/problem.ts";
import { useAction } from "../../../page/action/use-action.ts";
import { useSession } from "../../../page/session/session.ts";
import { pageBefore } from "../../../page/state/visited-page.ts";
import { Button } from "../../../ui/button/button.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { RadioCards } from "../../../ui/radio-cards/radio-cards.tsx";
import { TextArea } from "../../../ui/text-area/text-area.tsx";
import { TextField } from "../../../ui/text-field/text-field.tsx";
import { useToasts } from "../../../ui/toast/toasts.tsx";
import styles from "./help.module.css";
import { useTexts } from "./texts.ts";

/** Of the files of one message together (bytes). */
const MOST_BYTES = 5 * 1024 * 1024;
const MOST_FILES = 3;
const accepted = "image/png,image/jpeg,image/webp,application/pdf";

interface HelpFormProps {
  recipients: HelpPage["recipients"];
  onSent: () => void;
}

/** A message to the support, with what it is about and its files. What is typed stays until it is sent. */
export function HelpForm({ recipients, onSent }: HelpFormProps): ReactElement {
  const { t } = useTexts();
  const { app } = useSession();
  const { notify } = useToasts();
  const heading = useId();
  const input = useRef<HTMLInputElement>(null);
  const [to, setTo] = useState<HelpRequest["to"]>(recipients[0]?.id ?? "publisher");
  // Null until something is typed: an empty subject is one that was emptied.
  const [subject, setSubject] = useState<string | null>(null);
  const [text, setText] = useState("");
  const [files, setFiles] = useState<readonly HelpFile[]>([]);
  const [tried, setTried] = useState(false);
  const [page] = useState(() => pageBefore() || window.location.pathname);

  const attach = useAction({
    key: (file: File) => file.name,
    act: (file) => callApi("addHelpFile", { query: { name: file.name }, body: file }),
    onDone: (file) => setFiles((before) => [...before, file]),
    failure: (error, file) => ({ title: t("fileFailed", { name: file.name }), msg: error instanceof Problem ? error.message : undefined }),
  });
  const remove = useAction({
    key: ({ id }: HelpFile) => id,
    act: ({ id }) => callApi("removeHelpFile", { params: { id } }),
    onDone: (_, { id }) => setFiles((before) => before.filter((file) => file.id !== id)),
    failure: null,
  });
  const send = useAction({
    act: () => createOnce("createHelpMessage", { body: { to, subject: subject ?? "", text, page, files: files.map(({ id }) => id) } }),
    onDone: () => {
      setSubject(null);
      setText("");
      setFiles([]);
      setTried(false);
      onSent();
    },
    success: () => ({ title: t("sent") }),
    failure: t("failed"),
  });
  const add = (chosen: readonly File[]): void => {
    let size = files.reduce((sum, file) => sum + file.size, 0);
    chosen.forEach((file, index) => {
      size += file.size;
      if (files.length + index >= MOST_FILES) notify({ type: "warning", title: t("tooMany") });
      else if (size > MOST_BYTES) notify({ type: "warning", title: t("tooLarge", { name: file.name }) });
      else attach.run(file);
    });
  };
  const missing = (value: string | null): string | undefined => (tried && !value?.trim() ? t("required") : undefined);
  const submit = (): void => {
    setTried(true);
    if (subject?.trim() && text.trim()) send.run();
  };
  return (
    <form
      aria-labelledby={heading}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Card
        title={<span id={heading}>{t("write")}</span>}
        footer={
          <div className={styles.send}>
            <Button type="submit" size="form" variant="primary" icon={Send} busy={send.busy || attach.busy}>
              {t("send")}
            </Button>
          </div>
        }
      >
        <div className={styles.fields}>
          {recipients.length > 1 && (
            <RadioCards
              legend={t("to")}
              value={to}
              onChange={setTo}
              options={recipients.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          <TextField label={t("subject")} value={subject} onChange={setSubject} required maxLength={150} error={missing(subject)} />
          <TextArea label={t("text")} value={text} onChange={setText} required maxLength={5000} height={160} error={missing(text)} />
          <div className={styles.attach}>
            <Button icon={Paperclip} busy={attach.busy} onClick={() => input.current?.click()}>
              {t("attach")}
            </Button>
            <span className={styles.meta}>{t("attachHint")}</span>
            <input
              ref={input}
              type="file"
              hidden
              multiple
              accept={accepted}
              aria-label={t("attach")}
              onChange={({ target }) => {
                add([...(target.files ?? [])]);
                // The same file may be chosen again.
                target.value = "";
              }}
            />
          </div>
          {files.length > 0 && (
            <ul aria-label={t("attached")} className={styles.files}>
              {files.map((file) => (
                <li key={file.id}>
                  {t("size", { name: file.name, size: formatBytes(file.size) })}
                  <IconButton icon={X} label={t("remove", { name: file.name })} onClick={() => remove.run(file)} />
                </li>
              ))}
            </ul>
          )}
          <p className={styles.meta}>{t("context", { page, version: app.product.version })}</p>
        </div>
      </Card>
    </form>
  );
}
