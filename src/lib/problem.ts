import type { ErrorCode } from "../generated/types.ts";

/** What an API error says of itself; `network` where no answer came, `late` where none came in time: what was sent may have been done. */
type ProblemCode = ErrorCode | "network" | "late";

/** A failed call: the server's problem+json, or one made here where no answer came. */
export class Problem extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly errors: readonly { pointer: string; code?: string; detail: string }[];
  /** What happened, where the server says more than the title. */
  readonly detail: string | undefined;

  constructor(status: number, code: ProblemCode, title: string, errors: Problem["errors"] = [], detail?: string) {
    super(title);
    this.name = "Problem";
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.detail = detail;
  }
}

/** The most precise sentence of a failure: that of the field that was refused, else of what happened, else its title. */
export function sentenceOf({ errors, detail, message }: Problem): string {
  return errors[0]?.detail ?? detail ?? message;
}

/** The sentence shown where nothing better is known (specification §8). */
export const fallbackMessage = "Une erreur est survenue.";

/** What a failed answer says; never throws, whatever came back. */
export async function problemOf(response: Response): Promise<Problem> {
  const body = (await response.json().catch(() => null)) as {
    type?: string;
    title?: string;
    detail?: string;
    errors?: Problem["errors"];
  } | null;
  const code = body?.type?.split("/").pop() as ErrorCode | undefined;
  return new Problem(response.status, code ?? "internal", body?.title ?? fallbackMessage, body?.errors ?? [], body?.detail);
}
