import { valuedTitle, valueOf, withoutParameter, withValue } from "../../src/engine/document/parameter.ts";
import type { Dashboard, MemberValue, ParameterDimension, ResultsRequest } from "../../src/generated/types.ts";
import type { Analytics } from "../analytics/analytics-port.ts";
import type { Scope } from "../analytics/question.ts";
import { ApiError } from "../kit/errors.ts";
import { refused } from "./question.ts";

/** The part of a request that can name the value of a parameter. */
type Naming = Pick<ResultsRequest, "filters" | "overrideSheetId">;

/**
 * A document and a request on it, over the value of the document's parameter that the request names: the one value of its
 * dimension among `filters`, or of an establishment `overrideSheetId`. The document bears the value in its title and filters.
 *
 * Refuses (422) a request that names none; a value that the scope does not hold is the same 404 as an absent object. A document
 * without a parameter comes back as it is.
 */
export async function withParameter<Request extends Naming>(
  analytics: Pick<Analytics, "members">,
  scope: Scope,
  document: Dashboard,
  request: Request,
): Promise<{ document: Dashboard; request: Request }> {
  const { parameter } = document;
  if (!parameter) return { document, request };
  const { dimension } = parameter;
  const sheet = dimension === "establishment" ? request.overrideSheetId : undefined;
  const value = sheet ?? valueOf(document, request.filters);
  if (value === null)
    throw refused(
      `/filters/${dimension}`,
      `Ce tableau de bord porte sur une seule valeur de « ${dimension} » : donnez-la dans les filtres.`,
    );
  const member = await requireMember(analytics, dimension, value, scope);
  return {
    document: over(document, member),
    request: request.filters ? { ...request, filters: { ...request.filters, [dimension]: [value] } } : request,
  };
}

/** A dynamic dashboard over one value, as a document of its own. */
export function over(document: Dashboard, { value, label }: MemberValue): Dashboard {
  return withoutParameter({ ...withValue(document, value), title: valuedTitle(document.title, label) });
}

/** A value of a dimension by its name; one that the scope does not hold is the same 404 as an absent object. */
export async function requireMember(
  analytics: Pick<Analytics, "members">,
  dimension: ParameterDimension,
  value: string,
  scope: Scope,
): Promise<MemberValue> {
  const found = (await membersOf(analytics, dimension, scope)).find((member) => member.value === value);
  if (!found) throw new ApiError("object.not-found");
  return found;
}

/** The values of a dimension that the scope holds, in their order. */
export async function membersOf(
  analytics: Pick<Analytics, "members">,
  dimension: ParameterDimension,
  scope: Scope,
): Promise<MemberValue[]> {
  return (await analytics.members(dimension, scope)).map(({ key, ...named }) => ({ value: key, ...named }));
}
