import { type ReactElement, useEffect, useRef, useState } from "react";

import { type FormLanguage, languagesOf } from "../../../domain/forms/translations.ts";
import type { FormConfig, FormDocument } from "../../../generated/types.ts";
import { Button } from "../../../ui/button/button.tsx";
import { drawGuestForm } from "../../../ui/guest-form/guest-form.ts";
import { blankState, type GuestState } from "../../../ui/guest-form/guest-view.ts";
import { type GuestWords, loadGuestWords } from "../../../ui/guest-form/guest-words.ts";
import { Segmented } from "../../../ui/segmented/segmented.tsx";
import styles from "../forms.module.css";
import { useTexts } from "../texts.ts";

interface PreviewProps {
  document: FormDocument;
  lang: FormLanguage;
  config: FormConfig;
  /** Who asks, as guests read it. */
  establishment: string | undefined;
  image: string | null;
}

/** The form as guests see it, to be answered on trial: nothing leaves the page. */
export function Preview({ document, lang, config, establishment, image }: PreviewProps): ReactElement {
  const { t } = useTexts();
  const host = useRef<HTMLDivElement>(null);
  const [device, setDevice] = useState<"phone" | "desktop">("phone");
  const [own, setOwn] = useState<FormLanguage | null>(null);
  const [state, setState] = useState<GuestState>(blankState);
  const [isOver, setOver] = useState(false);
  const [words, setWords] = useState<GuestWords>();
  const spoken = own !== null && languagesOf(document).includes(own) ? own : lang;
  useEffect(() => {
    let wanted = true;
    void loadGuestWords(spoken).then((loaded) => wanted && setWords(loaded));
    return () => {
      wanted = false;
    };
  }, [spoken]);
  useEffect(() => {
    if (!host.current || !words) return;
    const { profiles, countries } = config;
    const day = new Date().toISOString().slice(0, 10);
    drawGuestForm(
      host.current,
      {
        document,
        image,
        establishment: establishment ?? t("preview.place"),
        destination: "",
        product: "",
        profiles,
        countries,
        oldest: "2000-01-01",
        newest: day,
        kiosk: false,
        asksEmail: true,
        embedded: true,
      },
      { lang: spoken, words, state, end: isOver ? "ending" : null, notice: null, busy: false },
      {
        // What is typed is on the screen already, and comes with the next step.
        onChange: () => undefined,
        onStep: setState,
        onSend: () => setOver(true),
        onLanguage: setOwn,
      },
    );
  }, [document, spoken, words, state, isOver, config, establishment, image, t]);
  const restart = (): void => {
    setState({ ...blankState });
    setOver(false);
  };
  return (
    <aside className={styles.preview} aria-label={t("preview.title")}>
      <div className={styles.bar}>
        <Segmented
          label={t("preview.device")}
          size="compact"
          segments={[
            { value: "phone", label: t("preview.phone") },
            { value: "desktop", label: t("preview.desktop") },
          ]}
          value={device}
          onChange={(next) => setDevice(next === "phone" ? "phone" : "desktop")}
        />
        <Button size="compact" variant="ghost" onClick={restart}>
          {t("preview.restart")}
        </Button>
      </div>
      <div ref={host} className={styles.screen} data-device={device} />
      <p className={styles.muted}>{t("preview.note")}</p>
    </aside>
  );
}
