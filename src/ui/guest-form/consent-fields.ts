import { wordsIn } from "../../domain/forms/translations.ts";
import type { FormWords } from "../../generated/types.ts";
import { element } from "./element.ts";
import styles from "./guest-form.module.css";
import { type GuestForm, type GuestState, type GuestView, headingOf } from "./guest-view.ts";
import { filled } from "../../domain/texts/filled.ts";

/** What a guest consents to, each unticked, and the address that a consent needs. */
export function consentFields(
  form: GuestForm,
  { lang, words }: GuestView,
  current: () => GuestState,
  change: (part: Partial<GuestState>) => void,
  error: string | undefined,
): HTMLElement[] {
  const { document, establishment, asksEmail } = form;
  const { publish, prospecting } = document.consent ?? {};
  const email = element(
    "div",
    { class: styles.field, "data-question": "email", hidden: !asksEmail || !(current().publish || current().prospecting) },
    element("label", { for: "guest-email" }, words.email),
    element("input", {
      id: "guest-email",
      name: "email",
      type: "email",
      autocomplete: "email",
      maxlength: 254,
      value: current().email,
      "aria-describedby": error === undefined ? "guest-email-hint" : "guest-email-hint guest-email-error",
      "aria-invalid": error === undefined ? undefined : "true",
      oninput: (event) => change({ email: (event.target as HTMLInputElement).value }),
    }),
    element("p", { id: "guest-email-hint", class: styles.muted }, words.emailHint),
    error !== undefined && element("p", { id: "guest-email-error", class: styles.error, role: "alert" }, error),
  );
  const tick = (name: "publish" | "prospecting", own: FormWords): HTMLElement =>
    element(
      "label",
      { class: styles.tick },
      element("input", {
        type: "checkbox",
        name,
        checked: current()[name],
        onchange: (event) => {
          change({ [name]: (event.target as HTMLInputElement).checked });
          email.hidden = !asksEmail || !(current().publish || current().prospecting);
        },
      }),
      element("span", {}, filled(wordsIn(own, lang), { establishment })),
    );
  return [
    element(headingOf(form), { tabindex: -1, "data-heading": true }, words.consent),
    element("p", { class: styles.muted }, words.consentNote),
    ...(publish ? [tick("publish", publish)] : []),
    ...(prospecting ? [tick("prospecting", prospecting)] : []),
    email,
  ];
}
