import type { ModerationPolicyDocument } from "../../src/generated/types.ts";
import type { Term } from "./vocabulary.ts";

/**
 * The reasons for which moderators refuse, of all policies in force: the product's by its words, then those that a
 * destination alone has. The same array until the policies change.
 */
export function refusalReasons(policies: () => readonly ModerationPolicyDocument[]): () => readonly Term[] {
  let known: { of: unknown; terms: readonly Term[] } | undefined;
  return () => {
    const documents = policies();
    if (known?.of !== documents) {
      const ordered = documents.toSorted((a, b) => Number(a.for !== undefined) - Number(b.for !== undefined));
      const labels = new Map(
        ordered.flatMap(({ reasons = [] }) => reasons.map(({ code, label }) => [code, label.fr] as const)).toReversed(),
      );
      known = { of: documents, terms: [...labels].toReversed().map(([key, label]) => ({ key, label })) };
    }
    return known.terms;
  };
}
