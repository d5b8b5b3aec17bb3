import type { StoreOption } from "../../../generated/types.ts";

/** What is subscribed to: the offer that the address names, or the first that is open; undefined where that is none. */
export function chosenOf(options: readonly StoreOption[], asked: string | null): StoreOption | undefined {
  return options.find(({ id, open }) => open && (asked === null || id === asked));
}
