import { useSyncExternalStore } from "react";

import type { UserCard } from "../../generated/types.ts";
import { useSession } from "./session.ts";

/** Local storage key of the establishment that a professional with several is looking at. */
export const activeCardKey = "active-card";

const listeners = new Set<() => void>();

/** The establishment that the professional is looking at: the chosen one while it is still theirs, else the first. */
export function useActiveCard(): UserCard | undefined {
  const { user } = useSession();
  const id = useSyncExternalStore(subscribe, read);
  return user?.cards.find((card) => card.id === id) ?? user?.cards[0];
}

/** Chooses the establishment to look at, in this tab and the next ones. */
export function chooseCard(id: string): void {
  try {
    localStorage.setItem(activeCardKey, id);
  } catch {
    // Storage refused: the first establishment stays.
  }
  for (const listener of listeners) listener();
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
