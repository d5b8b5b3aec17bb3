import type { AlertCondition, AlertRule, ConfigProblem, Product } from "../../generated/types.ts";
import { problem, unknownValue } from "./problems.ts";

/** What each kind of condition needs, and what it may have besides. */
const fields: Readonly<Record<AlertCondition["kind"], { needs: readonly string[]; may?: readonly string[] }>> = {
  rating: { needs: ["below"] },
  theme: { needs: ["themes"], may: ["below"] },
  silence: { needs: ["hours"], may: ["below"] },
  wave: { needs: ["reviews", "below", "days"] },
  incident: { needs: [], may: ["incidents"] },
};

/** The problems of a schema-valid rule of alerts: a condition that lacks something or has too much, themes and categories that do not exist. */
export function checkAlert({ when, categories = [] }: AlertRule, product: Pick<Product, "themes" | "categories">): ConfigProblem[] {
  const { needs, may = [] } = fields[when.kind];
  const given = Object.keys(when).filter((name) => name !== "kind");
  const themes = product.themes.map(({ id }) => id);
  const known = product.categories.map(({ id }) => id);
  return [
    ...needs.filter((name) => !given.includes(name)).map((name) => problem("/when", `Une condition « ${when.kind} » demande « ${name} ».`)),
    ...given
      .filter((name) => ![...needs, ...may].includes(name))
      .map((name) =>
        problem(`/when/${name}`, `« ${name} » ne va pas dans une condition « ${when.kind} ».`, {
          repair: [{ op: "remove", path: `/when/${name}` }],
        }),
      ),
    ...(when.themes ?? []).flatMap((theme, at) =>
      themes.includes(theme) ? [] : [unknownValue(`/when/themes/${at}`, "La thématique", theme, themes)],
    ),
    ...categories.flatMap((category, at) =>
      known.includes(category) ? [] : [unknownValue(`/categories/${at}`, "La catégorie", category, known)],
    ),
  ];
}
