import { addresses, type CallName, type Calls } from "../generated/calls.ts";
import { call, type CallOptions } from "./http.ts";

/** A part of a call that must be given where it has something that must be. */
type Part<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : [keyof Value] extends [never]
    ? { readonly [K in Key]?: Value }
    : Partial<Value> extends Value
      ? { readonly [K in Key]?: Value }
      : { readonly [K in Key]: Value };

/** What a call of this name takes: the parameters of its path, its query, its body, and how it is sent. */
export type Given<Name extends CallName> = Part<"params", Calls[Name]["params"]> &
  Part<"query", Calls[Name]["query"]> &
  Part<"body", Calls[Name]["body"]> &
  Omit<CallOptions, "body" | "reads">;
/** Left out where nothing must be given. */
export type Rest<Name extends CallName> = Partial<Given<Name>> extends Given<Name> ? [given?: Given<Name>] : [given: Given<Name>];

/** Parts of a call as the path and the query read them, whatever its name. */
export interface Parts extends CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
}

/** The path of a call with its parameters, and its query. */
export function pathOf(name: CallName, { params = {}, query = {} }: Pick<Parts, "params" | "query"> = {}): string {
  const path = addresses[name].path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ""));
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return given.length > 0 ? `${path}?${new URLSearchParams(given).toString()}` : path;
}

/** The response to a declared call, for who needs more of it than its JSON. Throws as {@link call} does. */
export function callResponse<Name extends CallName>(name: Name, ...[given]: Rest<Name>): Promise<Response> {
  return sendCall(name, given ?? {});
}

/** Sends a call with parts that somebody else has typed. */
export function sendCall(name: CallName, { params = {}, query = {}, ...options }: Parts): Promise<Response> {
  const { method, reads } = addresses[name];
  return call(method, pathOf(name, { params, query }), { ...options, ...(reads ? { reads } : {}) });
}

/** The answer of a declared call; undefined for one that is empty. Throws as {@link call} does. */
export async function callApi<Name extends CallName>(name: Name, ...given: Rest<Name>): Promise<Calls[Name]["reply"]> {
  return replyIn<Name>(await callResponse(name, ...given));
}

/** What a response to this call holds. The server has checked it by the call's own contract. */
export async function replyIn<Name extends CallName>(response: Response): Promise<Calls[Name]["reply"]> {
  return (response.status === 204 ? undefined : await response.json()) as Calls[Name]["reply"];
}

/** Calls that put a question of a page, wherever its document comes from. */
type Question = Extract<CallName, `ask${string}`>;
declare const asked: unique symbol;
/** Where one of these questions is asked: a text, so that two can be compared, of which the type says what is answered there. */
export type QuestionPath<Name extends Question> = string & { readonly [asked]: Name };
export type FacetsPath = QuestionPath<
  | "askDashboardFacets"
  | "askPageFacets"
  | "askModerationPageFacets"
  | "askPublicFacets"
  | "askPublicPageFacets"
  | "askEstablishmentPageFacets"
  | "askOwnPageFacets"
>;
export type ResultsPath = QuestionPath<
  | "askDashboardResults"
  | "askPreviewResults"
  | "askBarometerResults"
  | "askTemplateResults"
  | "askUpgradeResults"
  | "askPageResults"
  | "askModerationPageResults"
  | "askPublicResults"
  | "askPublicPageResults"
  | "askEstablishmentPageResults"
  | "askOwnPageResults"
>;

export function questionPath<Name extends Question>(
  name: Name,
  given: Pick<Given<Name>, "params" & keyof Given<Name>> & Pick<Parts, "query">,
): QuestionPath<Name> {
  return pathOf(name, given) as QuestionPath<Name>;
}

/** The answer to a question whose body is too long for an address: a `POST` that stores nothing. Throws as {@link call} does. */
export async function ask<Name extends Question>(
  path: QuestionPath<Name>,
  body: Calls[Name]["body"],
  signal: AbortSignal,
): Promise<Calls[Name]["reply"]> {
  return replyIn<Name>(await call("POST", path, { body, signal, reads: true }));
}

/** The lines of the streamed answer to a question, those that arrive together at a time. Ends early without an error when the signal aborts. */
export async function* askLines<Name extends Question>(
  path: QuestionPath<Name>,
  body: Calls[Name]["body"],
  signal: AbortSignal,
): AsyncGenerator<Calls[Name]["line"][]> {
  const response = await call("POST", path, { body, signal, reads: true, headers: { Accept: "application/x-ndjson" } });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    rest += value ?? "";
    const texts = rest.split("\n");
    rest = done ? "" : (texts.pop() ?? "");
    const lines = texts.filter(Boolean).map((text) => JSON.parse(text) as Calls[Name]["line"]);
    if (lines.length > 0) yield lines;
    if (done) return;
  }
}
