import type { ProfileName } from "./profiles.ts";

/**
 * Who may call what, written by hand from the specification: never derived from the program's own table.
 * A set lists every profile that is let in; all others are refused.
 */
export const sets = {
  everybody: "everybody",
  signedIn: "signed in",
  /** Dashboards, establishments, reviews, selections, destination pages. */
  observation: ["dmo", "dmo.voisin", "DMO, observatory", "DMO, member observatory", "DMO, observatory, restricted", "DMO, observatory in lower case"],
  /** Administration and configuration. */
  administration: ["dmo", "dmo.voisin", "DMO, observatory", "DMO, observatory, restricted", "DMO, observatory in lower case"],
  /** The commands of this machine, by their token: no account whatever. */
  local: [],
} as const satisfies Record<string, "everybody" | "signed in" | readonly ProfileName[]>;

/** Every call of the API below its base, then what stands outside it. A route without a row fails the test. */
export const apiTable: Readonly<Record<string, keyof typeof sets>> = {
  "GET /idp/login": "everybody",
  "GET /idp/callback": "everybody",
  "GET /idp/logout": "everybody",
  "GET /app": "everybody",
  "GET /maintenance": "everybody",
  "GET /catalog": "signedIn",
  "GET /menu": "signedIn",
  "GET /user": "signedIn",
  "GET /user/verification": "signedIn",
  "GET /destinations": "signedIn",
  "GET /informations": "signedIn",
  "GET /entity": "signedIn",
};

/** What stands outside the API's base. */
export const rootTable: Readonly<Record<string, keyof typeof sets>> = {
  "GET /healthz": "everybody",
  "GET /VERSION": "everybody",
  "GET /*": "everybody",
  "GET /identity/style.css": "everybody",
  "GET /identity/interaction/:uid": "everybody",
  "POST /identity/interaction/:uid": "everybody",
};
