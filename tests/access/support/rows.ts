import type { Filters } from "../../../src/generated/types.ts";
import type { IdRoute, QuestionRoute } from "./module-access.ts";
import { dmo } from "./tenants.ts";

type Sent = ReturnType<IdRoute["request"]>;

/** The path of a route with the id as its first parameter. */
const pathWith = (route: string, id: string): string => route.slice(route.indexOf(" ") + 1).replace(/:\w+/, () => id);

/** A call with the id of an object in its path: the first parameter, unless `url` says where. */
export function idInPath(
  route: string,
  create: IdRoute["create"],
  { url, ...sent }: Omit<Sent, "url"> & { url?: (id: string) => string } = {},
): IdRoute {
  return { route, as: dmo, create, request: (id) => ({ url: url?.(id) ?? pathWith(route, id), ...sent }) };
}

/** A call with the id of an object in a field of its query or its body. */
export function idInField(route: string, field: string, create: IdRoute["create"], request: IdRoute["request"]): IdRoute {
  return { route, field, as: dmo, create, request };
}

/** A call under filters, at its path unless `url` says where; `payload` is its body. */
export function question(
  path: string,
  {
    url = path,
    payload = (filters) => ({ filters }),
    as = dmo,
    closed,
  }: { url?: string; payload?: (filters: Filters) => object; as?: string | null; closed?: QuestionRoute["closed"] } = {},
): QuestionRoute {
  const request = (filters: Filters) => ({ url, payload: payload(filters) });
  return { route: `POST ${path}`, as, request, ...(closed ? { closed } : {}) };
}

/** The body of a request for results: without the compared period, which doubles their time. */
export const alone = (filters: Filters): object => ({ filters, compare: "none" });
