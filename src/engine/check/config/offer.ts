import type { ConfigProblem, Offer, Role } from "../../../generated/types.ts";
import { nearest } from "../nearest.ts";
import { meant, problem, step, unknownValue } from "../problems.ts";

/** The roles that can be subscribed to. No offer sells the rights of a destination, nor those of moderation. */
const sold: readonly Role[] = [
  "V2_PRO_DASHBOARD",
  "V2_PRO_ANALYSIS",
  "V2_PRO_REVIEW_RESPONSES",
  "V2_PRO_WIDGET_EXPERT",
  "DIFFUSION_WIDGET",
];

/** The problems of a schema-valid offer. `all` are the offers as they were read, this one included. */
export function checkOffer(document: Offer, all: readonly Partial<Offer>[]): ConfigProblem[] {
  const { offer, kind, for: readers, roles, compared_with, free_months, gives } = document;
  const others = all.flatMap(({ offer: name }) => (name === undefined || name === offer ? [] : [name]));
  return [
    ...roles.flatMap((role, index) => (sold.includes(role) ? [] : [unsold(role, index, roles)])),
    ...(compared_with === undefined || others.includes(compared_with)
      ? []
      : [unknownValue("/compared_with", "L’offre", compared_with, others)]),
    // The guard sends independents back to their subscription until they have this role.
    ...(kind === "offer" && readers.independents === "own" && !roles.includes("V2_PRO_WIDGET_EXPERT")
      ? [problem("/roles", "Une offre ouverte aux indépendants donne « V2_PRO_WIDGET_EXPERT » : sans ce rôle, ils paieraient sans entrer.")]
      : []),
    ...(free_months !== undefined && readers.members !== "own" && readers.independents !== "own"
      ? [problem("/free_months", "Des mois offerts n’ont de sens que pour une offre que le professionnel paie lui-même.")]
      : []),
    ...replacementProblems(document, all),
    ...gives.flatMap((text, index) =>
      text.trim() === text ? [] : [problem(`/gives${step(index)}`, "Ce texte commence ou finit par une espace.")],
    ),
  ];
}

/** What an offer contains are options, all of whose roles it gives. */
function replacementProblems({ kind, roles, replaces = [] }: Offer, all: readonly Partial<Offer>[]): ConfigProblem[] {
  if (kind === "option" && replaces.length > 0)
    return [problem("/replaces", "Une option ne remplace rien : seule une offre contient des options.")];
  const options = all.filter((one) => one.kind === "option");
  // What an offer gives is not known while one of its roles is wrong.
  const isKnown = roles.every((role) => sold.includes(role));
  return replaces.flatMap((id, index) => {
    const at = `/replaces${step(index)}`;
    const option = options.find((one) => one.offer === id);
    if (!option)
      return [
        unknownValue(
          at,
          "L’option",
          id,
          options.flatMap((one) => one.offer ?? []),
        ),
      ];
    const given = Array.isArray(option.roles) ? option.roles : [];
    const lacking = given.filter((role) => !roles.includes(role));
    return lacking.length === 0 || !isKnown
      ? []
      : [
          problem(
            at,
            `L’option « ${id} » donne ${lacking.map((role) => `« ${role} »`).join(", ")}, que l’offre ne donne pas : qui l’a payée le perdrait.`,
          ),
        ];
  });
}

function unsold(role: Role, index: number, roles: readonly Role[]): ConfigProblem {
  const at = `/roles${step(index)}`;
  const near = nearest(role, sold);
  const candidate = near !== null && !roles.includes(near as Role) ? near : null;
  const hint = candidate === null ? "" : ` ${meant(candidate)}`;
  return problem(at, `Le rôle « ${role} » ne se vend pas : une offre donne ${sold.map((name) => `« ${name} »`).join(", ")}.${hint}`, {
    nearest: candidate,
    repair: candidate === null ? null : [{ op: "replace", path: at, value: candidate }],
  });
}
