import type { PublicForm } from "../generated/types.ts";
import { blankState, type GuestState } from "../ui/guest-form/guest-view.ts";

/** What a guest has begun or finished on this device: under one key it is one answer, whatever happens to the page. */
export interface KeptAnswer extends GuestState {
  key: string;
  lang: string | null;
  /** The version of the form that is answered. */
  version?: number;
  /** When it was begun (ms). */
  began: number;
  /** When the guest last changed it (ms). */
  touched?: number;
  /** Whether the guest has finished: it waits to be sent. */
  finished: boolean;
  /** How long the guest took (s). */
  seconds: number;
}

export function newAnswer(): KeptAnswer {
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { ...blankState, key, lang: null, began: Date.now(), finished: false, seconds: 0 };
}

/** An answer that its guest leaves unfinished is forgotten after so long (ms): the device may have others at it by then. */
export const FORGOTTEN_MS = 7 * 86_400_000;

/** Removes from this device what guests have left unfinished for {@link FORGOTTEN_MS}, whichever form it answers. */
export function forgetAbandoned(now: number): void {
  try {
    for (const name of Object.keys(localStorage).filter((one) => one.startsWith("form-answer "))) {
      const { finished, touched, began } = JSON.parse(localStorage.getItem(name) ?? "{}") as Partial<KeptAnswer>;
      if (finished || (touched ?? began ?? 0) > now - FORGOTTEN_MS) continue;
      localStorage.removeItem(name);
      localStorage.removeItem(name.replace("form-answer", "form-asked"));
    }
  } catch {
    // Storage refused.
  }
}

/** The answers of this device to one form. Where storage is refused they live as long as the page. */
export function keptAnswers(token: string) {
  const place = `form-answer ${token}`;
  const queue = `form-queue ${token}`;
  const asked = `form-asked ${token}`;
  const read = (name: string): unknown => {
    try {
      return JSON.parse(localStorage.getItem(name) ?? "null") as unknown;
    } catch {
      return null;
    }
  };
  const write = (name: string, value: unknown): void => {
    try {
      if (value === null) localStorage.removeItem(name);
      else localStorage.setItem(name, JSON.stringify(value));
    } catch {
      // Storage refused.
    }
  };
  return {
    begun: (): KeptAnswer | null => read(place) as KeptAnswer | null,
    keep: (answer: KeptAnswer | null): void => write(place, answer),
    /** The form as it was last asked for: it can be answered without a connection. */
    form: (): PublicForm | null => read(asked) as PublicForm | null,
    keepForm: (form: PublicForm | null): void => write(asked, form),
    /** Of a kiosk: the answers of guests who have gone, which wait to be sent. */
    waiting: (): KeptAnswer[] => (read(queue) ?? []) as KeptAnswer[],
    keepWaiting: (answers: readonly KeptAnswer[]): void => write(queue, answers.length === 0 ? null : answers),
  };
}
