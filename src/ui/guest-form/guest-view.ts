import type { FormAnswers } from "../../domain/forms/questions.ts";
import type { FormLanguage } from "../../domain/forms/translations.ts";
import type { FormDocument } from "../../generated/types.ts";
import type { GuestWords } from "./guest-words.ts";

/** What a guest has answered so far, and where. */
export interface GuestState {
  step: string;
  answers: FormAnswers;
  publish: boolean;
  prospecting: boolean;
  email: string;
}

export const blankState: GuestState = { step: "intro", answers: {}, publish: false, prospecting: false, email: "" };

/** The form as it is asked. */
export interface GuestForm {
  document: FormDocument;
  establishment: string;
  destination: string;
  product: string;
  profiles: readonly { id: string; name: string }[];
  countries: readonly { id: string; name: string }[];
  oldest: string;
  newest: string;
  kiosk: boolean;
  /** What is above the title; an address of the images. */
  image?: string | null;
  /** On trial: what is answered is forgotten. */
  test?: boolean;
  /** Whether consents need the guest's address. */
  asksEmail: boolean;
  /** Within another page, whose landmarks and first heading it leaves alone. */
  embedded?: boolean;
}

export interface GuestView {
  lang: FormLanguage;
  words: GuestWords;
  state: GuestState;
  /** What is shown instead of the steps: the ending, or that the answer waits for a connection. */
  end: "ending" | "kept" | null;
  /** A sentence about the sending, for the guest's attention. */
  notice: string | null;
  busy: boolean;
}

export interface GuestActions {
  onChange: (state: GuestState) => void;
  /** The guest goes to another step. */
  onStep: (state: GuestState) => void;
  onSend: (state: GuestState) => void;
  onLanguage: (lang: FormLanguage) => void;
  /** Begins anew, at a kiosk. */
  onAgain?: () => void;
}

/** The heading of a step: within another page not its first one. */
export function headingOf({ embedded }: GuestForm): "h1" | "h3" {
  return embedded ? "h3" : "h1";
}
