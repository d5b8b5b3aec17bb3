import { isSameFact } from "./facts.ts";

/**
 * The order that two sides make of one list: of what each side has added, moved and removed. Where both have moved the same
 * things, the local order. `survives` says what is left of either; what is left and was in neither start is put behind its
 * neighbour of the side that has it.
 */
export function mergedOrder(
  base: readonly string[],
  local: readonly string[],
  next: readonly string[],
  survives: (id: string) => boolean = () => true,
): string[] {
  const start = isSameFact(common(base, local), common(local, base)) ? next : local;
  const order = [...start];
  for (const other of [local, next]) {
    other.forEach((id, index) => {
      if (order.includes(id)) return;
      const before = other.slice(0, index).findLast((one) => order.includes(one));
      order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
    });
  }
  return order.filter(survives);
}

/** Those of a list that are in another one, in its own order. */
function common(list: readonly string[], other: readonly string[]): string[] {
  return list.filter((id) => other.includes(id));
}
