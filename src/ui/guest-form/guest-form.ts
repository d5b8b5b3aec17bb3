import { type AnswerFault, faultsOf } from "../../domain/forms/check-answers.ts";
import { askedOf, type FormAnswers, questionsOf } from "../../domain/forms/questions.ts";
import { type FormLanguage, languagesOf, wordsIn } from "../../domain/forms/translations.ts";
import { GUEST_MONTHS } from "../../domain/forms/without-identity.ts";
import { languageNames } from "../../domain/visitors/visitor-words.ts";
import type { FormDocument, FormWords } from "../../generated/types.ts";
import { consentFields } from "./consent-fields.ts";
import { element } from "./element.ts";
import unseen from "../visually-hidden/visually-hidden.module.css";
import styles from "./guest-form.module.css";
import { type GuestActions, type GuestForm, type GuestState, type GuestView, headingOf } from "./guest-view.ts";
import { type GuestWords } from "./guest-words.ts";
import { filled } from "../../domain/texts/filled.ts";
import { questionField } from "./question-field.ts";
import { type Step, stepsOf } from "./steps.ts";

/** One mailbox, loosely: the server looks closer. */
const mailbox = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Draws a form into a host, in place of what is there, and moves the focus to the step where it has changed. */
export function drawGuestForm(host: HTMLElement, form: GuestForm, view: GuestView, actions: GuestActions): void {
  const isNewStep = host.dataset.step !== undefined && host.dataset.step !== (view.end ?? view.state.step);
  host.dataset.step = view.end ?? view.state.step;
  const focused = host.ownerDocument.activeElement?.getAttribute("name");
  host.replaceChildren(frameOf(form, view, actions));
  if (isNewStep) host.querySelector<HTMLElement>("[data-first] legend, [data-first] label, [data-heading]")?.focus();
  else if (focused)
    host.querySelector<HTMLElement>(`[name="${focused}"]:checked, [name="${focused}"]:not([type="radio"], [type="checkbox"])`)?.focus();
}

function frameOf(form: GuestForm, view: GuestView, actions: GuestActions): HTMLElement {
  const { lang, words } = view;
  const languages = languagesOf(form.document);
  return element(
    "div",
    { class: styles.page, lang, "data-kiosk": form.kiosk || undefined },
    element(
      form.embedded ? "div" : "header",
      { class: styles.head },
      element("strong", {}, form.establishment),
      languages.length > 1 &&
        element(
          "select",
          {
            name: "guest-language",
            "aria-label": words.language,
            onchange: (event) => actions.onLanguage((event.target as HTMLSelectElement).value as FormLanguage),
          },
          ...languages.map((one) => element("option", { value: one, lang: one, selected: one === lang }, languageNames[one])),
        ),
    ),
    element(
      form.embedded ? "div" : "main",
      { class: styles.main },
      view.end === null ? stepOf(form, view, actions) : endOf(form, view, actions),
    ),
    element(
      form.embedded ? "div" : "footer",
      { class: styles.foot },
      [form.destination, filled(words.by, { product: form.product })].filter(Boolean).join(" · "),
    ),
  );
}

function endOf(form: GuestForm, { lang, words, end, notice }: GuestView, { onAgain }: GuestActions): HTMLElement {
  const { document, establishment } = form;
  const { title, text, link } = document.ending;
  const said = (own: FormWords): string => filled(wordsIn(own, lang), { establishment });
  return element(
    "div",
    { class: styles.end, role: "status" },
    element(headingOf(form), { tabindex: -1, "data-heading": true }, end === "kept" ? words.keptTitle : said(title)),
    end === "kept" ? element("p", {}, notice ?? words.kept) : text && element("p", {}, said(text)),
    end === "ending" && notice && element("p", { class: styles.notice }, notice),
    end === "ending" && link && element("p", {}, element("a", { href: link.address, rel: "noopener" }, said(link.label))),
    onAgain && element("button", { type: "button", class: styles.primary, onclick: onAgain }, words.again),
  );
}

