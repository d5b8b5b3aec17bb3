import type { Product } from "../../generated/types.ts";
import type { ClosedValue } from "./closed-values.ts";

/** The dimensions that the search of reviews has alone: what they say is the group's own, or changes without a review's figures. */
export const searchOnly: readonly string[] = ["praised", "blamed", "verified"];

/** The values of the dimensions that the search of reviews has alone, in their own order, with the names that they are shown by. */
export const searchValues: Readonly<Record<string, readonly ClosedValue[]>> = {
  verified: [
    { id: "true", name: "Avis vérifiés" },
    { id: "false", name: "Avis non vérifiés" },
  ],
};

/** The platforms that check whether their authors were guests. */
export function verifiedProviders({ providers }: Pick<Product, "providers">): string[] {
  return providers.filter(({ verified }) => verified).map(({ id }) => id);
}
