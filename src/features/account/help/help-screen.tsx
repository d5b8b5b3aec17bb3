import type { ReactElement } from "react";

import { AccountPage } from "../account-page.tsx";
import { HelpContent } from "./help-content.tsx";
import { useTexts } from "./texts.ts";

/** Support, as a page of the account. */
export default function HelpScreen(): ReactElement {
  const { t } = useTexts();
  return (
    <AccountPage title={t("title")}>
      <HelpContent />
    </AccountPage>
  );
}
