import { useMemo, useSyncExternalStore } from "react";

import type { UserCard } from "../../generated/types.ts";
import { useSession } from "./session.ts";

/** Local storage key of the establishment that a professional with several is looking at. */
const activeCardKey = "active-card";

const listeners = new Set<() => void>();

/** What is stored in the place of an establishment by who looks at all of them. */
export const ALL_CARDS = "all";

/** What a professional is looking at: one of the establishments, or all of several. */
export interface ActiveCards {
  /** The establishment; undefined where it is all of them, or the account has none. */
  readonly card: UserCard | undefined;
  /** Those that are looked at. */
  readonly cards: readonly UserCard[];
}

/** What the professional is looking at: the chosen establishment while it is still theirs, all of them where these were chosen, else the first. */
export function useActiveCards(): ActiveCards {
  const { user } = useSession();
  const id = useSyncExternalStore(subscribe, read);
  const cards = user?.cards ?? noCards;
  return useMemo(() => activeOf(cards, id), [cards, id]);
}

const noCards: readonly UserCard[] = [];

/** {@link useActiveCards} for what is stored; a choice that is no longer in the list is reported to the console (specification §8). */
export function activeOf(cards: readonly UserCard[], id: string | null): ActiveCards {
  if (id === ALL_CARDS && cards.length > 1) return { card: undefined, cards };
  const card = cards.find((one) => one.id === id) ?? cards[0];
  if (id !== null && id !== ALL_CARDS && card?.id !== id && cards.length > 0) reportStale(id);
  return { card, cards: card ? [card] : [] };
}

const reported = new Set<string>();

function reportStale(id: string): void {
  if (reported.has(id)) return;
  reported.add(id);
  console.warn("Current establishment not in the list: the first one is shown.");
}

/** Chooses the establishment to look at, in this tab and the next ones. */
export function chooseCard(id: string): void {
  storeCard(id);
  for (const listener of listeners) listener();
}

/** Stores the establishment that the next page looks at; null for its first one. */
export function storeCard(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(activeCardKey);
    else localStorage.setItem(activeCardKey, id);
  } catch {
    // Storage refused: the first establishment stays.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(activeCardKey);
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
