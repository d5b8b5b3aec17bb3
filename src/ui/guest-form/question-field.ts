import { countriesIn } from "../../domain/forms/countries.ts";
import type { FormAnswers } from "../../domain/forms/questions.ts";
import { type FormLanguage, wordsIn } from "../../domain/forms/translations.ts";
import { profileNames } from "../../domain/visitors/visitor-words.ts";
import type { FormQuestion } from "../../generated/types.ts";
import { element } from "./element.ts";
import styles from "./guest-form.module.css";
import { type GuestWords } from "./guest-words.ts";
import { filled } from "../../domain/texts/filled.ts";

export interface FieldFrame {
  lang: FormLanguage;
  words: GuestWords;
  establishment: string;
  profiles: readonly { id: string; name: string }[];
  countries: readonly { id: string; name: string }[];
  oldest: string;
  newest: string;
  error: string | undefined;
  onChange: (value: FormAnswers[string] | undefined) => void;
}

const TEXT_LIMIT = 4000;
const upTo = (most: number, from = 0): number[] => Array.from({ length: most - from + 1 }, (_, index) => from + index);

/** A question with its control, native to the phone, and what is wrong with its answer. */
export function questionField(question: FormQuestion, given: FormAnswers[string] | undefined, frame: FieldFrame): HTMLElement {
  const { id, label, hint, kind, required } = question;
  const { lang, words, establishment, error } = frame;
  const said = filled(wordsIn(label, lang), { establishment });
  const hintId = hint && `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const described = [hintId, errorId].filter(Boolean).join(" ") || undefined;
  const title = [said, required ? null : element("span", { class: styles.muted }, ` (${words.optional})`)];
  const notes = [
    hint && element("p", { id: hintId, class: styles.muted }, filled(wordsIn(hint, lang), { establishment })),
    error !== undefined && element("p", { id: errorId, class: styles.error, role: "alert" }, error),
  ];
  const invalid = error === undefined ? undefined : "true";
  const isGroup = !["text", "date", "profile", "country"].includes(kind);
  if (isGroup)
    return element(
      "fieldset",
      { class: styles.field, "aria-describedby": described, "data-question": id },
      element("legend", { tabindex: -1 }, ...title),
      hint && element("p", { id: hintId, class: styles.muted }, filled(wordsIn(hint, lang), { establishment })),
      ...(required || kind === "multiple" ? [groupControl(question, given, frame)] : clearable(question, given, frame)),
      notes[1] || null,
    );
  return element(
    "div",
    { class: styles.field, "data-question": id },
    element("label", { for: `${id}-control`, tabindex: -1 }, ...title),
    notes[0] || null,
    singleControl(question, given, frame, { id: `${id}-control`, name: id, "aria-describedby": described, "aria-invalid": invalid }),
    notes[1] || null,
  );
}

function singleControl(
  { kind }: FormQuestion,
  given: FormAnswers[string] | undefined,
  { lang, words, profiles, countries, oldest, newest, onChange }: FieldFrame,
  shared: Record<string, string | undefined>,
): HTMLElement {
  const value = typeof given === "string" ? given : "";
  const change = (event: Event): void => {
    const { value: typed } = event.target as HTMLInputElement;
    onChange(typed === "" ? undefined : typed);
  };
  if (kind === "text") return element("textarea", { ...shared, rows: 5, maxlength: TEXT_LIMIT, oninput: change }, value);
  if (kind === "date") return element("input", { ...shared, type: "date", min: oldest, max: newest, value, oninput: change });
  const choices =
    kind === "country"
      ? countriesIn(countries, lang, words.otherCountry)
      : profiles.map(({ id, name }) => ({ id, name: profileNames[lang][id] ?? name }));
  const option = (id: string, name: string): HTMLElement => element("option", { value: id, selected: id === value }, name);
  return element("select", { ...shared, onchange: change }, option("", words.choose), ...choices.map(({ id, name }) => option(id, name)));
}

/** A control of radios, which cannot be unchecked, with a button that takes back what was chosen. */
function clearable(question: FormQuestion, given: FormAnswers[string] | undefined, frame: FieldFrame): HTMLElement[] {
  const control = groupControl(question, given, frame);
  const fields = control.querySelectorAll("input");
  const takeBack = (): void => {
    for (const field of fields) field.checked = false;
    clear.hidden = true;
    fields[0]?.focus();
    frame.onChange(undefined);
  };
  const clear = element(
    "button",
    { type: "button", class: styles.clear, hidden: given === undefined, onclick: takeBack },
    frame.words.clear,
  );
  control.addEventListener("change", () => (clear.hidden = false));
  return [control, clear];
}

function groupControl({ id, kind, choices = [] }: FormQuestion, given: FormAnswers[string] | undefined, frame: FieldFrame): HTMLElement {
  const { lang, words, onChange } = frame;
  if (kind === "nps" || kind === "mark" || kind === "stars") {
    const marks = kind === "stars" ? upTo(5, 1) : upTo(10);
    const radio = (mark: number): HTMLElement =>
      element(
        "label",
        {},
        element("input", {
          type: "radio",
          name: id,
          value: mark,
          checked: given === mark,
          "aria-label": kind === "stars" ? filled(words.star, { n: mark }) : undefined,
          onchange: () => onChange(mark),
        }),
        element("span", { "aria-hidden": kind === "stars" ? "true" : undefined }, kind === "stars" ? "★" : String(mark)),
      );
    return element("div", { class: kind === "stars" ? styles.stars : styles.marks }, ...marks.map(radio));
  }
  const chosen = typeof given === "object" ? given : given === undefined ? [] : [given];
  return element(
    "div",
    { class: styles.choices },
    ...choices.map((choice) =>
      element(
        "label",
        { class: styles.tick },
        element("input", {
          type: kind === "single" ? "radio" : "checkbox",
          name: id,
          value: choice.id,
          checked: chosen.includes(choice.id),
          onchange: (event) => {
            const fields = (event.target as HTMLElement).closest("fieldset")?.querySelectorAll<HTMLInputElement>("input:checked") ?? [];
            const values = Array.from(fields, ({ value }) => value);
            onChange(values.length === 0 ? undefined : kind === "single" ? (values[0] ?? undefined) : values);
          },
        }),
        element("span", {}, wordsIn(choice.label, lang)),
      ),
    ),
  );
}
