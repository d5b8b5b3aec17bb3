import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";

import { formatDate } from "../../domain/format/format-date.ts";
import type { FormKey, StoredForm } from "../../generated/types.ts";
import { callApi, pathOf } from "../../lib/api.ts";
import { apiBase } from "../../lib/http.ts";
import { useAction } from "../../page/action/use-action.ts";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { CopyAddress } from "../../ui/copy-address/copy-address.tsx";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import { eventsQuery, keysQuery } from "./form-calls.ts";
import styles from "./forms.module.css";
import { PlacePages } from "./places/place-pages.tsx";
import { useTexts } from "./texts.ts";

type Wish = { place: FormKey["establishment"]; what: "make" | "replace" | "revoke" };

/** The keys with which hotels' software reports the ends of stays, and what it reported lately. */
export function KeysCard({ form }: { form: StoredForm }): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const { id } = form;
  const { data: keys = [] } = useQuery(keysQuery(id));
  const { data: events = [] } = useQuery(eventsQuery(id));
  const [wish, setWish] = useState<Wish | null>(null);
  const [shown, setShown] = useState<{ place: string; key: string } | null>(null);
  const params = (place: FormKey["establishment"]): { id: string; establishment: string } => ({ id, establishment: place.id });
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: ["forms", "keys", id] });
  const making = useAction({
    act: (place: FormKey["establishment"]) => callApi("makeFormKey", { params: params(place) }),
    onDone: async ({ key }, place) => {
      setWish(null);
      setShown({ place: place.name, key });
      await refresh();
    },
    failure: t("keys.failed"),
  });
  const revoking = useAction({
    act: (place: FormKey["establishment"]) => callApi("revokeFormKey", { params: params(place) }),
    onDone: async () => {
      setWish(null);
      await refresh();
    },
    success: (_, { name }) => ({ title: t("keys.revoked"), msg: name }),
    failure: t("keys.failed"),
  });
  return (
    <Card title={t("keys.title")} subtitle={t("keys.text")}>
      <div className={styles.fields}>
        <div>
          <p className={styles.muted}>{t("keys.address")}</p>
          <CopyAddress quiet plain url={`${window.location.origin}${apiBase}${pathOf("reportStay", { params: { id } })}`} />
        </div>
        {keys.length === 0 && <p className={styles.muted}>{t("keys.noPlace")}</p>}
        <PlacePages places={keys.map(({ establishment, key }) => ({ ...establishment, establishment, key }))}>
          {({ establishment: place, key }) => (
            <section key={place.id} className={styles.key} aria-label={place.name}>
              <div>
                <strong>{place.name}</strong>
                <p className={styles.muted}>
                  {key === null
                    ? t("keys.none")
                    : t("keys.made", { hint: key.hint, date: formatDate(key.made_at ?? ""), login: key.made_by ?? "" })}
                </p>
                {key !== null && (
                  <p className={styles.muted}>
                    {key.used_at === null ? t("keys.unused") : t("keys.used", { date: formatDate(key.used_at, "datetime") })}
                  </p>
                )}
              </div>
              <div className={styles.bar}>
                {key === null ? (
                  <Button size="compact" busy={making.busy} onClick={() => making.run(place)}>
                    {t("keys.make")}
                  </Button>
                ) : (
                  <>
                    <Button size="compact" onClick={() => setWish({ place, what: "replace" })}>
                      {t("keys.replace")}
                    </Button>
                    <Button size="compact" variant="ghost" onClick={() => setWish({ place, what: "revoke" })}>
                      {t("keys.revoke")}
                    </Button>
                  </>
                )}
              </div>
            </section>
          )}
        </PlacePages>
        {events.length > 0 && (
          <DataTable
            caption={t("keys.events")}
            dense
            rows={events.slice(0, 10)}
            rowKey={(event) => event.id}
            columns={[
              { id: "at", header: t("keys.at"), rowHeader: true, cell: ({ at }) => formatDate(at, "datetime") },
              { id: "place", header: t("keys.place"), cell: ({ establishment }) => establishment },
              {
                id: "outcome",
                header: t("keys.outcome"),
                cell: ({ due_at: due, reason }) => (due === null ? reason : t("mails.due", { date: formatDate(due, "datetime") })),
              },
            ]}
          />
        )}
      </div>
      <Modal
        open={wish !== null}
        onClose={() => setWish(null)}
        title={t(wish?.what === "revoke" ? "keys.revokeTitle" : "keys.replaceTitle")}
        height="auto"
        footer={
          <>
            <Button onClick={() => setWish(null)}>{t("create.cancel")}</Button>
            <Button
              variant={wish?.what === "revoke" ? "danger" : "primary"}
              busy={making.busy || revoking.busy}
              onClick={() => wish && (wish.what === "revoke" ? revoking : making).run(wish.place)}
            >
              {t(wish?.what === "revoke" ? "keys.revoke" : "keys.replace")}
            </Button>
          </>
        }
      >
        <p>{t(wish?.what === "revoke" ? "keys.revokeText" : "keys.replaceText", { name: wish?.place.name ?? "" })}</p>
      </Modal>
      <Modal
        open={shown !== null}
        onClose={() => setShown(null)}
        title={t("keys.shownTitle")}
        height="auto"
        footer={
          <Button variant="primary" onClick={() => setShown(null)}>
            {t("keys.shownDone")}
          </Button>
        }
      >
        <div className={styles.fields}>
          <p>{t("keys.shownText", { name: shown?.place ?? "" })}</p>
          <CopyAddress quiet plain url={shown?.key ?? ""} />
        </div>
      </Modal>
    </Card>
  );
}
