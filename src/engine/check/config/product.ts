import { colorTokens } from "../../../domain/design/color-tokens.ts";
import { IMAGES_PATH } from "../../../domain/design/image-address.ts";
import type { ConfigProblem, Product } from "../../../generated/types.ts";
import { nearest } from "../nearest.ts";
import { meant, problem, step, unknownName, unknownValue, unknownValues } from "../problems.ts";

/** The problems of a schema-valid product: tonalities without gap or overlap, unique ids, references that exist. `images` are the names of the brand's images. */
export function checkProduct(product: Product, images: readonly string[]): ConfigProblem[] {
  const providers = product.providers.map(({ id }) => id);
  const categories = product.categories.map(({ id }) => id);
  const aliases = new Map<string, string>();
  return [
    ...checkTimezone(product),
    ...checkTonalities(product),
    ...checkColors(product),
    ...checkImages(product, images),
    ...(["providers", "categories", "countries", "languages", "profiles", "themes", "tonalities", "links"] as const).flatMap((list) =>
      checkUnique(product[list], `/${list}`),
    ),
    ...checkCapacities(product),
    ...(providers.includes(product.moderation_provider)
      ? []
      : [unknownValue("/moderation_provider", "La plateforme", product.moderation_provider, providers)]),
    ...(["providers", "themes"] as const).flatMap((list) =>
      product[list].flatMap((item, index) =>
        unknownValues(item.categories ?? [], `/${list}/${index}/categories`, "La catégorie", categories),
      ),
    ),
    ...product.categories.flatMap((category, index) =>
      category.aliases.flatMap((alias, at) => {
        const other = aliases.get(alias.toLowerCase());
        aliases.set(alias.toLowerCase(), category.id);
        return other && other !== category.id
          ? [problem(`/categories/${index}/aliases/${at}`, `« ${alias} » désigne déjà la catégorie « ${other} ».`)]
          : [];
      }),
    ),
    ...checkSupport(product),
    ...(product.samples.insufficient > product.samples.small
      ? [problem("/samples/small", "Le petit échantillon est au moins aussi grand que l’échantillon insuffisant.")]
      : []),
  ];
}

/** A rule of support that counts nothing finds nobody. */
function checkSupport({ support }: Product): ConfigProblem[] {
  if (!support || Object.values(support).some(({ weight }) => weight > 0)) return [];
  return [
    problem("/support", "Aucun critère d’accompagnement n’a de poids : la liste serait toujours vide.", {
      repair: [{ op: "remove", path: "/support" }],
    }),
  ];
}

/** Each class ends where the next one begins. */
function checkCapacities({ capacities = [] }: Product): ConfigProblem[] {
  return [
    ...checkUnique(capacities, "/capacities"),
    ...capacities.flatMap(({ from }, index) =>
      from > (capacities[index - 1]?.from ?? -1)
        ? []
        : [problem(`/capacities/${index}/from`, "Chaque classe de capacité commence au-dessus de la précédente.")],
    ),
  ];
}

/** Figures are counted in days of a zone that the figures' engine knows too: by its region and city, no offset. */
function checkTimezone({ timezone }: Product): ConfigProblem[] {
  if (isTimezone(timezone)) return [];
  return [unknownValue("/timezone", "Le fuseau horaire", timezone, ["UTC", ...Intl.supportedValuesOf("timeZone")])];
}

function isTimezone(name: string): boolean {
  if (!/^([A-Z][\w+-]*(\/[A-Z][\w+-]*)+|UTC)$/.test(name)) return false;
  try {
    return Intl.DateTimeFormat("fr", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** Colours lie over tokens of the design: one of another name changes nothing. */
function checkColors({ colors = {} }: Product): ConfigProblem[] {
  return Object.keys(colors).flatMap((name) =>
    tokenNames.includes(name) ? [] : [unknownName(`/colors${step(name)}`, "La couleur", name, tokenNames, colors)],
  );
}

const tokenNames = [...colorTokens, ...colorTokens.map((name) => `dark-${name}`)];

/** Images of the brand that are not there: a page would show nothing in their place. */
function checkImages({ logo, providers, links }: Product, images: readonly string[]): ConfigProblem[] {
  const named = [
    { at: "/logo", address: logo },
    ...providers.map((provider, index) => ({ at: `/providers/${index}/logo_url`, address: provider.logo_url })),
    ...links.map((link, index) => ({ at: `/links/${index}/logo`, address: link.logo })),
  ];
  return named.flatMap(({ at, address }) => {
    const name = address?.startsWith(IMAGES_PATH) ? (address.slice(IMAGES_PATH.length).split("?", 1)[0] ?? "") : null;
    if (name === null || images.includes(name)) return [];
    const candidate = nearest(name, images);
    return [
      problem(
        at,
        `Le fichier « templates/images/${name} » n’existe pas.${candidate === null ? "" : ` ${meant(IMAGES_PATH + candidate)}`}`,
        {
          nearest: candidate && IMAGES_PATH + candidate,
          repair: candidate === null ? null : [{ op: "replace", path: at, value: IMAGES_PATH + candidate }],
        },
      ),
    ];
  });
}

/** Every rating shown, from 0 to 10, has exactly one tonality: the last one ends above 10. */
function checkTonalities({ tonalities }: Product): ConfigProblem[] {
  const problems = tonalities.flatMap(({ index, from, to }, at): ConfigProblem[] => {
    const expected = at === 0 ? 0 : (tonalities[at - 1]?.to ?? 0);
    return [
      ...(index === at
        ? []
        : [
            problem(`/tonalities${step(at)}/index`, `Les tonalités se suivent : l’indice attendu est ${at}.`, {
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
    return twice ? [problem(`${at}/${index}/id`, `L’identifiant « ${id} » est déjà pris.`)] : [];
  });
}
