import { Check } from "lucide-react";
import type { ReactElement } from "react";

import type { StoreOption } from "../../../generated/types.ts";
import { Badge } from "../../../ui/badge/badge.tsx";
import { PriceLine } from "./price-line.tsx";
import { ReplacedOptions } from "./replaced-options.tsx";
import styles from "./store.module.css";
import { SubscribeLink } from "./subscribe-link.tsx";
import { useTexts } from "./texts.ts";

interface OfferCardProps {
  option: StoreOption;
  /** The title of the offer whose advantages it has too. */
  also: string | undefined;
  primary: boolean;
}

/** An offer: what it costs, what it gives, and the way to it. */
export function OfferCard({ option, also, primary }: OfferCardProps): ReactElement {
  const { t } = useTexts();
  const { id, title, description, held, free_months, gives } = option;
  return (
    <section className={styles.offer} aria-labelledby={`offer-${id}`} data-held={held === "subscription" || undefined}>
      <header>
        <h2 id={`offer-${id}`}>{title}</h2>
        {held !== "none" && <Badge tone={held === "subscription" ? "accent" : "neutral"}>{t(`held.${held}`)}</Badge>}
        {held === "none" && free_months > 0 && <Badge tone="success">{t("free", { count: free_months })}</Badge>}
      </header>
      <p className={styles.description}>{description}</p>
      <PriceLine option={option} />
      {also !== undefined && <p className={styles.also}>{t("also", { offer: also })}</p>}
      <ul className={styles.gives}>
        {gives.map((text) => (
          <li key={text}>
            <Check aria-hidden />
            {text}
          </li>
        ))}
      </ul>
      <ReplacedOptions option={option} />
      <SubscribeLink option={option} primary={primary} />
    </section>
  );
}
