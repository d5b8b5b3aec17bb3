import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, LockKeyhole } from "lucide-react";
import type { ReactElement } from "react";

import { formatMoney } from "../../../domain/payment/price.ts";
import type { PaymentMandate, PaymentMethod, StoreOption } from "../../../generated/types.ts";
import { createOnce } from "../../../lib/create-once.ts";
import { Problem } from "../../../lib/problem.ts";
import { useAction } from "../../../page/action/use-action.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { RadioCards } from "../../../ui/radio-cards/radio-cards.tsx";
import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import { ReplacedOptions } from "../store/replaced-options.tsx";
import { QuoteLines } from "./quote-lines.tsx";
import { quoteQuery } from "./subscription-queries.ts";
import styles from "./subscription.module.css";
import { useTexts } from "./texts.ts";

interface PaymentStepProps {
  options: readonly StoreOption[];
  chosen: StoreOption;
  mandate: PaymentMandate | undefined;
  /** By what is paid; the address keeps it, so that it is still chosen after a look at the bank’s page. */
  method: PaymentMethod;
  onOffer: (offer: string) => void;
  onMethod: (method: PaymentMethod) => void;
  onBack: () => void;
}

/** Step 2: by what is paid, and every amount and date of it beforehand. */
export function PaymentStep({ options, chosen, mandate, method, onOffer, onMethod, onBack }: PaymentStepProps): ReactElement {
  const { t } = useTexts();
  const quote = useQuery(quoteQuery(chosen.id, method));
  const pay = useAction({
    act: () => createOnce("createMandate", { body: { offer: chosen.id, method } }, { keyless: true }),
    onDone: ({ address }) => window.location.assign(address),
    failure: t("failed"),
  });
  const rivals = options.filter(({ kind, open }) => open && kind === "offer" && chosen.kind === "offer");
  return (
    <div className={styles.step}>
      <div className={styles.choices}>
        {rivals.length > 1 && (
          <Card title={t("offer")}>
            <RadioCards
              legend={t("offer")}
              value={chosen.id}
              onChange={onOffer}
              options={rivals.map(({ id, title, price }) => ({
                value: id,
                label: title,
                description: t("offerPrice", {
                  amount: formatMoney(price.net),
                  period: t(price.period === "year" ? "perYear" : "perMonth"),
                }),
              }))}
            />
          </Card>
        )}
        <Card title={t("method")}>
          <RadioCards
            legend={t("method")}
            value={method}
            onChange={onMethod}
            options={[
              { value: "sepa_debit", label: t("sepa_debit"), description: t("sepaText") },
              { value: "card", label: t("card"), description: t("cardText") },
            ]}
          />
        </Card>
      </div>
      <Card
        title={t("summary")}
        className={styles.summary}
        footer={
          <div className={styles.buttons}>
            <Button size="form" icon={ArrowLeft} onClick={onBack}>
              {t("back")}
            </Button>
            {quote.data && (
              <Button
                size="form"
                variant="primary"
                icon={LockKeyhole}
                busy={pay.busy}
                disabledReason={mandate?.borrowed ? t("borrowed") : undefined}
                onClick={() => pay.run()}
              >
                {t("pay", { amount: formatMoney(quote.data.price.gross) })}
              </Button>
            )}
          </div>
        }
      >
        {quote.data ? (
          <>
            <QuoteLines quote={quote.data} />
            <ReplacedOptions option={chosen} />
            {mandate?.provider === "sandbox" && <p className={styles.sandbox}>{t("sandbox")}</p>}
          </>
        ) : quote.isError ? (
          <EmptyState tone="danger" title={t("quoteFailed")} actions={<Button onClick={() => void quote.refetch()}>{t("again")}</Button>}>
            {isBilling(quote.error) ? t("billingMissing") : quote.error instanceof Problem ? quote.error.message : null}
          </EmptyState>
        ) : (
          <Skeleton shape="lines" />
        )}
      </Card>
    </div>
  );
}

function isBilling(error: Error): boolean {
  return error instanceof Problem && error.status === 422;
}
