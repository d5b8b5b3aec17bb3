import { type ReactElement, useEffect } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";

import type { PaymentMandate, StoreOption } from "../../../generated/types.ts";
import { buttonClass } from "../../../ui/button/button-class.ts";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { BillingForm } from "../billing-form.tsx";
import { chosenOf } from "../store/chosen.ts";
import { ChosenOffer } from "../store/chosen-offer.tsx";
import { HeldSubscriptions } from "./held-subscriptions.tsx";
import { Outcome } from "./outcome.tsx";
import { PaymentStep } from "./payment-step.tsx";
import { SaleSteps } from "./sale-steps.tsx";
import styles from "./subscription.module.css";
import { useTexts } from "./texts.ts";

interface SaleProps {
  options: readonly StoreOption[];
  mandate: PaymentMandate | undefined;
  /** Whether the account must subscribe before anything else opens. */
  isForced: boolean;
}

/** Billing, then the payment, of what the address names or the first offer that is open; what the account waits for or has, where nothing is open. */
export function Sale({ options, mandate, isForced }: SaleProps): ReactElement {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const step = search.get("etape") === "paiement" ? 1 : 0;
  const asked = search.get("offre");
  const chosen = chosenOf(options, asked);
  const go = (changes: Record<string, string>): void => setSearch({ ...Object.fromEntries(search), ...changes });
  // Each step begins at its top.
  useEffect(() => {
    if (step > 0) window.scrollTo(0, 0);
  }, [step]);
  if (!chosen && isForced) return <HeldSubscriptions options={options} />;
  if (!chosen) {
    const isUnknown = asked !== null && !options.some(({ id }) => id === asked);
    return (
      <EmptyState
        title={t(isUnknown ? "unknown" : "nothing")}
        actions={
          <Link className={buttonClass({ variant: "primary" })} to={isUnknown ? "/account/offers" : "/account/options"}>
            {t(isUnknown ? "toOffers" : "toOptions")}
          </Link>
        }
      >
        {t(isUnknown ? "unknownText" : "nothingText")}
      </EmptyState>
    );
  }
  if (mandate?.provider === "none") return <EmptyState title={t("none")}>{t("noneText")}</EmptyState>;
  const pending = pendingFor(chosen, options, mandate);
  if (pending !== null)
    return (
      <>
        <SaleSteps current={2} />
        <Outcome payment={pending} cancelled={false} />
      </>
    );
  return (
    <>
      <SaleSteps current={step} />
      {step === 0 ? (
        <div className={styles.step}>
          <BillingForm
            process={{
              onCancel: () => void navigate(isForced ? "/disconnect" : "/account/options"),
              onNext: () => go({ offre: chosen.id, etape: "paiement" }),
            }}
          />
          <div className={styles.chosen}>
            <ChosenOffer option={chosen} />
          </div>
        </div>
      ) : (
        <PaymentStep
          options={options}
          chosen={chosen}
          mandate={mandate}
          method={search.get("moyen") === "card" ? "card" : "sepa_debit"}
          onOffer={(offre) => go({ offre })}
          onMethod={(moyen) => setSearch({ ...Object.fromEntries(search), moyen }, { replace: true })}
          onBack={() => {
            const { etape: _, ...rest } = Object.fromEntries(search);
            setSearch({ ...rest, offre: chosen.id });
          }}
        />
      )}
    </>
  );
}

/** The id of the payment that the bank has still to confirm, and that keeps this option from being paid for; null where there is none. */
function pendingFor(chosen: StoreOption, options: readonly StoreOption[], mandate: PaymentMandate | undefined): string | null {
  const payment = mandate?.payment;
  if (payment?.status !== "pending") return null;
  const kind = options.find(({ id }) => id === payment.offer)?.kind;
  return payment.offer === chosen.id || (kind === "offer" && chosen.kind === "offer") ? payment.id : null;
}
