import { useQuery, useQueryClient } from "@tanstack/react-query";
import { QrCode } from "lucide-react";
import { type ReactElement, useState } from "react";

import { callApi } from "../../lib/api.ts";
import { useAction } from "../../page/action/use-action.ts";
import { CodeCard } from "../../page/code/code-card.tsx";
import { Autocomplete } from "../../ui/autocomplete/autocomplete.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { CopyAddress } from "../../ui/copy-address/copy-address.tsx";
import { affectForm, formQuery, keysQuery, type TaggedForm } from "./form-calls.ts";
import styles from "./forms.module.css";
import { KeysCard } from "./keys-card.tsx";
import { MailSettingsCard } from "./mail-settings-card.tsx";
import { SendingCard } from "./sending-card.tsx";
import { useTexts } from "./texts.ts";

/** Who asks with a form, each with its own address. */
export function DiffusionTab({ tagged }: { tagged: TaggedForm }): ReactElement {
  const { form, etag } = tagged;
  const { t } = useTexts();
  const client = useQueryClient();
  const [shown, setShown] = useState<string | null>(null);
  const [typed, setTyped] = useState("");
  const { data: known = [] } = useQuery({
    queryKey: ["forms", "establishments"],
    queryFn: () => callApi("listEstablishments"),
    staleTime: 60_000,
  });
  const { id, establishments, state } = form;
  const affecting = useAction({
    act: (ids: string[]) => affectForm(id, etag, ids),
    onDone: async (next) => {
      client.setQueryData(formQuery(id).queryKey, next);
      await Promise.all([["forms", null], keysQuery(id).queryKey].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    // Somebody else may have changed it: what is there now is shown.
    onFailed: () => void client.invalidateQueries({ queryKey: formQuery(id).queryKey }),
    failure: t("form.failed"),
  });
  const ids = establishments.map((place) => place.id);
  const others = known.filter((place) => !ids.includes(place.id));
  return (
    <div className={styles.fields}>
      <Card title={t("diffusion.places")} subtitle={t("diffusion.placesText")}>
        <div className={styles.fields}>
          {state === "draft" && establishments.length > 0 && <p className={styles.muted}>{t("diffusion.draft")}</p>}
          {establishments.length === 0 && <p className={styles.muted}>{t("diffusion.none")}</p>}
          {establishments.map((place) => (
            <div key={place.id} role="group" className={styles.place} aria-label={place.name}>
              <div className={styles.placeHead}>
                <span>{place.name}</span>
                <Button
                  size="compact"
                  variant="ghost"
                  busy={affecting.busy}
                  onClick={() => affecting.run(ids.filter((one) => one !== place.id))}
                >
                  {t("diffusion.remove", { name: place.name })}
                </Button>
              </div>
              <div>
                <p className={styles.muted}>{t("diffusion.address")}</p>
                <CopyAddress quiet url={place.address} />
              </div>
              <Button
                size="compact"
                icon={QrCode}
                aria-expanded={shown === place.id}
                aria-label={t("diffusion.codeOf", { name: place.name })}
                onClick={() => setShown(shown === place.id ? null : place.id)}
              >
                {t("diffusion.code")}
              </Button>
              {shown === place.id && (
                <CodeCard
                  queryKey={["forms", "code", id, place.id]}
                  read={() => callApi("readFormCode", { params: { id }, query: { establishment: place.id } })}
                  print={(format) => callApi("printFormCode", { params: { id }, body: { establishment: place.id, format } })}
                  fileName="code-qr-questionnaire.svg"
                  showsAddress={false}
                />
              )}
              <div>
                <p className={styles.muted}>{t("diffusion.kiosk")}</p>
                <CopyAddress quiet url={place.kiosk} />
              </div>
            </div>
          ))}
          {establishments.length > 0 && <p className={styles.muted}>{t("diffusion.kioskText")}</p>}
          {others.length > 0 && (
            <Autocomplete
              label={t("diffusion.add")}
              placeholder={t("diffusion.search")}
              options={others.map(({ id: value, name: label }) => ({ value, label }))}
              value={typed}
              onChange={setTyped}
              onChoose={({ value }) => {
                setTyped("");
                affecting.run([...ids, value]);
              }}
            />
          )}
        </div>
      </Card>
      <SendingCard form={form} />
      <KeysCard form={form} />
      <MailSettingsCard tagged={tagged} />
    </div>
  );
}
