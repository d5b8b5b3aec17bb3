import { createHmac } from "node:crypto";

import type { Secrets } from "../../ports/identity/secrets.ts";

/** The tokens of public forms, each for one purpose: derived from an id, so that an address can be shown again. */
export interface FormTokens {
  /** Opens the form of an establishment to everybody, by the place's id. */
  place(place: string): string;
  /** Opens it once to the guest who was invited, by the invitation's id. */
  invitation(invitation: string): string;
  /** Opens the draft on trial, by the form's id and when the trial ends (ms): each trial has an address of its own. */
  test(form: string, until: number): string;
  /** A keyed digest of a network or of a guest's address. */
  digest(what: string): string;
}

export function formTokens(secrets: Pick<Secrets, "key">): FormTokens {
  const of = (purpose: string) => {
    const key = secrets.key(purpose);
    return (text: string): string => createHmac("sha256", key).update(text).digest("base64url");
  };
  const test = of("form-test");
  return {
    place: of("form-place"),
    invitation: of("form-invitation"),
    test: (form, until) => test(`${form} ${until}`),
    digest: of("form-digest"),
  };
}
