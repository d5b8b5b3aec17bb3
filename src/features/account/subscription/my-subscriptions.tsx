import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";

import { formatDate } from "../../../domain/format/format.ts";
import { formatMoney } from "../../../domain/payment/price.ts";
import { addDays } from "../../../domain/time/day.ts";
import type { StoreOption, Subscription, SubscriptionAction } from "../../../generated/types.ts";
import { Badge } from "../../../ui/badge/badge.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import { useTexts as useChangeTexts } from "./change-texts.ts";
import { mandateQuery, subscriptionsQuery } from "./subscription-queries.ts";
import styles from "./subscription.module.css";

const tones = { active: "success", ending: "warning", pausing: "warning", paused: "neutral", ended: "neutral" } as const;

/** What may be done with a subscription in each state. */
const gestures: Readonly<Record<Subscription["status"], readonly SubscriptionAction[]>> = {
  active: ["change", "pause", "end"],
  ending: ["keep"],
  pausing: ["keep", "end"],
  paused: ["resume", "end"],
  ended: [],
};

/** What the account pays for, until when, and how it is changed; what its bank has still to confirm comes first. */
export function MySubscriptions({ options }: { options: readonly StoreOption[] }): ReactElement | null {
  const { t } = useChangeTexts();
  const { data, isError, refetch } = useQuery(subscriptionsQuery);
  const { data: mandate } = useQuery(mandateQuery);
  const [asked, setAsked] = useState<{ subscription: Subscription; action: SubscriptionAction } | null>(null);
  if (isError)
    return <EmptyState tone="danger" title={t("unreadable")} actions={<Button onClick={() => void refetch()}>{t("again")}</Button>} />;
  if (!data) return <Skeleton shape="lines" />;
  const pending = mandate?.payment?.status === "pending" ? mandate.payment : null;
  const rivals = (of: Subscription): StoreOption[] =>
    of.kind === "offer" ? options.filter(({ kind, paid_by, id }) => kind === "offer" && paid_by === "own" && id !== of.offer) : [];
  const allowed = (of: Subscription): SubscriptionAction[] => [
    ...(of.status === "active" && of.next_offer ? (["keep"] as const) : []),
    ...gestures[of.status].filter((action) => action !== "change" || rivals(of).length > 0),
  ];
  return (
    <Card title={t("title")} flush>
      {data.length === 0 && !pending && <EmptyState title={t("none")}>{t("noneText")}</EmptyState>}
      <ul className={styles.rows}>
        {pending && (
          <li>
            <header>
              <h3>{pending.title}</h3>
              <Badge tone="info">{t("status.pending")}</Badge>
              <span>{t("due", { amount: formatMoney(pending.amount) })}</span>
            </header>
            <p className={styles.facts}>{t("facts.pending", { date: formatDate(pending.created_at, "long") })}</p>
          </li>
        )}
        {data.map((subscription) => (
          <li key={subscription.id}>
            <header>
              <h3>{subscription.title}</h3>
              <Badge tone={tones[subscription.status]}>{t(`status.${subscription.status}`)}</Badge>
              <span>{t(`price.${subscription.price.period}`, { amount: formatMoney(subscription.price.gross) })}</span>
            </header>
            <p className={styles.facts}>
              {factsOf(subscription).map((fact) => (
                <span key={fact}>{t(`facts.${fact}`, { ...valuesOf(subscription) })} </span>
              ))}
            </p>
            {allowed(subscription).length > 0 && (
              <div className={styles.gestures}>
                {allowed(subscription).map((action) => (
                  <Button
                    key={action}
                    aria-label={t("gestureOf", { gesture: t(`gestures.${action}`), offer: subscription.title })}
                    disabledReason={mandate?.borrowed ? t("borrowed") : undefined}
                    onClick={() => setAsked({ subscription, action })}
                  >
                    {t(`gestures.${action}`)}
                  </Button>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      {asked && <ChangeDialog {...asked} rivals={rivals(asked.subscription)} onClose={() => setAsked(null)} />}
    </Card>
  );
}

type Fact =
  | "until"
  | "next"
  | "ends"
  | "pauses"
  | "resumes"
  | "changes"
  | "endedAsked"
  | "endedUnpaid"
  | "endedReversed"
  | "endedReplaced"
  | "card"
  | "debit";

/** What the sentences about a subscription are filled with. */
interface FactValues {
  until: string;
  date: string;
  amount: string;
  offer: string;
  label: string;
}

function valuesOf({ paid_until, next_on, next_offer, price, label }: Subscription): FactValues {
  return {
    until: formatDate(addDays(paid_until, -1), "long"),
    date: next_on === null ? "" : formatDate(next_on, "long"),
    amount: formatMoney((next_offer?.price ?? price).gross),
    offer: next_offer?.title ?? "",
    label: label ?? "",
  };
}

const endings = { asked: "endedAsked", unpaid: "endedUnpaid", reversed: "endedReversed", replaced: "endedReplaced" } as const;

/** What is said of a subscription, in order. */
function factsOf({ status, reason, method, label, next_offer }: Subscription): Fact[] {
  const by: Fact[] = label === null ? [] : [method === "card" ? "card" : "debit"];
  switch (status) {
    case "ended":
      return [endings[reason ?? "asked"]];
    case "ending":
      return ["ends"];
    case "pausing":
      return ["pauses", ...by];
    case "paused":
      return ["resumes", ...by];
    case "active":
      return ["until", "next", ...(next_offer ? (["changes"] as const) : []), ...by];
  }
}
