import type { MemberValue, ParameterDimension } from "../../generated/types.ts";

/** Where the browser keeps the values last chosen, as long as its tab is open: by login, so that the next account sees none of them. */
const keyOf = (login: string): string => `dynamic-dashboard-values ${login}`;

type Kept = Partial<Record<ParameterDimension, MemberValue>>;

/** The value of a dimension that the reader chose last in this session. */
export function lastValue(login: string, dimension: ParameterDimension): MemberValue | undefined {
  return kept(login)[dimension];
}

export function keepLastValue(login: string, dimension: ParameterDimension, value: MemberValue): void {
  try {
    sessionStorage.setItem(keyOf(login), JSON.stringify({ ...kept(login), [dimension]: value }));
  } catch {
    // A browser that keeps nothing asks again: that is all that is lost.
  }
}

function kept(login: string): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(login)) ?? "{}") as Kept;
  } catch {
    return {};
  }
}
