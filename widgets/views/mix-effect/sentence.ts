import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { clauses } from "../../../src/ui/chart/words/phrases.ts";
import type { ViewWords } from "../../../src/ui/chart/words/view-text.ts";
import { levelText, movedElsewhere, type Step, type Steps, stepsOf, stepText } from "./table-steps.ts";

/** «Note moyenne : de 8,43 à 8,33, évolution réelle +0,09, effet de structure −0,19». */
export function sentence(props: ViewProps<"mix-effect">, t: ViewWords): string {
  const steps = stepsOf(props);
  if (steps === "hidden") return t("sentence.figure", { label: props.context.title, value: t("insufficient").toLowerCase() });
  if (steps === null) return t("sentence.figure", { label: props.context.title, value: t("none") });
  const said = (kind: "real" | "mix", step: Step, { unit }: Steps): string =>
    clauses(
      t("sentence.item", { label: t(`mix.${kind}`).toLowerCase(), value: stepText(step.value, unit) }),
      step.significant === false && t("notSignificant"),
    );
  const elsewhere = movedElsewhere(steps);
  return t("sentence.figure", {
    label: steps.label,
    value: clauses(
      t("sentence.ends", { first: levelText(steps.before, steps.unit), last: levelText(steps.after, steps.unit) }),
      said("real", steps.real, steps),
      said("mix", steps.mix, steps),
      elsewhere && t("mix.asElsewhere", elsewhere).toLowerCase(),
    ),
  });
}
