import { type ReactElement, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

/** «Nouvel essai dans 24 s.», counted down; not read aloud each second. */
export function Countdown({ until }: { until: number }): ReactElement {
  const { t } = useTranslation("page");
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <>{t("notice.error.again", { seconds: Math.max(1, Math.round((until - now) / 1000)) })}</>;
}
