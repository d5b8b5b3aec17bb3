import { ArrowLeft, LifeBuoy } from "lucide-react";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";

import { buttonClass } from "../../../ui/button/button-class.ts";
import { HelpContent } from "../help/help-content.tsx";
import { InvoicesContent } from "../invoices/invoices-content.tsx";
import styles from "./subscription.module.css";
import { useTexts } from "./texts.ts";

/** The parts of the page that the guard leads to, by the word of the address. */
const parts = { support: HelpContent, factures: InvoicesContent } as const;

export const isHeldPart = (word: string | null): word is keyof typeof parts => word !== null && Object.hasOwn(parts, word);

/** The support or the invoices, for whom no page but the subscription’s opens. */
export function HeldPart({ part }: { part: keyof typeof parts }): ReactElement {
  const { t } = useTexts();
  const Content = parts[part];
  return (
    <div className={styles.sale}>
      <Link className={styles.back} to="?">
        <ArrowLeft aria-hidden />
        {t("parts.back")}
      </Link>
      <h1>{t(part === "support" ? "parts.support" : "parts.invoices")}</h1>
      <Content />
    </div>
  );
}

/** The way to the support. */
export function SupportLine(): ReactElement {
  const { t } = useTexts();
  return (
    <p className={styles.question}>
      {t("parts.question")}{" "}
      <Link className={buttonClass({ size: "form" })} to="?voir=support">
        <LifeBuoy aria-hidden />
        {t("parts.write")}
      </Link>
    </p>
  );
}
