import type { LiveConfig } from "../../config/live-config.ts";
import type { Page, TextResult } from "../../../src/generated/types.ts";
import { dayOf } from "../../../src/domain/day.ts";
import { resolvePeriod } from "../../../src/domain/period.ts";
import type { Scope } from "../../analytics/question.ts";
import { ApiError } from "../../errors.ts";
import type { AnsweringServices } from "../dashboards/answering.ts";

/** The page with this name in an address; the product's own page is named with its slug. 404 for an unknown one. */
export function pageOf(config: LiveConfig, name: string): Page {
  const { slug } = config.product();
  const page = config.pages().find((candidate) => candidate.page === name || `${slug}-${candidate.page}` === name);
  if (!page) throw new ApiError("object.not-found");
  return page;
}

/** The page's title, the product's name in it. */
export function titleOf({ title }: Page, config: LiveConfig): string {
  return title.replaceAll("{product}", config.product().name);
}

/** The page's subtitle with its figures, over the page's own period; undefined where it has none, or its figures cannot be had: a page does not fail for its subtitle. */
export async function subtitleOf(
  { subtitle, dashboard }: Page,
  scope: Scope,
  { analytics, clock, product, logger }: AnsweringServices,
): Promise<string | undefined> {
  if (!subtitle) return undefined;
  try {
    const period = resolvePeriod(dashboard.period, dayOf(clock.now(), product.timezone));
    const result = await analytics.answer({ query: { text: subtitle }, period, filters: {} }, scope);
    return result.kind === "text" ? plainText(result) : undefined;
  } catch (error) {
    logger.error({ err: error }, "a page has no subtitle");
    return undefined;
  }
}

function plainText({ blocks }: TextResult): string {
  return blocks.map(({ items }) => items.map((spans) => spans.map(({ text }) => text).join("")).join(" ")).join(" ");
}
