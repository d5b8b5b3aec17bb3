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
import { forgetAbandoned, type KeptAnswer, keptAnswers, newAnswer } from "./kept-answer.ts";

/** Between two tries of what could not be sent (ms); a phone that says that it is online again is believed at once. */
const RETRY_MS = 15_000;
/** The same where the form is closed for the time being (ms). */
const CLOSED_RETRY_MS = 300_000;
/** A wait that is asked for is waited within one try up to this (s): a proof that was just made comes too early for a person's. */
const SOON_S = 5;
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
let retrying: number | undefined;
let isRetrying = false;

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
  answer = { ...next, version: next.version ?? form?.version ?? 0, touched: Date.now() };
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
  void renew(answer.key);
}

/** At a kiosk: the form as it is now, and a proof of the next guest's own. Without a connection, the form at hand. */
async function renew(key: string): Promise<void> {
  const fresh = await readForm(token);
  if (answer.key !== key) return;
  if (isFailure(fresh)) {
    if (fresh.kind === "gone" && answer.step === "intro") showFailure(fresh);
    return;
  }
  form = answeredForm(fresh, form);
  kept.keepForm(form);
  proof = solveProof(fresh.challenge);
  if (answer.step === "intro") draw();
}

function submissionOf(of: KeptAnswer, stage: NonNullable<FormSubmission["stage"]>, solved: Proof | undefined): FormSubmission {
  const { answers, publish, prospecting, email, seconds } = of;
  const isWhole = stage === "complete";
  return {
    version: of.version ?? form?.version ?? 0,
    answers: answers as FormSubmission["answers"],
    lang: formLanguages.find((one) => one === of.lang) ?? lang,
    stage,
    ...(isKiosk ? { kiosk: true } : {}),
    ...(isWhole && !isKiosk ? { publish, prospecting } : {}),
    ...(isWhole && !isKiosk && (publish || prospecting) && email.trim() ? { email: email.trim() } : {}),
    ...(isWhole ? { seconds } : {}),
    ...(solved && stage !== "started" ? { proof: solved } : {}),
  };
}

async function send(stage: "started" | "partial"): Promise<void> {
  const of = answer;
  const submission = submissionOf(of, stage, await proof);
  // Overtaken by the whole answer, it has nothing to say.
  if (answer.key === of.key && !answer.finished) await sendAnswer(token, of.key, submission);
}

/** Sends what is finished, and keeps it where that cannot be done now. */
async function finish(): Promise<void> {
  const of = answer;
  [busy, notice] = [true, null];
  draw();
  // A kiosk forgets its guest: the answer waits among the others until it has arrived, also where the page ends meanwhile.
  if (isKiosk) kept.keepWaiting([...othersWaiting(of), of]);
  const failure = await deliver(of, await proof);
  if (isKiosk && (failure === null || failure.kind === "refused")) kept.keepWaiting(othersWaiting(of));
  if (failure !== null && failure.kind !== "refused") retryAfter(failure);
  else if (isKiosk && kept.waiting().length > 0) retryAfter({ kind: "offline", seconds: 0 });
  // At a kiosk, the next guest may have begun.
  if (answer.key !== of.key) return;
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
  }
  draw();
  if (isKiosk) watchIdle();
}

const othersWaiting = ({ key }: KeptAnswer): KeptAnswer[] => kept.waiting().filter((one) => one.key !== key);

/** Sends one finished answer; null once it has arrived. Without a proof that still serves, it is sent with a new one. */
async function deliver(of: KeptAnswer, solved: Proof | undefined): Promise<Failure | null> {
  const isInvited = form?.channel === "invitation";
  let sent = solved || isInvited ? await sendAnswer(token, of.key, submissionOf(of, "complete", solved)) : null;
  if (sent === null || (isFailure(sent) && sent.kind === "proof")) {
    const fresh = await readForm(token);
    if (isFailure(fresh)) return fresh;
    const submission = submissionOf(of, "complete", await solveProof(fresh.challenge));
    sent = await sendAnswer(token, of.key, submission);
    if (isFailure(sent) && sent.kind === "many" && sent.seconds <= SOON_S) {
      const { seconds } = sent;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      sent = await sendAnswer(token, of.key, submission);
    }
  }
  if (isFailure(sent)) return sent;
  if (sent.confirmation && of.publish) notice = filled(words.confirm, { email: of.email.trim() });
  return null;
}

function retryAfter({ kind, seconds }: Failure): void {
  clearTimeout(retrying);
  retrying = window.setTimeout(() => void retry(), kind === "gone" ? CLOSED_RETRY_MS : Math.max(RETRY_MS, seconds * 1000));
}

/** Sends what waits, one after the other: at a kiosk the answers of guests who have gone, else the guest's own. */
async function retry(): Promise<void> {
  if (!isKiosk) return end === "kept" && !busy ? finish() : undefined;
  if (isRetrying) return;
  if (busy) return retryAfter({ kind: "offline", seconds: 0 });
  isRetrying = true;
  for (const of of kept.waiting()) {
    // The proof at hand is the present guest's.
    const failure = await deliver(of, undefined);
    if (failure && failure.kind !== "refused") {
      retryAfter(failure);
      break;
    }
    kept.keepWaiting(othersWaiting(of));
  }
  isRetrying = false;
}

async function begin(): Promise<void> {
  forgetAbandoned(Date.now());
  // Whoever set the kiosk up may have tried the form at its plain address.
  if (isKiosk && !kept.begun()?.finished) kept.keep(null);
  answer = (isKiosk ? null : kept.begun()) ?? newAnswer();
  await speak(preferred(null));
  const read = await readForm(token);
  const before = kept.form();
  // Without a connection the form is asked as it was, and what comes of it waits. A finished answer may have arrived before it closed.
  const asBefore = isFailure(read) && (read.kind === "offline" || (read.kind === "gone" && answer.finished));
  if (isFailure(read) && !(asBefore && before)) return showFailure(read);
  form = isFailure(read) ? before : answeredForm(read, before);
  if (!form) return;
  if (!answer.finished) answer = movedTo(form, answer);
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

/** A begun answer to the form: to one of which its version is no longer at hand, with the answers that this one asks for too. */
function movedTo({ version, document: asked }: PublicForm, begun: KeptAnswer): KeptAnswer {
  if (begun.version === undefined || begun.version === version) return begun;
  const ids = new Set(questionsOf(asked).map(({ id }) => id));
  return { ...begun, version, answers: Object.fromEntries(Object.entries(begun.answers).filter(([id]) => ids.has(id))) };
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
        // A closed form may be opened again while a kiosk is still showing it.
        (kind !== "gone" || isKiosk) && element("button", { type: "button", class: styles.primary, onclick: again }, words.retry),
      ),
    ),
  );
  // Unless the guest has tried again by then.
  if (kind === "offline") window.addEventListener("online", () => form === null && again(), { once: true });
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
