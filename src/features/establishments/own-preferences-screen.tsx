import { type ReactElement, useState } from "react";

import { EstablishmentPreferences } from "../../page/establishment/preferences/establishment-preferences.tsx";
import { NoticesCard } from "../../page/notices/notices-card.tsx";
import { useActiveCards } from "../../page/session/active-card.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Select } from "../../ui/select/select.tsx";
import styles from "./establishments.module.css";
import { useTexts } from "./texts.ts";

/** Préférences of a professional: those of the establishment on screen, or where all are looked at, of one after the other. */
export default function OwnPreferencesScreen(): ReactElement {
  const { t } = useTexts();
  const { card, cards } = useActiveCards();
  const [chosen, setChosen] = useState<string | null>(null);
  const own = card ?? cards.find(({ id }) => id === chosen) ?? cards[0];
  if (!own)
    return (
      <EmptyState title={t("own.none")} heading="h1">
        {t("own.noneText")}
      </EmptyState>
    );
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{t("own.title")}</h1>
          <p className={styles.muted}>{own.name}</p>
        </div>
        {!card && cards.length > 1 && (
          <Select
            label={t("own.which")}
            className={styles.search}
            clearable={false}
            opensOnFocus={false}
            options={cards.map(({ id, name }) => ({ value: id, label: name }))}
            value={own.id}
            onChange={setChosen}
          />
        )}
      </header>
      <EstablishmentPreferences key={own.id} id={own.id}>
        <NoticesCard />
      </EstablishmentPreferences>
    </>
  );
}
