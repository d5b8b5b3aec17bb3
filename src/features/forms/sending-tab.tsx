import type { ReactElement } from "react";

import type { StoredForm } from "../../generated/types.ts";
import styles from "./forms.module.css";
import { KeysCard } from "./keys-card.tsx";
import { MailSettingsCard } from "./mail-settings-card.tsx";
import { MailsCard } from "./mails-card.tsx";
import { SendingCard } from "./sending-card.tsx";

/** How guests are asked by mail: by hand, by a hotel's software; and who was asked. */
export function SendingTab({ form }: { form: StoredForm }): ReactElement {
  return (
    <div className={styles.fields}>
      <SendingCard form={form} />
      <KeysCard form={form} />
      <MailSettingsCard form={form} />
      <MailsCard id={form.id} />
    </div>
  );
}
