import {
  isAlertRule,
  isDashboard,
  isHelpDocument,
  isFormDocument,
  isMailTemplate,
  isMenu,
  isMetricSource,
  isModerationPolicyDocument,
  isOffer,
  isPage,
  isProduct,
  isReleaseNotesDocument,
  isResponseDocument,
  isTemplate,
  isView,
  isWidgetType,
  type Validator,
} from "../../src/generated/validators.js";

/** What a configuration file can be. */
export type DocumentKind =
  | "product"
  | "metric"
  | "view"
  | "widget-type"
  | "template"
  | "page"
  | "menu"
  | "mail"
  | "release-notes"
  | "moderation"
  | "responses"
  | "alert"
  | "offer"
  | "help"
  | "form"
  | "dashboard";

/** Kind → the validator of its form. */
export const validatorOf: Readonly<Record<DocumentKind, Validator<unknown>>> = {
  product: isProduct,
  metric: isMetricSource,
  view: isView,
  "widget-type": isWidgetType,
  template: isTemplate,
  page: isPage,
  menu: isMenu,
  mail: isMailTemplate,
  "release-notes": isReleaseNotesDocument,
  moderation: isModerationPolicyDocument,
  responses: isResponseDocument,
  alert: isAlertRule,
  offer: isOffer,
  help: isHelpDocument,
  form: isFormDocument,
  dashboard: isDashboard,
};

/** Kind → what it is, in French. */
export const kindNames: Readonly<Record<DocumentKind, string>> = {
  product: "la description du produit",
  metric: "une source d’indicateurs",
  view: "une vue",
  "widget-type": "un type de widget",
  template: "un modèle de tableau de bord",
  page: "une page",
  menu: "un menu",
  mail: "un message",
  "release-notes": "la liste des versions",
  moderation: "une règle de modération",
  responses: "les phrases des réponses",
  alert: "une règle d’alerte",
  offer: "une offre",
  help: "des questions fréquentes",
  form: "un questionnaire de satisfaction",
  dashboard: "un tableau de bord",
};

/** Kind → where its files stand, from the project's root. A dashboard's stand anywhere else. */
export const folderOf: Readonly<Record<DocumentKind, string>> = {
  product: "templates",
  metric: "widgets/metrics",
  view: "widgets/views",
  "widget-type": "widgets/types",
  template: "templates/dashboards",
  page: "templates/pages",
  menu: "templates/menus",
  mail: "templates/mails",
  "release-notes": "templates",
  moderation: "templates/moderation",
  responses: "templates/responses",
  alert: "templates/alerts",
  offer: "templates/offers",
  help: "templates/help",
  form: "templates/forms",
  dashboard: "un dossier de votre choix",
};

/** The paths of the files of a kind, from the project's root. */
const paths: readonly (readonly [RegExp, DocumentKind])[] = [
  [/^templates\/product\.json$/, "product"],
  [/^templates\/release-notes\.json$/, "release-notes"],
  [/^widgets\/metrics\/[^/]+\.json$/, "metric"],
  [/^widgets\/views\/[^/]+\/view\.json$/, "view"],
  [/^widgets\/types\/[^/]+\.json$/, "widget-type"],
  [/^templates\/dashboards\/[^/]+\.json$/, "template"],
  [/^templates\/pages\/[^/]+\.json$/, "page"],
  [/^templates\/menus\/[^/]+\.json$/, "menu"],
  [/^templates\/mails\/[^/]+\.json$/, "mail"],
  [/^templates\/moderation\/[^/]+\.json$/, "moderation"],
  [/^templates\/responses\/[^/]+\.json$/, "responses"],
  [/^templates\/alerts\/[^/]+\.json$/, "alert"],
  [/^templates\/offers\/[^/]+\.json$/, "offer"],
  [/^templates\/help\/[^/]+\.json$/, "help"],
  [/^templates\/forms\/[^/]+\.json$/, "form"],
];

/** Keys that only one kind has, the most telling first. */
const shapes: readonly (readonly [readonly string[], DocumentKind])[] = [
  [["page", "dashboard"], "page"],
  [["id", "dashboard"], "template"],
  [["widgets", "layout"], "dashboard"],
  [["menu", "items"], "menu"],
  [["mail", "blocks"], "mail"],
  [["policy", "reasons"], "moderation"],
  [["policy", "for"], "moderation"],
  [["lang", "sentences"], "responses"],
  [["alert", "when"], "alert"],
  [["offer", "price"], "offer"],
  [["help", "questions"], "help"],
  [["form", "pages"], "form"],
  [["type", "view"], "widget-type"],
  [["view", "accepts"], "view"],
  [["source", "measures"], "metric"],
  [["slug", "tonalities"], "product"],
  [["versions"], "release-notes"],
];

/** True for the files that make up the live configuration. */
export function isConfigFile(file: string): boolean {
  return paths.some(([pattern]) => pattern.test(file));
}

/** A document's kind: its folder's, else what its `$schema` names, else its shape's; null where none of them tells. */
export function kindOf(file: string, value: unknown): DocumentKind | null {
  const placed = paths.find(([pattern]) => pattern.test(file))?.[1];
  if (placed !== undefined || typeof value !== "object" || value === null) return placed ?? null;
  const named = "$schema" in value && typeof value.$schema === "string" ? (/([a-z-]+)\.schema\.json$/.exec(value.$schema)?.[1] ?? "") : "";
  return Object.hasOwn(validatorOf, named) ? (named as DocumentKind) : kindByShape(value);
}

/** The kind that a document has the telling keys of. */
export function kindByShape(value: object): DocumentKind | null {
  return shapes.find(([keys]) => keys.every((key) => Object.hasOwn(value, key)))?.[1] ?? null;
}
