/** Where a visitor wanted to go before signing in: a route's name and parameters, never an address (no open redirect). */
export interface StoredRedirect {
  name: string;
  params: Record<string, string>;
  search: string;
}

const key = "stored-redirect";

export function storeRedirect(redirect: StoredRedirect): void {
  sessionStorage.setItem(key, JSON.stringify(redirect));
}

/** The stored redirect, if a sound one is there. */
export function readRedirect(): StoredRedirect | null {
  try {
    const value = JSON.parse(sessionStorage.getItem(key) ?? "null") as Partial<StoredRedirect> | null;
    return value && typeof value.name === "string" && typeof value.params === "object" && value.params
      ? {
          name: value.name,
          params: value.params,
          search: typeof value.search === "string" && value.search.startsWith("?") ? value.search : "",
        }
      : null;
  } catch {
    return null;
  }
}

export function clearRedirect(): void {
  sessionStorage.removeItem(key);
}
