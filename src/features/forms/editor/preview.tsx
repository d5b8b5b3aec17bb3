import { type ReactElement, useCallback, useEffect, useRef, useState } from "react";

import { type FormLanguage, languagesOf } from "../../../domain/forms/translations.ts";
import type { FormConfig, FormDocument } from "../../../generated/types.ts";
import { useToday } from "../../../lib/clock.ts";
import { useSession } from "../../../page/session/session.ts";
import { Button } from "../../../ui/button/button.tsx";
import { observeSize } from "../../../ui/chart/observe-size.ts";
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

/** The width of a kiosk (px). */
const KIOSK_PX = 768;
const devices = ["phone", "desktop", "kiosk"] as const;

/** The form as guests see it on their phone, at a desk or on a kiosk, to be answered on trial: nothing leaves the page. */
export function Preview({ document, lang, config, establishment, image }: PreviewProps): ReactElement {
  const { t } = useTexts();
  const { app } = useSession();
  const host = useRef<HTMLDivElement>(null);
  const [device, setDevice] = useState<(typeof devices)[number]>("phone");
  const isKiosk = device === "kiosk";
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(KIOSK_PX / 2);
  useEffect(() => (frame.current ? observeSize(frame.current, (size) => setWidth(size.width)) : undefined), []);
  const [own, setOwn] = useState<FormLanguage | null>(null);
  const [state, setState] = useState<GuestState>(blankState);
  const [isOver, setOver] = useState(false);
  const [words, setWords] = useState<GuestWords>();
  const today = useToday();
  const restart = useCallback((): void => {
    setState({ ...blankState });
    setOver(false);
  }, []);
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
    drawGuestForm(
      host.current,
      {
        document,
        image,
        establishment: establishment ?? t("preview.place"),
        destination: "",
        product: app.product.name,
        profiles,
        countries,
        oldest: "2000-01-01",
        newest: today,
        kiosk: isKiosk,
        asksEmail: !isKiosk,
        embedded: true,
      },
      { lang: spoken, words, state, end: isOver ? "ending" : null, notice: null, busy: false },
      {
        // What is typed is on the screen already, and comes with the next step.
        onChange: () => undefined,
        onStep: setState,
        onSend: () => setOver(true),
        onLanguage: setOwn,
        ...(isKiosk ? { onAgain: restart } : {}),
      },
    );
  }, [document, spoken, words, state, isOver, isKiosk, config, establishment, image, today, app.product.name, t, restart]);
  return (
    <aside className={styles.preview} aria-label={t("preview.title")}>
      <div className={styles.bar}>
        <Segmented
          label={t("preview.device")}
          size="compact"
          segments={devices.map((value) => ({ value, label: t(`preview.${value}`) }))}
          value={device}
          onChange={(next) => {
            setDevice(next);
            // A kiosk asks for no consent: the step of one is none of the other's.
            if (isKiosk !== (next === "kiosk")) restart();
          }}
        />
        <Button size="compact" variant="ghost" onClick={restart}>
          {t("preview.restart")}
        </Button>
      </div>
      <div ref={frame} className={styles.screen} data-device={device}>
        <div ref={host} className={styles.glass} style={isKiosk ? { transform: `scale(${width / KIOSK_PX})` } : undefined} />
      </div>
      <p className={styles.muted}>{t("preview.note")}</p>
    </aside>
  );
}
