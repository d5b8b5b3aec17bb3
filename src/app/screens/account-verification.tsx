import { useQuery } from "@tanstack/react-query";
import { type ReactElement, Suspense, useState } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import { useNavigate } from "react-router-dom";

import { proAccountAccess } from "../../domain/access/access.ts";
import { AccountForms } from "../../features/account/index.ts";
import { Button } from "../../ui/button/button.tsx";
import { Loader } from "../../ui/loader/loader.tsx";
import { loadProblems, noteProblems, sessionMayOpen, useSession } from "../../page/session/session.ts";
import { MessageScreen } from "../../page/messages/message-screen.tsx";
import styles from "../../page/messages/screens.module.css";

/** What keeps the account from being used, in plain words (specification §4), and the check that lets it in once the problems are resolved. */
export default function AccountVerificationScreen(): ReactElement {
  const { t } = useTranslation("app");
  const session = useSession();
  const navigate = useNavigate();
  const { data, refetch, isFetching } = useQuery({ queryKey: ["user", "verification"], queryFn: loadProblems, staleTime: 0 });
  const [checked, setChecked] = useState(false);
  const again = async (): Promise<void> => {
    const found = (await refetch()).data ?? [];
    noteProblems(session, found);
    setChecked(true);
    if (found.length === 0) await navigate("/");
  };
  // Who may open «Mon compte» corrects the problems here.
  const wrong = data !== undefined && data.length > 0;
  const resolved = data !== undefined && !wrong;
  const mayCorrect = wrong && sessionMayOpen(session, proAccountAccess);
  return (
    <>
      <MessageScreen
        title={t("verification.title")}
        actions={
          <>
            <Button variant="primary" busy={isFetching} onClick={() => void again()}>
              {t(resolved ? "verification.go" : "verification.again")}
            </Button>
            <Button onClick={() => void navigate("/disconnect")}>{t("verification.leave")}</Button>
          </>
        }
      >
        {data ? (
          <>
            {t(resolved ? "verification.resolved" : "verification.text")}
            <ul className={styles.problems}>
              {data.map((problem) => (
                <li key={problem.code}>{problem.detail}</li>
              ))}
            </ul>
            {wrong && !mayCorrect && t("verification.elsewhere")}
          </>
        ) : (
          <Loader />
        )}
        <p role="status">{checked && !isFetching && data && data.length > 0 ? t("verification.still") : ""}</p>
      </MessageScreen>
      {mayCorrect && (
        <Suspense fallback={<Loader />}>
          <AccountForms onSaved={() => void refetch()} />
        </Suspense>
      )}
    </>
  );
}