function stepOf(form: GuestForm, view: GuestView, actions: GuestActions): HTMLElement {
  const { document, establishment, kiosk } = form;
  const { lang, words, state } = view;
  const steps = stepsOf(document, state.answers, kiosk);
  const at = Math.max(
    0,
    steps.findIndex(({ id }) => id === state.step),
  );
  const step = steps[at] ?? { id: "intro", kind: "intro", questions: [] };
  const said = (own: FormWords): string => filled(wordsIn(own, lang), { establishment });
  const buttons = document.buttons ?? {};
  const isLast = at === steps.length - 1;
  const faults = new Map<string, string>();
  const goTo = (next: Step | undefined): void => next && actions.onStep({ ...current, step: next.id });
  let current = state;
  const change = (part: Partial<GuestState>): void => {
    current = { ...current, ...part };
    actions.onChange(current);
  };

  const body = element("div", { class: styles.step });
  const draw = (): void => body.replaceChildren(...contentOf());
  const changeAnswer = (id: string, value: FormAnswers[string] | undefined): void => {
    const { [id]: _, ...others } = current.answers;
    change({ answers: value === undefined ? others : { ...others, [id]: value } });
    const dependent = questionsOf(document).some(({ when }) => when?.question === id);
    if (faults.delete(id) || (dependent && document.layout === "page")) {
      const focused = body.ownerDocument.activeElement?.getAttribute("name");
      step.questions = stepsOf(document, current.answers, kiosk).find((one) => one.id === step.id)?.questions ?? step.questions;
      draw();
      const field = `[name="${focused}"]`;
      const chosen = body.querySelector<HTMLElement>(`${field}:checked, ${field}:not([type="radio"], [type="checkbox"])`);
      // What was taken back leaves none checked.
      if (focused) (chosen ?? body.querySelector<HTMLElement>(field))?.focus();
    }
  };
  const contentOf = (): HTMLElement[] => {
    if (step.kind === "intro")
      return [
        ...(form.image ? [element("img", { class: styles.image, src: `${form.image}?size=1024`, alt: "" })] : []),
        ...(form.test ? [element("p", { class: styles.notice }, words.test)] : []),
        element(headingOf(form), { tabindex: -1, "data-heading": true }, said(document.title)),
        ...(document.intro ? [element("p", { class: styles.intro }, said(document.intro))] : []),
        element("p", { class: styles.muted }, filled(words.privacy, { establishment, months: GUEST_MONTHS })),
      ];
    if (step.kind === "consent") return consentFields(form, view, () => current, change, faults.get("email"));
    return [
      step.page?.title && document.layout === "page"
        ? element(headingOf(form), { tabindex: -1, "data-heading": true }, said(step.page.title))
        : element(headingOf(form), { class: unseen.hidden }, said(document.title)),
      ...step.questions.map((question, index) => {
        const field = questionField(question, current.answers[question.id], {
          ...form,
          lang,
          words,
          error: faults.get(question.id),
          onChange: (value) => changeAnswer(question.id, value),
        });
        if (index === 0) field.dataset.first = "";
        return field;
      }),
    ];
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    if (view.busy) return;
    faults.clear();
    const asked = new Set(step.questions.map(({ id }) => id));
    const frame = {
      oldest: form.oldest,
      newest: form.newest,
      profiles: form.profiles.map(({ id }) => id),
      countries: form.countries.map(({ id }) => id),
    };
    const found = faultsOf(document, onlyAsked(document, current.answers), true, frame).filter(({ question }) => asked.has(question));
    for (const { question, fault } of found) faults.set(question, faultText(fault, words));
    const needsEmail = form.asksEmail && (current.publish || current.prospecting);
    if (step.kind === "consent" && needsEmail && !mailbox.test(current.email.trim())) faults.set("email", words.emailInvalid);
    if (faults.size > 0) {
      draw();
      body.querySelector<HTMLElement>(`[data-question="${[...faults.keys()][0]}"] :is(input, textarea, select)`)?.focus();
      return;
    }
    // What was just answered may have opened or closed what follows.
    const now = stepsOf(document, current.answers, kiosk);
    const next = now[now.findIndex(({ id }) => id === step.id) + 1];
    if (next) goTo(next);
    else actions.onSend(current);
  };
  draw();
  return element(
    "form",
    { class: styles.form, novalidate: true, onsubmit: submit },
    step.kind !== "intro" &&
      element(
        "div",
        { class: styles.progress },
        element("p", { class: styles.muted, id: "form-progress" }, filled(words.step, { n: at, total: steps.length - 1 })),
        element("progress", { value: at, max: steps.length - 1, "aria-labelledby": "form-progress" }),
      ),
    body,
    // Shown and hidden as the connection comes and goes, without drawing anew what is being typed.
    element("p", { class: styles.muted, role: "status", "data-offline": true, hidden: navigator.onLine }, words.offline),
    view.notice && element("p", { class: styles.error, role: "alert" }, view.notice),
    element(
      "div",
      { class: styles.actions },
      at > 0 &&
        element(
          "button",
          { type: "button", class: styles.plain, onclick: () => goTo(steps[at - 1]) },
          buttons.back ? said(buttons.back) : words.back,
        ),
      element(
        "button",
        { type: "submit", name: "guest-next", class: styles.primary, "aria-disabled": view.busy ? "true" : undefined },
        mainWords(),
      ),
    ),
  );

  function mainWords(): string {
    if (view.busy) return words.sending;
    const own = step.kind === "intro" ? buttons.start : isLast ? buttons.send : buttons.next;
    return own ? said(own) : step.kind === "intro" ? words.start : isLast ? words.send : words.next;
  }
}

/** The answers to the questions that are asked: one that was closed by another answer is no fault. */
function onlyAsked(document: FormDocument, answers: FormAnswers): FormAnswers {
  const asked = new Set(askedOf(document, answers).map(({ id }) => id));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => asked.has(id)));
}

function faultText(fault: AnswerFault["fault"], words: GuestWords): string {
  return fault === "required" ? words.required : words.invalid;
}
