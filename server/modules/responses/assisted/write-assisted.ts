import type { ResponseDocument } from "../../../../src/generated/types.ts";
import type { Assistant } from "../../../ports/assistant/assistant.ts";
import type { ComposedPart } from "../../../semantics/responses/compose.ts";
import type { ComposeFact, ComposeRequest } from "../../../semantics/responses/compose-request.ts";
import { keptBack } from "./guard.ts";
import { type AnswerOrder, orderOf } from "./order.ts";

/** Sentences, and characters, of a body. */
const MOST_SENTENCES = 10;
const MOST_CHARACTERS = 2_500;

/**
 * The sentences of a body as a model writes them: each as soon as it is whole and has passed the guard, with what it rests on.
 * Those that the guard keeps back are left out. Throws as `Assistant.write` does.
 */
export async function* writeAssisted(
  assistant: Assistant,
  document: ResponseDocument,
  request: ComposeRequest,
  signal: AbortSignal,
): AsyncGenerator<ComposedPart> {
  const order = orderOf(document.lang, request);
  let rest = "";
  let sentences = 0;
  let characters = 0;
  const take = (line: string): ComposedPart | null => {
    const part = sentenceOf(line, order, document, request);
    if (part === null || characters + part.text.length > MOST_CHARACTERS) return null;
    sentences += 1;
    characters += part.text.length + 1;
    return part;
  };
  for await (const words of assistant.write(order, signal)) {
    const lines = (rest + words).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const part = take(line);
      if (part) yield part;
      if (sentences >= MOST_SENTENCES) return;
    }
  }
  const last = take(rest);
  if (last) yield last;
}

/** A line without its ids, with what they name; null where it has no words, or is kept back. */
function sentenceOf(line: string, { passages }: AnswerOrder, document: ResponseDocument, request: ComposeRequest): ComposedPart | null {
  const { 1: said = "", 2: ids = "" } = /^(.*?)\s*(?:\[([pfc\d,;\s]*)\])?\s*$/u.exec(line.trim()) ?? [];
  const text = said.replaceAll(/[“”]/g, '"').trim();
  if (text === "") return null;
  const named = ids.split(/[,;\s]+/);
  const facts = request.facts.filter((_, at): boolean => named.includes(`f${at + 1}`));
  const cited = [
    ...facts.map((fact: ComposeFact) => fact.text),
    ...(named.includes("c") && request.context !== null ? [request.context] : []),
  ];
  const { review, settings } = request;
  const kept = keptBack(text, {
    lang: document.lang,
    checks: [document.checks],
    author: review.author,
    neverPromise: settings.never_promise,
    words: [review.title, review.text].filter((part) => part !== null).join("\n"),
    cited,
    names: request.establishment,
  });
  if (kept !== null) return null;
  return {
    text,
    passages: passages.filter(({ id }) => named.includes(id)).map(({ start, end }) => ({ start, end })),
    facts,
  };
}
