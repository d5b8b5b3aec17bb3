import { Search } from "lucide-react";
import type { ReactElement } from "react";

import { SIRET_DIGITS } from "../../domain/constants.ts";
import { isSiret, withoutSpaces } from "../../domain/siret.ts";
import { Button } from "../../ui/button/button.tsx";
import { FormField } from "../../page/form/form-field.tsx";
import styles from "./account.module.css";
import { siretGap } from "./billing-rules.ts";
import type { Form } from "../../page/form/use-form.ts";
import { useTexts } from "./texts.ts";
import type { SiretLookup } from "./use-siret-lookup.ts";

/** The SIRET and the button that looks its address up, which only a whole SIRET enables (specification §5). */
export function SiretField({ form, lookup }: { form: Form; lookup: SiretLookup }): ReactElement {
  const { t } = useTexts();
  const digits = withoutSpaces(form.text("siret"));
  const gap = siretGap(digits);
  const typing = digits !== "" && gap !== 0;

  const problem = (): string | undefined => {
    const { failure } = lookup;
    if (failure) return t(`siret.${failure.reason}`, { siret: failure.siret });
    if (!form.refused.includes("siret")) return undefined;
    if (gap === "signs") return t("siret.signs");
    return gap > 0 ? t("siret.missing", { count: gap }) : t("siret.tooMany", { count: -gap });
  };

  return (
    <div className={styles.siret}>
      <FormField
        form={form}
        name="siret"
        label={t("siret.label")}
        problem={problem()}
        onEdit={lookup.reset}
        className={styles.grow}
        inputMode="numeric"
        autoComplete="off"
        suffix={typing && gap !== "signs" ? t("siret.count", { count: digits.length, total: SIRET_DIGITS }) : undefined}
      />
      <Button icon={Search} className={styles.search} disabled={!isSiret(digits)} busy={lookup.searching} onClick={lookup.search}>
        {t("siret.search")}
      </Button>
    </div>
  );
}
