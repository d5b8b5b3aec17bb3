/** The page on which guests answer a satisfaction form, without framework or account: it is read on phones, with poor networks. */
import { questionsOf } from "../domain/forms/questions.ts";
import { type FormLanguage, formLanguages, languagesOf } from "../domain/forms/translations.ts";
import type { FormSubmission, Proof, PublicForm } from "../generated/types.ts";
import { solveProof } from "../lib/solve-proof.ts";
import "../styles/base.css";
import { element } from "../ui/guest-form/element.ts";
import { drawGuestForm } from "../ui/guest-form/guest-form.ts";
import type { GuestForm, GuestView } from "../ui/guest-form/guest-view.ts";
import styles from "../ui/guest-form/guest-form.module.css";
import { type GuestWords, loadGuestWords } from "../ui/guest-form/guest-words.ts";
import { filled } from "../domain/texts/filled.ts";
import { type Failure, isFailure, readForm, sendAnswer } from "./guest-api.ts";
import { keepPage } from "./offline/keep-page.ts";
import { type KeptAnswer, keptAnswers, newAnswer } from "./kept-answer.ts";

/** Between two tries of what could not be sent (ms); a phone that says that it is online again is believed at once. */
const RETRY_MS = 15_000;
/** A kiosk returns to its start: after the ending, and where nobody touches it (ms). */
const ENDING_MS = 12_000;
const IDLE_MS = 60_000;

const [, , , token = "", mode] = location.pathname.split("/");
const isKiosk = mode === "kiosk";
const host = document.querySelector<HTMLElement>("#root") ?? document.body;
const kept = keptAnswers(token);
if (styles.whole) host.classList.add(styles.whole);

let form: PublicForm | null = null;
let answer: KeptAnswer = newAnswer();
let words: GuestWords;
let lang: FormLanguage = "fr";
let proof: Promise<Proof | undefined> = Promise.resolve(undefined);
let end: GuestView["end"] = null;
let notice: string | null = null;
let busy = false;
let idle: number | undefined;

const preferred = (own: string | null): FormLanguage => {
  const offered = form ? languagesOf(form.document) : [...formLanguages];
  const wanted = [answer.lang, own, ...navigator.languages].map((one) => one?.slice(0, 2).toLowerCase());
  return offered.find((one) => one === wanted.find((name) => offered.some((known) => known === name))) ?? "fr";
};

async function speak(next: FormLanguage): Promise<void> {
  lang = next;
  words = await loadGuestWords(next);
  document.documentElement.lang = next;
}

function guestForm(source: PublicForm): GuestForm {
  // One that was kept before guests were asked for their country has none.
  return { ...source, countries: source.countries ?? [], kiosk: isKiosk, asksEmail: source.asks_email };
}

function draw(): void {
  if (!form) return;
  document.title = `${form.establishment} · ${form.product}`;
  drawGuestForm(
    host,
    guestForm(form),
    { lang, words, state: answer, end, notice, busy },
    {
      onChange: (state) => keep({ ...answer, ...state }),
      onStep: (state) => {
        const isBegun = answer.step === "intro";
        keep({ ...answer, ...state, ...(isBegun ? { began: Date.now() } : {}) });
        notice = null;
        draw();
        // How far a guest came is known of those who never finish. What is lost here is sent again by the next step.
        void send(isBegun ? "started" : "partial");
      },
      onSend: (state) => {
        keep({ ...answer, ...state, finished: true, lang, seconds: Math.round((Date.now() - answer.began) / 1000) });
        void finish();
      },
      onLanguage: (next) => {
        keep({ ...answer, lang: next });
        void speak(next).then(draw);
      },
      ...(isKiosk ? { onAgain: restart } : {}),
    },
  );
}

function keep(next: KeptAnswer): void {
  answer = { ...next, version: next.version ?? form?.version ?? 0 };
  // A kiosk is everybody's: what the last guest typed is not the next one's.
  if (!isKiosk) kept.keep(answer);
  if (isKiosk) watchIdle();
}

function watchIdle(): void {
  clearTimeout(idle);
  idle = window.setTimeout(restart, end === null ? IDLE_MS : ENDING_MS);
}

function restart(): void {
  answer = newAnswer();
  [end, notice, busy] = [null, null, false];
  clearTimeout(idle);
  void speak(preferred(form?.lang ?? null)).then(draw);
}

async function submissionOf(of: KeptAnswer, stage: FormSubmission["stage"]): Promise<FormSubmission> {
  const solved = await proof;
  const { answers: given, publish, prospecting, email, seconds } = of;
  // Of a version that is no longer at hand, what the present one asks as well.
  const asked = new Set(form && questionsOf(form.document).map(({ id }) => id));
  const answers = Object.fromEntries(Object.entries(given).filter(([id]) => asked.has(id)));
  const isWhole = stage === "complete";
  return {
    version: of.version ?? form?.version ?? 0,
    answers: answers as FormSubmission["answers"],
    lang: formLanguages.find((one) => one === of.lang) ?? lang,
    stage: stage ?? "complete",
    ...(isKiosk ? { kiosk: true } : {}),
    ...(isWhole && !isKiosk ? { publish, prospecting } : {}),
    ...(isWhole && !isKiosk && (publish || prospecting) && email.trim() ? { email: email.trim() } : {}),
    ...(isWhole ? { seconds } : {}),
    ...(solved && stage !== "started" ? { proof: solved } : {}),
  };
}

