import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";

import { callApi } from "../../../lib/api.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import form from "../../form/form.module.css";
import { useTexts as useNoticeTexts } from "../../notices/texts.ts";
import { useSession } from "../../session/session.ts";
import styles from "./preferences.module.css";
import { useTexts } from "./texts.ts";

/** Who is written to about an establishment, and how often; each reader's rhythm is their own, unless the destination has set it. */
export function ReadersCard({ id }: { id: string }): ReactElement {
  const { t } = useTexts();
  const { t: said } = useNoticeTexts();
  const { user } = useSession();
  const { data, isError, refetch } = useQuery({
    queryKey: ["establishment", id, "readers"],
    queryFn: () => callApi("listEstablishmentReaders", { params: { id } }),
  });
  return (
    <Card title={t("readers.title")} className={form.card}>
      {!data && !isError && <Skeleton shape="lines" />}
      {!data && isError && (
        <EmptyState tone="danger" title={t("readers.failed")} actions={<Button onClick={() => void refetch()}>{t("urls.retry")}</Button>} />
      )}
      {data && (
        <div className={styles.body}>
          <p className={styles.text}>{t("readers.text")}</p>
          {data.readers.length === 0 && <p className={styles.text}>{t("readers.none")}</p>}
          <ul className={styles.readers}>
            {data.readers.map(({ login, choices }) => (
              <li key={login}>
                <strong>{login}</strong>
                <dl className={styles.rhythms}>
                  {choices.map(({ notice, frequency, set_by: owner, locked }) => (
                    <div key={notice}>
                      <dt>{said(`names.${notice}`)}</dt>
                      <dd>
                        {said(`frequencies.${frequency}`)}
                        {locked && owner !== null && <span className={styles.set}>{t("readers.set", { owner })}</span>}
                      </dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ul>
          {data.professionals > 0 && <p className={styles.text}>{t("readers.professionals", { count: data.professionals })}</p>}
          {data.destination > 0 && <p className={styles.text}>{t("readers.destination", { count: data.destination })}</p>}
          {data.readers.some(({ login }) => login === user?.login) && (
            <Link className={styles.way} to="/notices">
              {t("readers.own")}
            </Link>
          )}
        </div>
      )}
    </Card>
  );
}
