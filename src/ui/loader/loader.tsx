import { type ReactElement, useEffect, useState } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import { LOADER_DOT_MS, LOADER_SLOW_MS } from "../../domain/constants.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./loader.module.css";

/** A turning ring; after 5 s it says that loading still goes on (specification t2). */
export function Loader(): ReactElement {
  const { t } = useTranslation("ui");
  if (useSlow()) return <SlowNotice />;
  return (
    <div className={styles.loader}>
      <span className={styles.ring} aria-hidden />
      <VisuallyHidden>{t("loader.loading")}</VisuallyHidden>
    </div>
  );
}

/** Says that loading still goes on, with one to three dots. */
export function SlowNotice(): ReactElement {
  const { t } = useTranslation("ui");
  return (
    <div className={styles.loader} data-slow>
      <span className={styles.ring} aria-hidden />
      <p>
        <span role="status">{t("loader.slow")}</span>
        <Dots />
      </p>
    </div>
  );
}

/** Whether the component has been there for longer than {@link LOADER_SLOW_MS}. */
export function useSlow(): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), LOADER_SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return slow;
}

/** One to three dots, one more every 400 ms, then one again. The room of three is kept. */
function Dots(): ReactElement {
  const [count, setCount] = useState(1);
  useEffect(() => {
    const timer = setInterval(() => setCount((before) => (before % 3) + 1), LOADER_DOT_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={styles.dots} aria-hidden>
      {".".repeat(count)}
    </span>
  );
}