async function send(stage: "started" | "partial"): Promise<void> {
  const of = answer;
  const submission = await submissionOf(of, stage);
  // Overtaken by the whole answer, it has nothing to say.
  if (answer.key === of.key && !answer.finished) await sendAnswer(token, of.key, submission);
}

/** Sends what is finished, and keeps it where that cannot be done now. */
async function finish(): Promise<void> {
  const of = answer;
  [busy, notice] = [true, null];
  draw();
  const failure = await deliver(of);
  busy = false;
  if (failure === null) {
    kept.keep(null);
    if (form?.channel === "invitation") kept.keepForm(null);
    end = "ending";
  } else if (failure.kind === "gone" || failure.kind === "refused") {
    keep({ ...answer, finished: false });
    end = null;
    notice = failure.kind === "gone" ? words.gone : words.refused;
  } else {
    end = "kept";
    notice = failure.kind === "many" ? filled(words.many, { minutes: Math.ceil(failure.seconds / 60) }) : null;
    if (isKiosk) kept.keepWaiting([...kept.waiting(), of]);
    window.setTimeout(() => void retry(), Math.max(RETRY_MS, failure.seconds * 1000));
  }
  draw();
  if (isKiosk) watchIdle();
}

/** Sends one finished answer; null once it has arrived. A proof that has expired meanwhile is made anew. */
async function deliver(of: KeptAnswer): Promise<Failure | null> {
  const sent = await sendAnswer(token, of.key, await submissionOf(of, "complete"));
  if (!isFailure(sent)) {
    if (sent.confirmation && of.publish) notice = filled(words.confirm, { email: of.email.trim() });
    return null;
  }
  if (sent.kind !== "proof") return sent;
  const fresh = await readForm(token);
  if (isFailure(fresh)) return fresh;
  form = answeredForm(fresh, form);
  proof = solveProof(fresh.challenge);
  const again = await sendAnswer(token, of.key, await submissionOf(of, "complete"));
  return isFailure(again) ? again : null;
}

async function retry(): Promise<void> {
  const waiting = kept.waiting();
  for (const of of waiting) {
    const failure = await deliver(of);
    if (failure && failure.kind !== "refused" && failure.kind !== "gone") break;
    kept.keepWaiting(kept.waiting().filter(({ key }) => key !== of.key));
  }
  if (!isKiosk && end === "kept" && !busy) return finish();
  if (kept.waiting().length > 0) window.setTimeout(() => void retry(), RETRY_MS);
}

async function begin(): Promise<void> {
  answer = (isKiosk ? null : kept.begun()) ?? newAnswer();
  await speak(preferred(null));
  const read = await readForm(token);
  const before = kept.form();
  // Without a connection the form is asked as it was, and what comes of it waits.
  if (isFailure(read) && (read.kind !== "offline" || !before)) return showFailure(read);
  form = isFailure(read) ? before : answeredForm(read, before);
  if (!form) return;
  kept.keepForm(form);
  proof = form.channel === "invitation" ? Promise.resolve(undefined) : solveProof(form.challenge);
  await speak(preferred(form.lang));
  if (answer.finished) {
    end = "kept";
    draw();
    return finish();
  }
  draw();
  void retry();
}

/** The form as it is now; in the version that a begun answer answers, where that is at hand. */
function answeredForm(fresh: PublicForm, before: PublicForm | null): PublicForm {
  if (!before || before.version === fresh.version || answer.version !== before.version) return fresh;
  return { ...fresh, document: before.document, version: before.version };
}

function showFailure({ kind }: Failure): void {
  const again = (): void => void begin();
  host.replaceChildren(
    element(
      "main",
      { class: styles.main, lang },
      element(
        "div",
        { class: styles.end },
        element("h1", {}, kind === "gone" ? words.gone : words.failed),
        kind !== "gone" && element("button", { type: "button", class: styles.primary, onclick: again }, words.retry),
      ),
    ),
  );
  if (kind === "offline") window.addEventListener("online", again, { once: true });
}

const sayConnection = (): void => {
  for (const line of host.querySelectorAll<HTMLElement>("[data-offline]")) line.hidden = navigator.onLine;
};
window.addEventListener("offline", sayConnection);
window.addEventListener("online", () => {
  sayConnection();
  void retry();
});
void begin();
// After what the page itself needs.
window.addEventListener("load", () => void keepPage(), { once: true });
