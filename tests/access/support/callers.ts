import type { ProfileName } from "./profiles.ts";

const observatories = [
  "dmo",
  "dmo.voisin",
  "DMO, observatory",
  "DMO, member observatory",
  "DMO, observatory, restricted",
  "DMO, observatory in lower case",
] as const satisfies readonly ProfileName[];
const professionals = ["pro", "pro.simple", "pro.independant", "restreint", "a.verifier"] as const satisfies readonly ProfileName[];

/**
 * Who may call what, written by hand from the specification: never derived from the program's own table.
 * A set lists every profile that is let in; all others are refused.
 */
export const sets = {
  everybody: "everybody",
  signedIn: "signed in",
  /** Dashboards, establishments, reviews, selections, destination pages. */
  observation: observatories,
  /** Whoever reads figures: a destination's observatory, and professionals with a page of figures. */
  figures: [...observatories, ...professionals, "TP, dashboard", "TP, analysis"],
  /** What an establishment is: whoever reads figures, and professionals with access to the product. */
  establishment: [
    ...observatories,
    ...professionals,
    "TP, dashboard",
    "TP, analysis",
    "TP, pro access",
    "TP, pro access, restricted",
    "TP, pro access, impersonated",
  ],
  /** Who answers reviews: those of an establishment, and professionals with a role of moderation. */
  answering: [
    "dmo",
    "dmo.voisin",
    "DMO, observatory",
    "DMO, member observatory",
    "DMO, observatory, restricted",
    "DMO, observatory in lower case",
    "pro",
    "pro.simple",
    "pro.independant",
    "restreint",
    "a.verifier",
    "TP, dashboard",
    "TP, analysis",
    "TP, pro access",
    "TP, pro access, restricted",
    "TP, pro access, impersonated",
    "moderateur",
    "TP, moderation access",
    "TP, member moderation",
  ],
  /** How an establishment is followed: its destination's observatory, and professionals with access to the product. */
  preferences: [...observatories, ...professionals, "TP, pro access", "TP, pro access, restricted", "TP, pro access, impersonated"],
  /** Professionals with a page of figures. */
  ownFigures: [...professionals, "TP, dashboard", "TP, analysis"],
  /** Administration and configuration. */
  administration: ["dmo", "dmo.voisin", "DMO, observatory", "DMO, observatory, restricted", "DMO, observatory in lower case"],
  /** The account of a professional: pro access, never with restricted access. */
  account: ["pro", "pro.simple", "pro.independant", "a.verifier", "TP, pro access", "TP, pro access, impersonated"],
  /** Own reviews: a destination's moderators, and professionals with a role of moderation, who read and answer what is public. */
  moderation: [
    "dmo",
    "dmo.voisin",
    "dmo.moderation",
    "pro",
    "moderateur",
    "restreint",
    "a.verifier",
    "TP, moderation access",
    "TP, member moderation",
  ],
  /** Who decides on own reviews: no professional does. */
  moderators: ["dmo", "dmo.voisin", "dmo.moderation"],
  /** Figures of the moderators' own work: they themselves, and the destination's administrators. */
  moderationFigures: [
    "dmo",
    "dmo.voisin",
    "dmo.moderation",
    "DMO, observatory",
    "DMO, observatory, restricted",
    "DMO, observatory in lower case",
  ],
  /** What nobody does in a borrowed session. */
  billing: ["pro", "pro.simple", "pro.independant", "a.verifier", "TP, pro access"],
  /** The commands of this machine, by their token: no account whatever. */
  local: [],
} as const satisfies Record<string, "everybody" | "signed in" | readonly ProfileName[]>;

/** The routes outside the API's base. */
export const rootTable: Readonly<Record<string, keyof typeof sets>> = {
  "GET /healthz": "everybody",
  "GET /VERSION": "everybody",
  "GET /*": "everybody",
  "GET /images/:name": "everybody",
  "GET /identity/style.css": "everybody",
  "GET /identity/fonts/:file": "everybody",
  "GET /identity/interaction/:uid": "everybody",
  "POST /identity/interaction/:uid": "everybody",
};
