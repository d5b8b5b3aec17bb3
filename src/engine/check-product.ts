import type { ConfigProblem, Product } from "../generated/types.ts";
import { problem, step, unknownValue } from "./problems.ts";

/** The problems of a product of sound form: tonalities without gap or overlap, unique ids, references that exist. */
export function checkProduct(product: Product): ConfigProblem[] {
  const providers = product.providers.map(({ id }) => id);
  const categories = product.categories.map(({ id }) => id);
  const aliases = new Map<string, string>();
  return [
    ...checkTonalities(product),
    ...(["providers", "categories", "countries", "languages", "profiles", "themes", "tonalities", "links"] as const).flatMap((list) =>
      checkUnique(product[list], `/${list}`),
    ),
    ...(providers.includes(product.moderation_provider)
      ? []
      : [unknownValue("/moderation_provider", "La plateforme", product.moderation_provider, providers)]),
    ...(["providers", "themes"] as const).flatMap((list) =>
      product[list].flatMap((item, index) =>
        (item.categories ?? []).flatMap((category, at) =>
          categories.includes(category) ? [] : [unknownValue(`/${list}/${index}/categories/${at}`, "La catégorie", category, categories)],
        ),
      ),
    ),
    ...product.categories.flatMap((category, index) =>
      category.aliases.flatMap((alias, at) => {
        const other = aliases.get(alias.toLowerCase());
        aliases.set(alias.toLowerCase(), category.id);
        return other && other !== category.id
          ? [problem(`/categories/${index}/aliases/${at}`, `«\u00a0${alias}\u00a0» désigne déjà la catégorie «\u00a0${other}\u00a0».`)]
          : [];
      }),
    ),
    ...(product.samples.insufficient > product.samples.small
      ? [problem("/samples/small", "Le petit échantillon est au moins aussi grand que l’échantillon insuffisant.")]
      : []),
  ];
}

/** Every rating shown, from 0 to 10, has exactly one tonality: the last one ends above 10. */
function checkTonalities({ tonalities }: Product): ConfigProblem[] {
  const problems = tonalities.flatMap(({ index, from, to }, at): ConfigProblem[] => {
    const expected = at === 0 ? 0 : (tonalities[at - 1]?.to ?? 0);
    return [
      ...(index === at
        ? []
        : [
            problem(`/tonalities${step(at)}/index`, `Les tonalités se suivent\u00a0: l’indice attendu est ${at}.`, {
              repair: [{ op: "replace", path: `/tonalities/${at}/index`, value: at }],
            }),
          ]),
      ...(from === expected
        ? []
        : [
            problem(`/tonalities/${at}/from`, `Cette tonalité commence à ${from} alors que la précédente finit à ${expected}.`, {
              repair: [{ op: "replace", path: `/tonalities/${at}/from`, value: expected }],
            }),
          ]),
      ...(to > from ? [] : [problem(`/tonalities/${at}/to`, "Cette tonalité finit avant de commencer.")]),
    ];
  });
  const last = tonalities.at(-1);
  return last && last.to <= 10
    ? [
        ...problems,
        problem(
          `/tonalities/${tonalities.length - 1}/to`,
          "La dernière tonalité doit finir au-delà de 10, sinon la note 10 n’en a aucune.",
        ),
      ]
    : problems;
}

function checkUnique(list: readonly { id: string }[], at: string): ConfigProblem[] {
  const seen = new Set<string>();
  return list.flatMap(({ id }, index) => {
    const twice = seen.has(id);
    seen.add(id);
    return twice ? [problem(`${at}/${index}/id`, `L’identifiant «\u00a0${id}\u00a0» est déjà pris.`)] : [];
  });
}
