import type { DestinationPage, Role, UserType } from "../../generated/types.ts";

/**
 * Who may open a route of the web or of the API: both carry the same value.
 * An empty object asks for a session alone.
 */
export interface Access {
  /** No session needed; the other conditions are then not looked at. */
  readonly public?: boolean;
  readonly type?: UserType;
  /** One of these roles, named without the product's prefix. */
  readonly anyOf?: readonly Role[];
  /** Closed to users with restricted access. */
  readonly fullAccess?: boolean;
  /** One of these, which each say the whole; the other conditions are then not looked at. */
  readonly either?: readonly Access[];
}

/** What access decisions read of a user; `roles` as stored, with the product's prefix. */
export interface AccessUser {
  readonly type: UserType;
  readonly roles: readonly string[];
  readonly restricted_access: boolean;
}

/** Why a user may not open something; null when nothing prevents it. */
export type Denial = "session" | "type" | "role" | "restricted" | null;

/** The full name of a role, as data and addresses carry it: `BELVEDERE_DIFFUSION_API`. */
export function roleName(role: Role, slug: string): string {
  return `${slug}_${role}`.replaceAll("-", "_").toUpperCase();
}

/** Whether the user holds one of the roles (named without prefix); case does not count. Specification §6. */
export function hasAnyRole(user: Pick<AccessUser, "roles">, roles: readonly Role[], slug: string): boolean {
  const held = new Set(user.roles.map((role) => role.toUpperCase()));
  return roles.some((role) => held.has(roleName(role, slug)));
}

/** The first condition of the access that the user fails: session, then type, roles, full access. */
export function denial(user: AccessUser | null, access: Access, slug: string): Denial {
  if (access.public) return null;
  if (!user) return "session";
  if (access.either) {
    const reasons = access.either.map((one) => denial(user, one, slug));
    return reasons.includes(null) ? null : (reasons[0] ?? "role");
  }
  if (access.type && access.type !== user.type) return "type";
  if (access.anyOf && !hasAnyRole(user, access.anyOf, slug)) return "role";
  return access.fullAccess && user.restricted_access ? "restricted" : null;
}

/** Whether the user (null: nobody signed in) may open what has this access. */
export function mayOpen(user: AccessUser | null, access: Access, slug: string): boolean {
  return denial(user, access, slug) === null;
}

/** Exactly the two moderation roles: an account that skips verification. Specification §4. */
export function isModerationOnly(user: Pick<AccessUser, "roles">, slug: string): boolean {
  const held = new Set(user.roles.map((role) => role.toUpperCase()));
  return held.size === 2 && moderationOnly.every((role) => held.has(roleName(role, slug)));
}

/** Every role that means something. Specification §6. */
export const knownRoles: readonly Role[] = [
  "ORGANIZATION_OBSERVATORY",
  "MEMBER_OBSERVATORY",
  "ORGANIZATION_MODERATION",
  "MODERATION_ACCESS",
  "MEMBER_MODERATION",
  "DIFFUSION_WIDGET",
  "DIFFUSION_API",
  "V2_PRO_ACCESS",
  "V2_PRO_DASHBOARD",
  "V2_PRO_ANALYSIS",
  "V2_PRO_REVIEW_RESPONSES",
  "V2_PRO_WIDGET_EXPERT",
];

const moderationOnly: readonly Role[] = ["MODERATION_ACCESS", "MEMBER_MODERATION"];
const observatory: readonly Role[] = ["ORGANIZATION_OBSERVATORY", "MEMBER_OBSERVATORY"];

export const publicAccess: Access = { public: true };
/** Any live session. */
export const signedIn: Access = {};
/** Dashboards, establishments, reviews, barometer, selections, destination pages. */
export const observationAccess: Access = { type: "DMO", anyOf: observatory };
/** A destination page's: the roles that it names, of those that open figures. */
export const pageAccess = ({ roles }: Pick<DestinationPage, "roles">): Access =>
  roles ? { type: "DMO", anyOf: roles } : observationAccess;
