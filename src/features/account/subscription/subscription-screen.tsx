import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useEffect } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router-dom";

import { mustSubscribe } from "../../../domain/access/guard.ts";
import { useSession } from "../../../page/session/session.ts";
import { buttonClass } from "../../../ui/button/button-class.ts";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { ModalSteps } from "../../../ui/modal/modal-steps.tsx";
import { BillingForm } from "../billing-form.tsx";
import { StoreStates } from "../store/store-states.tsx";
import type { StoreOption } from "../../../generated/types.ts";
import { Outcome } from "./outcome.tsx";
import { PaymentStep } from "./payment-step.tsx";
import { mandateQuery } from "./subscription-queries.ts";
import styles from "./subscription.module.css";
import { useTexts } from "./texts.ts";

const known = ["success", "pending", "cancel", "error"];

/** The sale of an offer, in three steps. The last part of the address and its payment say that the payment's page has led back; what counts is the server's word. */
export default function SubscriptionScreen(): ReactElement {
  const { t } = useTexts();
  const { checkout_status = "" } = useParams();
  const [search] = useSearchParams();
  const { user, app } = useSession();
  const payment = search.get("paiement");
  const isBack = known.includes(checkout_status) && payment !== null;
  const step = isBack ? 2 : search.get("etape") === "paiement" ? 1 : 0;
  const steps = (["billing", "payment", "confirmation"] as const).map((name) => ({ name: t(`steps.${name}`) }));
  return (
    <div className={styles.sale}>
      <h1>{t("title")}</h1>
      {user && mustSubscribe(user, app.product) && !isBack && <p className={styles.intro}>{t("independent")}</p>}
      <ModalSteps steps={steps} current={step} />
      {isBack ? (
        <Outcome payment={payment} cancelled={checkout_status === "cancel"} />
      ) : (
        <StoreStates>{(options) => <Sale options={options} step={step} />}</StoreStates>
      )}
    </div>
  );
}

/** Billing, then the payment, of what the address names or the first offer that is open. */
function Sale({ options, step }: { options: readonly StoreOption[]; step: number }): ReactElement {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const { user, app } = useSession();
  const { data: mandate } = useQuery(mandateQuery);
  const asked = search.get("offre");
  const chosen = options.find(({ id, open }) => open && (asked === null || id === asked));
  const go = (changes: Record<string, string>): void => setSearch({ ...Object.fromEntries(search), ...changes });
  // Each step begins at its top.
  useEffect(() => {
    if (step > 0) window.scrollTo(0, 0);
  }, [step]);
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
  if (step === 0) {
    // For who must subscribe first, no other page of the account opens: giving up leads nowhere else.
    const cancel = user && mustSubscribe(user, app.product) ? "/disconnect" : "/account/options";
    return <BillingForm process={{ onCancel: () => void navigate(cancel), onNext: () => go({ offre: chosen.id, etape: "paiement" }) }} />;
  }
  return (
    <PaymentStep
      options={options}
      chosen={chosen}
      mandate={mandate}
      onOffer={(offre) => go({ offre })}
      onBack={() => setSearch({ offre: chosen.id })}
    />
  );
}
