import { begsIn } from "../../domain/forms/begging.ts";
import { overallOf, questionsOf, wordsOf } from "../../domain/forms/questions.ts";
import { textsOf } from "../../domain/forms/translations.ts";
import type { ConfigProblem, FormCondition, FormDocument, FormQuestion } from "../../generated/types.ts";
import { problem, unknownValue, unknownValues } from "./problems.ts";

/** How each rule of honest collection is named where it is broken. */
const rules = {
  gating:
    "Règle « pas de filtrage » : chaque client voit les mêmes consentements, la même fin et les mêmes liens, quelle que soit sa note.",
  mark: "Règle « pas de note sollicitée » : ce texte demande une bonne note. Posez la question sans suggérer la réponse.",
  counterpart: "Règle « aucune contrepartie » : ce texte promet quelque chose en échange d’une réponse. Retirez cette promesse.",
} as const;

const places = ["establishment"];

/**
 * The problems of a schema-valid form: what breaks the rules of honest collection, each named; questions that cannot be asked
 * or counted; places and themes that do not exist.
 */
export function checkForm(
  form: FormDocument,
  product: { themes: readonly { id: string }[]; categories: readonly { id: string }[] },
): ConfigProblem[] {
  const themes = product.themes.map(({ id }) => id);
  const before: FormQuestion[] = [];
  const found: ConfigProblem[] = [];
  for (const [index, { id, questions }] of form.pages.entries()) {
    if (form.pages.findIndex((other) => other.id === id) < index)
      found.push(problem(`/pages/${index}/id`, `Une autre page s’appelle déjà « ${id} ».`));
    for (const [place, question] of questions.entries()) {
      found.push(...questionProblems(question, `/pages/${index}/questions/${place}`, before, themes));
      before.push(question);
    }
  }
  return [
    ...unknownValues(
      form.categories ?? [],
      "/categories",
      "La catégorie",
      product.categories.map(({ id }) => id),
    ),
    ...found,
    ...countedProblems(form),
    ...textProblems(form),
  ];
}

function questionProblems(
  { id, kind, choices, theme, when }: FormQuestion,
  at: string,
  before: readonly FormQuestion[],
  themes: readonly string[],
): ConfigProblem[] {
  const takesChoices = kind === "single" || kind === "multiple";
  return [
    ...(before.some((other) => other.id === id) ? [problem(`${at}/id`, `Une autre question s’appelle déjà « ${id} ».`)] : []),
    ...(takesChoices && !choices ? [problem(at, "Une question à choix demande ses choix (« choices »).")] : []),
    ...(!takesChoices && choices ? [problem(`${at}/choices`, `Une question « ${kind} » n’a pas de choix.`)] : []),
    ...(choices ?? []).flatMap((choice, no) =>
      (choices ?? []).findIndex((other) => other.id === choice.id) < no
        ? [problem(`${at}/choices/${no}/id`, `Un autre choix s’appelle déjà « ${choice.id} ».`)]
        : [],
    ),
    ...(theme !== undefined && kind !== "mark" && kind !== "stars"
      ? [problem(`${at}/theme`, "Seules une note et des étoiles portent sur une thématique.")]
      : []),
    ...(theme !== undefined && !themes.includes(theme) ? [unknownValue(`${at}/theme`, "La thématique", theme, themes)] : []),
    ...(kind === "nps" && when
      ? [problem(`${at}/when`, "La question de recommandation est posée à tous : sans quoi le NPS ne dit rien. Retirez cette condition.")]
      : []),
    ...(when ? conditionProblems(when, `${at}/when`, before) : []),
  ];
}

function conditionProblems(when: FormCondition, at: string, before: readonly FormQuestion[]): ConfigProblem[] {
  const { question, in: among, at_least, at_most } = when;
  const other = before.find(({ id }) => id === question);
  if (!other)
    return [
      unknownValue(
        `${at}/question`,
        "La question précédente",
        question,
        before.map(({ id }) => id),
      ),
    ];
  const isMarked = ["nps", "mark", "stars"].includes(other.kind);
  const isChosen = other.choices !== undefined;
  if (!isMarked && !isChosen) return [problem(`${at}/question`, "Une condition porte sur une note ou sur un choix.")];
  if (isMarked && among) return [problem(`${at}/in`, "Une note se compare par « at_least » et « at_most ».")];
  if (isChosen && (at_least !== undefined || at_most !== undefined)) return [problem(at, "Un choix se compare par « in ».")];
  if (at_least === undefined && at_most === undefined && !among)
    return [problem(at, "Cette condition ne dit pas quelles réponses suffisent.")];
  if (at_least !== undefined && at_most !== undefined && at_least > at_most)
    return [problem(at, "Aucune note ne remplit cette condition.")];
  return unknownValues(
    among ?? [],
    `${at}/in`,
    "Le choix",
    (other.choices ?? []).map(({ id }) => id),
  );
}

/** What the figures and a publication ask for. */
function countedProblems(form: FormDocument): ConfigProblem[] {
  const asked = questionsOf(form).filter(({ kind }) => kind === "nps").length;
  return [
    ...(asked === 1
      ? []
      : [problem("/pages", "Un questionnaire pose la question de recommandation (« nps ») une fois, ni plus ni moins.")]),
    ...(form.consent?.publish && (!overallOf(form) || wordsOf(form).length === 0)
      ? [
          problem(
            "/consent/publish",
            `${rules.gating} Un avis publié reprend une note sur 10 sans thématique et un texte qui sont demandés à tous : il manque ${overallOf(form) ? "ce texte" : "cette note"}.`,
          ),
        ]
      : []),
  ];
}

function textProblems(form: FormDocument): ConfigProblem[] {
  return textsOf(form).flatMap(({ at, words }) =>
    Object.entries(words).flatMap(([lang, text]) => [
      ...begsIn(text).map((fault) =>
        problem(
          `${at}/${lang}`,
          fault === "address" ? `${rules.gating} Une adresse se donne dans « ending.link », que tous voient.` : rules[fault],
        ),
      ),
      ...Array.from(text.matchAll(/\{([^{}]*)\}/g), ([, name = ""]) => name)
        .filter((name) => !places.includes(name))
        .map((name) => ({ ...unknownValue(`${at}/${lang}`, "L’emplacement", name, places), repair: null })),
    ]),
  );
}

/** Conditions where the schema has none: on consents, endings, buttons and pages. Each is a way to sort guests by their mark. */
export function gatesIn(document: unknown): ConfigProblem[] {
  if (typeof document !== "object" || document === null) return [];
  const gates = new Set(["when", "if", "at_least", "at_most", "endings", "links"]);
  const keysAt = (value: unknown, at: string, nested: boolean): string[] =>
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, own]) => [
          ...(gates.has(key) ? [`${at}/${key}`] : []),
          ...(nested && !gates.has(key) ? keysAt(own, `${at}/${key}`, true) : []),
        ])
      : [];
  const { consent, ending, buttons, pages } = document as Readonly<Record<string, unknown>>;
  const found = [
    ...keysAt(document, "", false),
    ...keysAt(consent, "/consent", true),
    ...keysAt(ending, "/ending", true),
    ...keysAt(buttons, "/buttons", true),
    ...(Array.isArray(pages) ? pages.flatMap((page: unknown, index) => keysAt(page, `/pages/${index}`, false)) : []),
  ];
  return found.map((at) => problem(at, rules.gating, { repair: [{ op: "remove", path: at }] }));
}