/** What a reader of a page of moderation needs: one of its roles, of those that read the moderators' work. */
export function moderationPageAccess({ roles }: Pick<DestinationPage, "roles">): Access {
  const { type, anyOf } = moderationFiguresAccess;
  return { type, anyOf: roles ? roles.filter((role) => (anyOf as readonly Role[]).includes(role)) : anyOf };
}
/** What a destination's reader of an establishment's page needs. Roles that are a professional's alone close it to destinations. */
export function establishmentPageAccess({ roles }: Pick<DestinationPage, "roles">): Access {
  return roles ? { type: "DMO", anyOf: roles.filter((role) => observatory.includes(role)) } : observationAccess;
}
/** What a professional needs to read the page of an establishment that has this name. */
export function ownPageAccess({ name, roles }: Pick<DestinationPage, "name" | "roles">): Access {
  const own = name === "dashboard" ? proDashboardAccess : proAnalysisAccess;
  return roles ? { type: "TP", anyOf: roles.filter((role) => ownPageRoles.includes(role)) } : own;
}
/** The roles that open a professional's figures. */
export const ownPageRoles: readonly Role[] = ["V2_PRO_DASHBOARD", "V2_PRO_ANALYSIS"];
/** The roles that open a destination's figures. */
export const observationRoles = observatory;
export const administrationAccess: Access = { type: "DMO", anyOf: ["ORGANIZATION_OBSERVATORY"] };
export const moderationAccess: Access = { anyOf: ["ORGANIZATION_MODERATION", ...moderationOnly] };
/** Who decides on reviews: the destination's moderators. A professional moderates no review, least of all those about the own place. */
export const moderatorAccess: Access = { type: "DMO", anyOf: ["ORGANIZATION_MODERATION", ...moderationOnly] };
/** Who reads figures of the moderators' own work: they themselves, and the destination's administrators. */
export const moderationFiguresAccess = {
  type: "DMO",
  anyOf: ["ORGANIZATION_OBSERVATORY", "ORGANIZATION_MODERATION", ...moderationOnly],
} as const satisfies Access;
export const diffusionWidgetAccess: Access = { anyOf: ["DIFFUSION_WIDGET"] };
export const diffusionApiAccess: Access = { type: "DMO", anyOf: ["DIFFUSION_API"] };
export const proAccess: Access = { type: "TP", anyOf: ["V2_PRO_ACCESS"] };
export const proAccountAccess: Access = { ...proAccess, fullAccess: true };
export const proDashboardAccess: Access = { type: "TP", anyOf: ["V2_PRO_DASHBOARD"] };
export const proAnalysisAccess: Access = { type: "TP", anyOf: ["V2_PRO_ANALYSIS"] };
/** A professional who reads the figures of the own establishments, all of them together. */
export const ownEstablishmentsAccess: Access = { either: [proDashboardAccess, proAnalysisAccess] };
/** Everybody who reads figures; `facets.ts` says by which dimensions. */
export const facetsAccess: Access = { either: [observationAccess, proDashboardAccess, proAnalysisAccess] };
/** What an establishment is: whoever reads its figures, and its professional. */
export const establishmentAccess: Access = { either: [observationAccess, proDashboardAccess, proAnalysisAccess, proAccess] };
/** Who answers reviews: whoever reads the establishment, and a professional with a role of moderation, who needs no other right to reply. */
export const answeringAccess: Access = {
  either: [...(establishmentAccess.either ?? []), { type: "TP", anyOf: moderationAccess.anyOf ?? [] }],
};
/** How an establishment is followed: its destination and its professional choose it. */
export const preferencesAccess: Access = { either: [observationAccess, proAccess] };

/** Who may call a call of the API, by the name that its declaration in `schemas/api/` gives. */
export const accesses = {
  public: publicAccess,
  signedIn,
  observation: observationAccess,
  administration: administrationAccess,
  proAccount: proAccountAccess,
  facets: facetsAccess,
  /** The bearer of a destination's public token, or an observer of it: the route itself looks for either. */
  destinationReader: publicAccess,
  figures: facetsAccess,
  establishment: establishmentAccess,
  answering: answeringAccess,
  preferences: preferencesAccess,
  ownEstablishments: ownEstablishmentsAccess,
  moderation: moderationAccess,
  moderator: moderatorAccess,
  moderationFigures: moderationFiguresAccess,
} as const satisfies Record<string, Access>;
