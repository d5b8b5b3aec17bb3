import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleCheck, Clock, CircleX, Undo2 } from "lucide-react";
import { type ReactElement, useEffect } from "react";
import { useNavigate, useParams } from "react-router-dom";

import { formatMoney } from "../../../domain/payment/price.ts";
import type { PaymentSummary } from "../../../generated/types.ts";
import { Problem } from "../../../lib/problem.ts";
import { buttonClass } from "../../../ui/button/button-class.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Loader } from "../../../ui/loader/loader.tsx";
import { completionQuery } from "./subscription-queries.ts";
import styles from "./subscription.module.css";
import { useTexts } from "./texts.ts";

const looks = {
  success: { icon: CircleCheck, tone: "accent" },
  pending: { icon: Clock, tone: "info" },
  cancel: { icon: Undo2, tone: "warning" },
  open: { icon: Clock, tone: "warning" },
  refused: { icon: CircleX, tone: "danger" },
  expired: { icon: Clock, tone: "warning" },
  refunded: { icon: Undo2, tone: "warning" },
  duplicate: { icon: Undo2, tone: "info" },
} as const;

/** Where one goes from each, the likeliest first. */
const ways = {
  success: ["enter", "invoices"],
  pending: [],
  cancel: ["retry"],
  open: ["retry"],
  refused: ["retry"],
  expired: ["retry"],
  refunded: ["again", "invoices"],
  duplicate: ["options"],
} as const satisfies Record<keyof typeof looks, readonly string[]>;

const SALE = "/account/subscription/widget-expert";

/** Step 3: how the payment went by the server's books, whatever the address says; the address follows them. */
export function Outcome({ payment, cancelled }: { payment: string; cancelled: boolean }): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { checkout_status } = useParams();
  const { data, error, isFetching, refetch } = useQuery(completionQuery(payment, cancelled));
  const status = data?.status;
  useEffect(() => {
    if (status === undefined || status === null) return;
    if (status !== checkout_status) void navigate(`${SALE}/${status}?paiement=${payment}`, { replace: true });
    // What was paid for opens pages and changes what is offered.
    if (status === "success")
      void client.invalidateQueries({ queryKey: ["account"], predicate: ({ queryKey }) => queryKey[1] !== "completion" });
  }, [status, checkout_status, payment, navigate, client]);

  if (error instanceof Problem && (error.status === 404 || error.status === 403)) return <UnavailableAccess status={error.status} />;
  if (error)
    return (
      <EmptyState
        tone="danger"
        title={t("outcome.failed")}
        actions={
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t("again")}
          </Button>
        }
      >
        {t("outcome.failedText")}
      </EmptyState>
    );
  if (!data) return <Loader />;
  return <Shown data={data} />;
}

function Shown({ data: { status, cause, title, offer, amount, method } }: { data: PaymentSummary }): ReactElement {
  const { t } = useTexts();
  const name = status === "error" ? (cause ?? "refused") : (status ?? "open");
  const { icon, tone } = looks[name];
  // Each leads to the whole page anew: the session takes up what was opened or closed.
  const to = {
    enter: { href: "/", label: t("outcome.enter") },
    invoices: { href: "/account/invoices", label: t("outcome.invoices") },
    options: { href: "/account/options", label: t("outcome.options") },
    retry: { href: `${SALE}?offre=${offer}&etape=paiement&moyen=${method}`, label: t("outcome.retry") },
    again: { href: `${SALE}?offre=${offer}`, label: t("outcome.again") },
  };
  return (
    <Card className={styles.outcome} role="status">
      <EmptyState
        icon={icon}
        tone={tone}
        heading="h2"
        title={t(`outcome.${name}`, { offer: title })}
        actions={ways[name].map((way, index) => (
          <a key={way} className={buttonClass({ variant: index === 0 ? "primary" : "secondary" })} href={to[way].href}>
            {to[way].label}
          </a>
        ))}
      >
        {t(`outcome.${name}Text`, { amount: formatMoney(amount), offer: title })}
      </EmptyState>
    </Card>
  );
}

/** Of a payment that is not the account's, and of a session that is borrowed. */
function UnavailableAccess({ status }: { status: 403 | 404 }): ReactElement {
  const { t } = useTexts();
  return <EmptyState title={t(status === 403 ? "borrowed" : "outcome.failed")} />;
}
