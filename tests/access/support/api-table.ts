import type { ProfileName } from "./profiles.ts";

/**
 * Who may call what, written by hand from the specification: never derived from the program's own table.
 * A set lists every profile that is let in; all others are refused.
 */
export const sets = {
  everybody: "everybody",
  signedIn: "signed in",
  /** Dashboards, establishments, reviews, selections, destination pages. */
  observation: [
    "dmo",
    "dmo.voisin",
    "DMO, observatory",
    "DMO, member observatory",
    "DMO, observatory, restricted",
    "DMO, observatory in lower case",
  ],
  /** Administration and configuration. */
  administration: ["dmo", "dmo.voisin", "DMO, observatory", "DMO, observatory, restricted", "DMO, observatory in lower case"],
  /** The account of a professional: pro access, never with restricted access. */
  account: ["pro", "pro.simple", "pro.independant", "a.verifier", "TP, pro access"],
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
  "GET /release-notes": "signedIn",
  "GET /tasks": "signedIn",
  "GET /tasks/:id/content": "signedIn",
  "DELETE /tasks/:id": "signedIn",
  "GET /dashboard/:id/export": "observation",
  "POST /pros-account/:id/autoconnect": "administration",
  "POST /user/restore": "signedIn",
  "GET /user": "signedIn",
  "GET /user/verification": "signedIn",
  "GET /personal-details": "account",
  "PUT /personal-details": "account",
  "GET /billing": "account",
  "PUT /billing": "account",
  "GET /siret/:siret": "account",
  "GET /destinations": "signedIn",
  "GET /informations": "signedIn",
  "GET /entity": "signedIn",
  "GET /config/problems": "administration",
  "GET /dashboard": "observation",
  "POST /dashboard": "observation",
  "GET /dashboard/:id": "observation",
  "PUT /dashboard/:id": "observation",
  "DELETE /dashboard/:id": "observation",
  "PUT /dashboard/:id/draft": "observation",
  "POST /dashboard/:id/restore": "observation",
  "POST /dashboard/:id/duplicate": "observation",
  "POST /dashboard/:id/link": "observation",
  "DELETE /dashboard/:id/link": "observation",
  "POST /dashboard/:id/results": "observation",
  "POST /dashboard/:id/facets": "observation",
  "POST /dashboard/:id/widgets/:widgetId": "observation",
  "GET /dashboard/templates": "observation",
  "POST /dashboard/templates/:id/results": "observation",
  "GET /dashboard/widgets": "observation",
  "GET /dashboard/widgets/:id": "observation",
  "GET /dashboard/tags": "observation",
  "POST /dashboard/tags": "observation",
  "DELETE /dashboard/tags/:id": "observation",
  "GET /dashboard/public/:token": "everybody",
  "GET /dashboard/public/:token/access": "everybody",
  "GET /dashboard/public/:token/facets": "everybody",
  "POST /dashboard/public/:token/facets": "everybody",
  "POST /dashboard/public/:token/results": "everybody",
  "POST /dashboard/public/:token/widgets/:widgetId": "everybody",
  "GET /destination/pages/:page": "observation",
  "POST /destination/pages/:page/results": "observation",
  "POST /destination/pages/:page/facets": "observation",
  "GET /destination/token": "observation",
  "DELETE /destination/token": "administration",
  "GET /destination/public/:token/:page": "everybody",
  "POST /destination/public/:token/:page/results": "everybody",
  "POST /destination/public/:token/:page/facets": "everybody",
  "POST /observation/reviews/search": "observation",
  "GET /facets": "signedIn",
  "POST /facets": "signedIn",
};

/** What stands outside the API's base. */
export const rootTable: Readonly<Record<string, keyof typeof sets>> = {
  "GET /healthz": "everybody",
  "GET /VERSION": "everybody",
  "GET /*": "everybody",
  "GET /identity/style.css": "everybody",
  "GET /identity/fonts/:file": "everybody",
  "GET /identity/interaction/:uid": "everybody",
  "POST /identity/interaction/:uid": "everybody",
};
