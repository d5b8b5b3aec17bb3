import { destinationPage } from "../../../src/domain/access/routes.ts";
import type { LiveConfig } from "../../config/live-config.ts";
import type { DestinationPage, MenuItem, Page, TextResult } from "../../../src/generated/types.ts";
import { dayOf } from "../../../src/domain/time/day.ts";
import { resolvePeriod } from "../../../src/domain/time/period.ts";
import { wholeMonths } from "../../../src/domain/time/whole-months.ts";
import type { Scope } from "../../analytics/question.ts";
import { ApiError } from "../../kit/errors.ts";
import type { AnsweringServices } from "../../reading/answering.ts";

/** The destination's page with this name: that of its address, else its document's. 404 for an unknown one. */
export function pageOf(config: LiveConfig, name: string): Page {
  const product = config.product();
  const pages = config.pages().filter(({ of }) => of === undefined);
  const page =
    pages.find((candidate) => destinationPage(candidate, product).name === name) ?? pages.find((candidate) => candidate.page === name);
  if (!page) throw new ApiError("object.not-found");
  return page;
}

/** Whether a public address shows a page: a list of establishments only where it names those with weak figures. */
function isOpen(page: Page, namesAll: boolean): boolean {
  return page.public === true && page.of === undefined && (namesAll || !page.names_establishments);
}

/** The same on a public address: a page that it does not show is as absent as one that never was. */
export function publicPageOf(config: LiveConfig, name: string, namesAll: boolean): Page {
  const page = pageOf(config, name);
  if (!isOpen(page, namesAll)) throw new ApiError("object.not-found");
  return page;
}

/** The pages of a public address in the order in which they are offered: the home, then as the menus name them, then the others. */
export function publicPages(config: Pick<LiveConfig, "pages" | "product" | "menus">, namesAll: boolean): DestinationPage[] {
  const routesOf = ({ route, items = [] }: MenuItem): string[] => [...(route === undefined ? [] : [route]), ...items.flatMap(routesOf)];
  const named = config.menus().flatMap(({ items }) => items.flatMap(routesOf));
  const place = ({ name }: DestinationPage): number => {
    if (name === "home") return -1;
    const at = named.indexOf(`destination.${name}`);
    return at < 0 ? named.length : at;
  };
  return config
    .pages()
    .filter((page) => isOpen(page, namesAll))
    .map((page) => destinationPage(page, config.product()))
    .toSorted((one, other) => place(one) - place(other));
}

/** Where the public address of a destination begins: its home, else the first page that is public. */
export function firstPublicPage(config: LiveConfig, namesAll: boolean): string {
  return publicPages(config, namesAll)[0]?.name ?? "home";
}

/** The page's title, the product's name in it. */
export function titleOf({ title }: Page, config: LiveConfig): string {
  return title.replaceAll("{product}", config.product().name);
}

/** The page's subtitle with its figures, over the page's own period and filters; undefined where it has none, or its figures cannot be had: a page does not fail for its subtitle. */
export async function subtitleOf(
  { subtitle, dashboard }: Page,
  scope: Scope,
  { analytics, clock, product, logger }: AnsweringServices,
): Promise<string | undefined> {
  if (!subtitle) return undefined;
  try {
    const today = dayOf(clock.now(), product.timezone);
    const own = resolvePeriod(dashboard.period, today);
    // As its tiles are answered on a public page.
    const period = scope.hideBelow > 0 ? wholeMonths(own, today) : own;
    const result = await analytics.answer({ query: { text: subtitle }, period, filters: dashboard.filters ?? {} }, scope);
    return result.kind === "text" ? plainText(result) : undefined;
  } catch (error) {
    logger.error({ err: error }, "a page has no subtitle");
    return undefined;
  }
}

function plainText({ blocks }: TextResult): string {
  return blocks.map(({ items }) => items.map((spans) => spans.map(({ text }) => text).join("")).join(" ")).join(" ");
}
