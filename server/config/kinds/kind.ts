import type { ConfigProblem, Product } from "../../../src/generated/types.ts";
import type { Validator } from "../../../src/generated/validators.js";

/** A kind of configuration document: how one is found, recognised and named. */
export interface Kind<T> {
  /** The validator of its form. */
  valid: Validator<T>;
  /** One of them in French, with its article. */
  one: string;
  /** The folder that its files are in directly, from the project's root; where `file` says more, the folder named in messages. */
  folder: string;
  /** The paths of its files where they are not just those in `folder`; null where they may be anywhere. */
  file?: RegExp | null;
  /** All of them in French, with their article: said of a file that lies deeper than `folder`. */
  many?: string;
  /** Sets of keys that only this kind has: all keys of any one set identify it. */
  shapes: readonly (readonly string[])[];
  /** The key by which a document names itself. */
  key?: string;
  /** Problems of form that say more than the validator's at the same place. */
  formFirst?: (value: unknown) => ConfigProblem[];
}

/** What the documents of a {@link PlainKind} may refer to. */
export interface Surroundings {
  product: Product;
  /** The names of the application's routes. */
  routes: readonly string[];
  /** Every document of the kind, those with problems of form included. */
  siblings: readonly { value: unknown; problems: readonly ConfigProblem[] }[];
}

/** A kind whose documents refer to the product, to routes and to each other alone, and to which no other kind refers. */
export interface PlainKind<T> extends Kind<T> {
  /** What no two documents may share. */
  idOf: (value: T) => string;
  /** The problems of a document of sound form. */
  check: (value: T, surroundings: Surroundings) => ConfigProblem[];
  /** Their order; that of their files unless said otherwise. */
  order?: (a: T, b: T) => number;
}

/** Two documents never claim one destination, nor both the product, whatever they call themselves. */
export function destinationOf({ for: destination = "" }: { for?: string }): string {
  return destination;
}
