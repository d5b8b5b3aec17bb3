import { useQueryClient } from "@tanstack/react-query";
import { FlaskConicalOff } from "lucide-react";
import type { ReactElement } from "react";

import { formatDate } from "../../domain/format/format-date.ts";
import type { FormTest } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { useAction } from "../../page/action/use-action.ts";
import { Button } from "../../ui/button/button.tsx";
import { CopyAddress } from "../../ui/copy-address/copy-address.tsx";
import { formQuery } from "./form-calls.ts";
import styles from "./forms.module.css";
import { useTexts } from "./texts.ts";

/** The address at which the draft is answered on trial, for another device, until it is closed. */
export function TrialNotice({ form, trial: { address, until } }: { form: string; trial: FormTest }): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const closing = useAction({
    act: () => callApi("closeFormTest", { params: { id: form } }),
    onDone: () => client.invalidateQueries({ queryKey: formQuery(form).queryKey }),
    success: () => ({ title: t("form.trialClosed") }),
    once: true,
    failure: t("form.trialFailed"),
  });
  return (
    <section className={styles.trial} aria-label={t("form.test")}>
      <p>{t("form.trial", { date: formatDate(until, "datetime") })}</p>
      <CopyAddress quiet url={address} />
      <Button size="compact" icon={FlaskConicalOff} busy={closing.busy} onClick={() => closing.run()}>
        {t("form.trialClose")}
      </Button>
    </section>
  );
}
