import type { ModerationPolicyDocument, RefusalReason, SixLanguages } from "../../generated/types.ts";

/** A policy with all its parts. */
export type Policy = Required<Omit<ModerationPolicyDocument, "$schema" | "for">>;

/** The languages in which authors read and write. */
export const authorLanguages = ["fr", "en", "de", "nl", "es", "it"] as const satisfies readonly (keyof SixLanguages)[];
export type AuthorLanguage = (typeof authorLanguages)[number];

/** The policy of a destination: the product's, with the parts that the destination's own document replaces. Throws where the product has none. */
export function policyOf(documents: readonly ModerationPolicyDocument[], destination: string | null): Policy {
  const product = documents.find((document) => document.for === undefined);
  if (!product) throw new Error("no moderation policy of the product");
  const own = destination === null ? undefined : documents.find((document) => document.for === destination);
  const { $schema: _, for: __, ...parts } = { ...product, ...own };
  // The check of the product's document has found every part.
  return parts as Policy;
}

/** One of the six languages: the given one where it is among them, else French. */
export function authorLanguage(lang: string | null | undefined): AuthorLanguage {
  return authorLanguages.find((known) => known === lang?.slice(0, 2).toLowerCase()) ?? "fr";
}

export function reasonOf(policy: Pick<Policy, "reasons">, code: string): RefusalReason | undefined {
  return policy.reasons.find((reason) => reason.code === code);
}

/** A letter's subject and text with their places filled; a place that nothing fills goes, with an empty paragraph that it leaves. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text
    .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""))
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
