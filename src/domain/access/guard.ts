import { type AccessUser, denial, hasAnyRole, isModerationOnly, roleName } from "./access.ts";
import { subscriptionRoute, type WebRoute } from "./routes.ts";

/** What the guard reads of the signed-in user. */
export interface GuardUser extends AccessUser {
  readonly group: { readonly id: string };
  readonly observation?: { readonly barometer_enabled: boolean };
}

export interface GuardState {
  /** Null: nobody is signed in. */
  readonly user: GuardUser | null;
  /** Null: unknown, as after a failed poll; then nothing is in maintenance. */
  readonly maintenance: { readonly global: boolean; readonly routes: readonly string[] } | null;
  /** The account's verification reported problems. */
  readonly malconfigured: boolean;
  readonly product: { readonly slug: string; readonly independents_group: string };
}

/** Either the route opens, or the visitor is sent elsewhere. */
export type GuardOutcome =
  | { readonly pass: true }
  | {
      readonly pass: false;
      /** Name of a route. */
      readonly to: string;
      readonly query?: Readonly<Record<string, string>>;
      /** The refused address becomes the stored redirect. */
      readonly store?: boolean;
    };

const pass: GuardOutcome = { pass: true };
const to = (name: string): GuardOutcome => ({ pass: false, to: name });

/** Routes that neither verification nor subscription may take from a user, else the guard would loop. */
const alwaysOpen: readonly string[] = ["account-verification", "missing-role"];

/**
 * What a professional who must subscribe first may need before: the page of the subscription, to which the guard leads, has
 * a part for each (specification §4 leaves no other page open).
 */
const partsOfSubscription: Readonly<Record<string, string>> = { "account.support": "support", "account.invoices": "factures" };

/** Decides one navigation, in the order of specification §4. Never sends a route to itself. */
export function guard(target: WebRoute, state: GuardState): GuardOutcome {
  const { user, maintenance, product } = state;
  if (target.name !== "maintenance" && maintenance) {
    if (maintenance.global || maintenance.routes.some((pattern) => matches(pattern, target.name))) return to("maintenance");
  }
  if (target.access.public) return pass;
  if (!user) return { pass: false, to: "login", store: true };
  if (isMalconfigured(user, state) && target.name !== "account-verification") return to("account-verification");
  if (mustSubscribe(user, product) && target.name !== subscriptionRoute && !alwaysOpen.includes(target.name)) {
    const part = partsOfSubscription[target.name];
    return part === undefined ? to(subscriptionRoute) : { pass: false, to: subscriptionRoute, query: { voir: part } };
  }
  if (denial(user, target.access, product.slug) === null) return isOpen(target, user) ? pass : to("not-found");
  return { pass: false, to: "missing-role", query: missingRole(target, user, product.slug) };
}

/** Whether what the route needs beyond roles is open to the user's group. */
function isOpen({ opens }: WebRoute, { observation }: GuardUser): boolean {
  return opens !== "barometer" || observation?.barometer_enabled === true;
}

/** Whether verification holds the account back; an account of exactly the two moderation roles is never held. */
export function isMalconfigured(user: GuardUser, { malconfigured, product }: Pick<GuardState, "malconfigured" | "product">): boolean {
  return malconfigured && user.type === "TP" && !isModerationOnly(user, product.slug);
}

/** An independent professional without the widget-expert role must subscribe first. Specification §4. */
export function mustSubscribe(user: GuardUser, product: GuardState["product"]): boolean {
  return user.type === "TP" && user.group.id === product.independents_group && !hasAnyRole(user, ["V2_PRO_WIDGET_EXPERT"], product.slug);
}

/**
 * Whether a route name matches a maintenance pattern: `*` matches any text, a pattern without it names
 * the route itself or any route below it (`pro` closes `pro.dashboard`). Case does not count.
 */
export function matches(pattern: string, name: string): boolean {
  const parts = pattern.toLowerCase().split("*");
  const subject = name.toLowerCase();
  if (parts.length === 1) return subject === parts[0] || subject.startsWith(`${parts[0]}.`);
  const [first = "", ...rest] = parts;
  if (!subject.startsWith(first)) return false;
  let at = first.length;
  for (const [index, part] of rest.entries()) {
    const found = index === rest.length - 1 ? subject.length - part.length : subject.indexOf(part, at);
    if (found < at || !subject.startsWith(part, found)) return false;
    at = found + part.length;
  }
  return true;
}

/** Specification §6: the query of /missing-role; roles with their prefix, joined by commas. */
function missingRole({ access }: WebRoute, user: GuardUser, slug: string): Record<string, string> {
  return {
    roles: (access.anyOf ?? []).map((role) => roleName(role, slug)).join(","),
    restrictedAccess: String(Boolean(access.fullAccess && user.restricted_access)),
  };
}

/** The route that `/` leads to. Specification §2, home redirect rules. */
export function homeRedirect(user: AccessUser | null, hasStoredRedirect: boolean, slug: string): string {
  if (!user) return "login";
  if (hasStoredRedirect) return "redirect";
  const rules = user.type === "DMO" ? destinationHomes : professionalHomes;
  return rules.find(([roles]) => hasAnyRole(user, roles, slug))?.[1] ?? "loginerror";
}

const destinationHomes = [
  [["ORGANIZATION_OBSERVATORY", "MEMBER_OBSERVATORY"], "destination.home"],
  [["DIFFUSION_API"], "api"],
  [["ORGANIZATION_MODERATION"], "moderation.reviews"],
] as const;

const professionalHomes = [
  [["V2_PRO_DASHBOARD"], "pro.dashboard"],
  [["MEMBER_MODERATION", "MODERATION_ACCESS"], "moderation.reviews"],
] as const;
