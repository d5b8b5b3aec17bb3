import type { AddressCode } from "../../src/generated/types.ts";

/** Where visitors leave a review of an establishment, to print: one poster, or four cards for tables with the lines to cut along. */
export interface CardPaper extends CardWords {
  kind: "card";
  format: "poster" | "cards";
  product: string;
  establishment: string;
  /** Who asks for the review. */
  owner: string;
  address: string;
}

export interface CardWords {
  /** The words over the code, first, and in other languages beneath. */
  invitation: string;
  others: string[];
  /** Who reads reviews, and that nothing is given for them. */
  note: string;
}

/** A code as it is printed, for a wall or for tables. */
export function codeCard(
  { establishment, address }: AddressCode,
  words: CardWords,
  frame: Pick<CardPaper, "format" | "product" | "owner">,
): CardPaper {
  return { kind: "card", ...frame, establishment: establishment.name, address, ...words };
}
