import type { Filters, Repeat } from "../../generated/types.ts";
import { accepts } from "../query/accepted.ts";
import { entry } from "../entry.ts";

/** One drawing of a repeated section: a value of its dimension. */
export interface Instance {
  value: string;
  label: string;
}

/** A repeated section is drawn at most this often. */
export const mostInstances = 30;

/**
 * The instances of a repeated section, in order: the values that it names, else all members of its
 * dimension; of these the ones that a filter on the same dimension lets through. A value that is no
 * member (foreign, or gone) has no instance.
 */
export function instancesOf(repeat: Repeat, members: readonly { key: string; label: string }[], filters: Filters): Instance[] {
  const labels = new Map(members.map(({ key, label }) => [key, label]));
  return (repeat.values ?? members.map(({ key }) => key))
    .filter((value) => labels.has(value) && accepts(entry(filters, repeat.by), value))
    .slice(0, Math.min(repeat.limit ?? mostInstances, mostInstances))
    .map((value) => ({ value, label: labels.get(value) ?? value }));
}
