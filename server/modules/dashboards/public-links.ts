import { timingSafeEqual } from "node:crypto";

import type { Services } from "../../http/services.ts";
import { ApiError } from "../../kit/errors.ts";
import type { AnsweringServices } from "../../reading/answering.ts";
import { over } from "../../reading/parameter.ts";
import { publicAddress } from "../../reading/public-address.ts";
import { publicDocument, type PublicReading, publicScope } from "../../reading/public-reading.ts";
import { findLink, type LinkedDashboard } from "./find-link.ts";
import { linkTokens } from "./link-tokens.ts";
import { shownBy } from "./link-value.ts";

/** How the calls of a public link are opened: by its token and its password, to what the link grants. */
export function publicLinks(services: AnsweringServices & Pick<Services, "secrets">) {
  const tokens = linkTokens(services.secrets);
  const cookie = `${services.product.slug}_link`;
  const find = (token: string): ReturnType<typeof findLink> => findLink(services, token);
  // Every call of the link but the one that takes the password.
  const { options: open, opened } = publicAddress(find, ({ lock }, request) => {
    if (lock && !isSame(request.cookies[cookie] ?? "", tokens.pass(lock.link, lock.password_hash))) throw new ApiError("link.password");
  });
  const door = publicAddress(find);
  const readingOf = async ({ document: stored, group, min_sample, names_all, frozen, locked }: LinkedDashboard): Promise<PublicReading> => {
    const scope = publicScope(group, { locked, hideBelow: min_sample, namesAll: names_all });
    // Without facets a page has its own period and filters alone, in every call.
    const { facets: _, ...fixed } = stored;
    const document = frozen ? fixed : stored;
    const { parameter } = document;
    if (!parameter) return { ...publicDocument(document, scope, services), scope };
    // The value is the link's. Without one (the parameter is younger, or the value is gone) the link has nothing to show.
    const value = await shownBy(services.analytics, group, document, locked);
    if (!value) throw new ApiError("link.gone");
    return { ...publicDocument(over(document, value), scope, services), scope };
  };
  return { open, opened, door, readingOf, cookie, tokens };
}

/** Whether two texts are the same, in a time that does not reveal where they differ. */
function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
