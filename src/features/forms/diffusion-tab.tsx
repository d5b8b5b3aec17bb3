import { useQueryClient } from "@tanstack/react-query";
import { Building2, QrCode } from "lucide-react";
import { type ReactElement, useState } from "react";

import { formatNumber } from "../../domain/format/format.ts";
import { callApi } from "../../lib/api.ts";
import { useAction } from "../../page/action/use-action.ts";
import { CodeCard } from "../../page/code/code-card.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { CopyAddress } from "../../ui/copy-address/copy-address.tsx";
import { affectForm, formQuery, keysQuery, type TaggedForm } from "./form-calls.ts";
import styles from "./forms.module.css";
import { KeysCard } from "./keys-card.tsx";
import { MailSettingsCard } from "./mail-settings-card.tsx";
import { PlacePages } from "./places/place-pages.tsx";
import { PlacesDialog } from "./places/places-dialog.tsx";
import { SendingCard } from "./sending-card.tsx";
import { useTexts } from "./texts.ts";

/** Ids of those that ask with the form, and of those that shall. */
interface Change {
  before: readonly string[];
  wanted: readonly string[];
}

/** Who asks with a form, each with its own address. */
export function DiffusionTab({ tagged }: { tagged: TaggedForm }): ReactElement {
  const { form, etag } = tagged;
  const { t } = useTexts();
  const client = useQueryClient();
  const [shown, setShown] = useState<string | null>(null);
  const [choosing, setChoosing] = useState(false);
  const { id, establishments, state } = form;
  const ids = establishments.map((place) => place.id);
  const show = async (next: TaggedForm): Promise<void> => {
    client.setQueryData(formQuery(id).queryKey, next);
    await Promise.all([["forms", null], keysQuery(id).queryKey].map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  const affecting = useAction({
    act: ({ wanted }: Change) => affectForm(id, etag, [...wanted]),
    onDone: async (next) => {
      await show(next);
      setChoosing(false);
    },
    success: ({ form: next }, change) => saidOf(change, next.establishments.length),
    undo:
      (next, { before }) =>
      async () =>
        show(await affectForm(id, next.etag, [...before])),
    // Somebody else may have changed it: what is there now is shown.
    onFailed: () => void client.invalidateQueries({ queryKey: formQuery(id).queryKey }),
    failure: t("form.failed"),
  });
  /** What was done, in words. */
  const saidOf = ({ before, wanted }: Change, now: number): { title: string; msg: string } => {
    const added = wanted.filter((one) => !before.includes(one)).length;
    const removed = before.filter((one) => !wanted.includes(one)).length;
    const title = [
      added > 0 && t("choosing.added", { count: added, number: formatNumber(added) }),
      removed > 0 && t("choosing.removed", { count: removed, number: formatNumber(removed) }),
    ]
      .filter(Boolean)
      .join(", ");
    return { title, msg: now === 0 ? t("choosing.nobody") : t("choosing.now", { count: now, number: formatNumber(now) }) };
  };
  return (
    <div className={styles.fields}>
      <Card title={t("diffusion.places")} subtitle={t("diffusion.placesText")}>
        <div className={styles.fields}>
          {state === "draft" && establishments.length > 0 && <p className={styles.muted}>{t("diffusion.draft")}</p>}
          {establishments.length === 0 && <p className={styles.muted}>{t("diffusion.none")}</p>}
          <PlacePages places={establishments}>
            {(place) => (
              <div role="group" className={styles.place} aria-label={place.name}>
                <div className={styles.placeHead}>
                  <span>{place.name}</span>
                  <Button
                    size="compact"
                    variant="ghost"
                    busy={affecting.busy}
                    onClick={() => affecting.run({ before: ids, wanted: ids.filter((one) => one !== place.id) })}
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
            )}
          </PlacePages>
          {establishments.length > 0 && <p className={styles.muted}>{t("diffusion.kioskText")}</p>}
          <div className={styles.bar}>
            <Button icon={Building2} variant={establishments.length === 0 ? "primary" : "secondary"} onClick={() => setChoosing(true)}>
              {t("diffusion.choose")}
            </Button>
          </div>
        </div>
      </Card>
      <SendingCard form={form} />
      <KeysCard form={form} />
      <MailSettingsCard tagged={tagged} />
      {choosing && (
        <PlacesDialog
          asking={ids}
          busy={affecting.busy}
          onSave={(wanted) => affecting.run({ before: ids, wanted })}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
