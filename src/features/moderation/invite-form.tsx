import { Copy, Mail } from "lucide-react";
import { type FormEvent, type ReactElement, useState } from "react";

import { formatDate } from "../../domain/format/format.ts";
import type { Invitations } from "../../generated/types.ts";
import { useToday } from "../../lib/clock.ts";
import { createOnce } from "../../lib/create-once.ts";
import { useAction } from "../../page/action/use-action.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextArea } from "../../ui/text-area/text-area.tsx";
import { TextField } from "../../ui/text-field/text-field.tsx";
import { useToasts } from "../../ui/toast/toasts.tsx";
import styles from "./moderation.module.css";
import { useTexts } from "./texts.ts";

/** Links made at once. */
const MOST = 50;

/** Makes links for guests after a stay, each for one review, which is then shown as that of a verified stay. */
export function InviteForm({ establishment, name }: { establishment: string; name: string }): ReactElement {
  const { t } = useTexts();
  const { notify } = useToasts();
  const today = useToday();
  const [stay, setStay] = useState(today);
  const [count, setCount] = useState("1");
  const [made, setMade] = useState<Invitations | null>(null);
  const number = Number(count);
  const isWrong = !Number.isInteger(number) || number < 1 || number > MOST;
  const { run, busy } = useAction({
    act: () => createOnce("createInvitations", { params: { id: establishment }, body: { stayed_on: stay, count: number } }),
    onDone: setMade,
    success: ({ addresses }) => ({ title: t("invite.made", { count: addresses.length }) }),
    failure: t("invite.failed"),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isWrong && stay !== "") run();
  };
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ type: "success", title: t("invite.copied") });
    } catch {
      notify({ type: "error", title: t("collect.copyFailed"), msg: text });
    }
  };
  return (
    <form className={styles.invite} onSubmit={submit} aria-label={t("invite.of", { name })} noValidate>
      <strong>{t("invite.title")}</strong>
      <p className={styles.muted}>{t("invite.note")}</p>
      <div className={styles.leave}>
        <TextField label={t("invite.stay")} type="date" value={stay} onChange={setStay} />
        <TextField
          label={t("invite.count")}
          inputMode="numeric"
          value={count}
          error={isWrong ? t("invite.countWrong", { most: MOST }) : undefined}
          onChange={setCount}
        />
      </div>
      <Button size="compact" type="submit" icon={Mail} busy={busy}>
        {t("invite.make")}
      </Button>
      {made && (
        <>
          <TextArea
            label={t("invite.links", { date: formatDate(made.expires_at, "long") })}
            hint={t("invite.once")}
            readOnly
            height={Math.min(160, 30 + 22 * made.addresses.length)}
            value={made.addresses.join("\n")}
            onChange={() => undefined}
          />
          <Button size="compact" icon={Copy} onClick={() => void copy(made.addresses.join("\n"))}>
            {t("invite.copy")}
          </Button>
        </>
      )}
    </form>
  );
}
