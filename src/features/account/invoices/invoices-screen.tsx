import type { ReactElement } from "react";

import { AccountPage } from "../account-page.tsx";
import { InvoicesContent } from "./invoices-content.tsx";
import { useTexts } from "./texts.ts";

/** Mes Factures, as a page of the account. */
export default function InvoicesScreen(): ReactElement {
  const { t } = useTexts();
  return (
    <AccountPage title={t("title")}>
      <InvoicesContent />
    </AccountPage>
  );
}
