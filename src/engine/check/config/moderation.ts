import type { ConfigProblem, Letter, ModerationPolicyDocument } from "../../../generated/types.ts";
import { nearest } from "../nearest.ts";
import { problem, unknownValue } from "../problems.ts";

/** The places that a letter to an author or an establishment may have. */
const places = ["establishment", "destination", "product", "reason", "message", "link", "days", "text"];

/** The parts that the product's own policy cannot do without. */
const parts = [
  "delays",
  "retention",
  "oldest_months",
  "reasons",
  "masked",
  "marks",
  "appeal",
  "counterpart",
  "letters",
  "signals",
] as const;

/** The problems of a schema-valid policy: parts that are missing, delays that contradict each other, codes given twice, places that mean nothing. */
export function checkModeration(policy: ModerationPolicyDocument): ConfigProblem[] {
  const { delays, reasons = [], letters } = policy;
  const missing = policy.for === undefined ? parts.filter((part) => policy[part] === undefined) : [];
  return [
    ...missing.map((part) => problem("", `La règle du produit doit dire « ${part} » : une règle avec « for » peut seule s’en passer.`)),
    ...(delays && delays.review_alert_days > delays.review_target_days
      ? [problem("/delays/review_alert_days", "L’alerte vient après le délai visé : donnez-lui moins de jours que « review_target_days ».")]
      : []),
    ...(delays && delays.review_target_days > delays.review_max_days
      ? [
          problem(
            "/delays/review_max_days",
            "Le délai annoncé aux auteurs est plus court que le délai visé : donnez-lui autant de jours, ou plus.",
          ),
        ]
      : []),
    ...reasons.flatMap(({ code }, index) =>
      reasons.findIndex((other) => other.code === code) < index
        ? [problem(`/reasons/${index}/code`, `Le motif « ${code} » figure déjà dans cette liste.`)]
        : [],
    ),
    ...(Object.entries(letters ?? {}) as [string, Letter][]).flatMap(([name, letter]) => placesOf(letter, `/letters/${name}`)),
  ];
}

/** The problem of a destination's policy where no file has the product's, which completes it: nothing can be moderated then. */
export function checkCompleted({ for: destination }: ModerationPolicyDocument, hasProductPolicy: boolean): ConfigProblem[] {
  return destination === undefined || hasProductPolicy
    ? []
    : [problem("/for", "Aucune règle de modération n’est celle du produit : ôtez « for » de l’une d’elles.")];
}

function placesOf(letter: Letter, at: string): ConfigProblem[] {
  return (["subject", "text"] as const).flatMap((part) =>
    Object.entries(letter[part]).flatMap(([lang, text]) =>
      Array.from(text.matchAll(/\{(\w*)\}/g), ([, name = ""]) => name)
        .filter((name) => !places.includes(name))
        .map((name) => {
          const { repair: _, ...found } = unknownValue(`${at}/${part}/${lang}`, "L’emplacement", name, places, {
            candidate: nearest(name, places),
          });
          return { ...found, repair: null };
        }),
    ),
  );
}
