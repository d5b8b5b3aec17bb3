import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";

import type { UserVerification } from "../../generated/types.ts";
import { callJson } from "../../lib/http.ts";
import { Button } from "../../ui/button/button.tsx";
import { MessageScreen } from "./message-screen.tsx";

/** What keeps the account from being used, in plain words (specification §4). */
export default function AccountVerificationScreen(): ReactElement {
  const { t } = useTranslation("app");
  const { data } = useQuery({ queryKey: ["user", "verification"], queryFn: () => callJson<UserVerification>("GET", "/user/verification") });
  return (
    <MessageScreen title={t("verification.title")} actions={<Button onClick={() => location.assign("/")}>{t("verification.again")}</Button>}>
      {t("verification.text")}
      <ul>
        {data?.problems.map((problem) => (
          <li key={problem.code}>{problem.detail}</li>
        ))}
      </ul>
    </MessageScreen>
  );
}
