import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactElement, useState } from "react";

import { callApi } from "../../lib/api.ts";
import { Problem } from "../../lib/problem.ts";
import { useAction } from "../../page/action/use-action.ts";
import { publicDashboardQuery } from "../../page/document/dashboard-queries.ts";
import { MessageScreen } from "../../page/messages/message-screen.tsx";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/text-field/text-field.tsx";
import styles from "./link-dialog.module.css";
import { useTexts } from "./texts.ts";

/** Asks for the password of a public link; the right one opens the page at once. */
export function LockedScreen({ token }: { token: string }): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const [password, setPassword] = useState("");
  const enter = useAction({
    act: () => callApi("openPublicAccess", { params: { token }, body: { password } }),
    onDone: () => client.resetQueries({ queryKey: publicDashboardQuery(token).queryKey }),
    failure: null,
  });
  const wrong = enter.error instanceof Problem ? (enter.error.errors[0]?.detail ?? enter.error.message) : enter.error && t("locked.failed");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (password !== "") enter.run();
  };
  return (
    <MessageScreen title={t("locked.title")}>
      <p>{t("locked.text")}</p>
      <form className={styles.locked} onSubmit={submit}>
        <TextField
          label={t("locked.label")}
          type="password"
          autoComplete="current-password"
          value={password}
          error={wrong ?? undefined}
          onChange={(typed) => {
            setPassword(typed);
            enter.reset();
          }}
        />
        <Button type="submit" variant="primary" busy={enter.busy}>
          {t("locked.open")}
        </Button>
      </form>
    </MessageScreen>
  );
}
