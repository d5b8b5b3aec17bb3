import { createContext, useContext } from "react";

import { hasAnyRole, mayOpen, type Access } from "../../domain/access/access.ts";
import { guard, type GuardOutcome } from "../../domain/access/guard.ts";
import type { WebRoute } from "../../domain/access/routes.ts";
import type { AppConfig, DestinationPage, MaintenanceInfo, Role, User, UserVerification } from "../../generated/types.ts";
import { callApi, callResponse, replyIn } from "../../lib/api.ts";
import { slug } from "../../lib/http.ts";
import { Problem } from "../../lib/problem.ts";
import { signedInLogin } from "../../lib/signed-in-login.ts";

/**
 * What the page knows from its start: who is signed in, and how the product is set. User, maintenance and
 * malconfigured change while the page lives; the guard reads them anew at each navigation.
 */
export interface Session {
  /** Null: nobody is signed in. */
  user: User | null;
  readonly app: AppConfig;
  /** The destination's pages, as they are known by now. */
  pages: readonly DestinationPage[];
  maintenance: MaintenanceInfo | null;
  /** The account's verification reported problems. */
  malconfigured: boolean;
  /** The app config did not load: public pages alone are open. */
  readonly publicMode: boolean;
}

/** Loads user and settings together; the application is drawn once both have come. Where either fails, only what is public opens. Never rejects. */
export async function loadSession(): Promise<Session> {
  try {
    const [user, app, maintenance] = await Promise.all([loadUser(), callApi("readApp"), loadMaintenance()]);
    return {
      user,
      app,
      pages: app.pages,
      maintenance,
      malconfigured: user?.type === "TP" && (await loadProblems()).length > 0,
      publicMode: false,
    };
  } catch (error) {
    console.error("FAILED TO LOAD APP CONFIG", error);
    return { user: null, app: unknownApp(), pages: [], maintenance: null, malconfigured: false, publicMode: true };
  }
}

async function loadUser(): Promise<User | null> {
  // The login comes and goes with the session: without one an answer 401 would only clutter the console of every public page.
  if (signedInLogin() === null) return null;
  try {
    return await callApi("readUser");
  } catch (error) {
    if (error instanceof Problem && error.status === 401) return null;
    throw new Error("User not loaded.", { cause: error });
  }
}

/** What is closed for maintenance; null where the answer failed (specification §4). */
export function loadMaintenance(): Promise<MaintenanceInfo | null> {
  return callApi("readMaintenance").catch(() => null);
}

/** What the account's verification reports. The call accepts any status (specification §7): an answer that is no report reports nothing. */
export async function loadProblems(): Promise<UserVerification["problems"]> {
  const answer: Partial<UserVerification> | null = await callResponse("verifyUser", { anyStatus: true })
    .then(replyIn<"verifyUser">)
    .catch(() => null);
  return answer?.problems ?? [];
}

/** Takes up what a new verification reports, for the guard. */
export function noteProblems(session: Session, problems: UserVerification["problems"]): void {
  session.malconfigured = problems.length > 0;
}

/** What can be said of the product without its settings: what the server wrote into the page. */
function unknownApp(): AppConfig {
  const product = {
    slug,
    name: document.title,
    version: "",
    legal: { publisher: "", host: "", notice: [] },
    links: [],
    independents_group: "",
  };
  return { product, pages: [], samples: { insufficient: 10, small: 30, map: 30 }, tonalities: [], provider_colors: {} };
}

/** The guard's decision on one route for this session. */
export function guardRoute(session: Session, route: WebRoute): GuardOutcome {
  return guard(route, {
    user: session.user,
    maintenance: session.maintenance,
    malconfigured: session.malconfigured,
    product: session.app.product,
  });
}

/** Whether this session may open what has this access. */
export function sessionMayOpen(session: Session, access: Access): boolean {
  return mayOpen(session.user, access, session.app.product.slug);
}

/** Whether the user holds one of the roles, named without prefix. */
export function sessionHasRole(session: Session, roles: readonly Role[]): boolean {
  return session.user !== null && hasAnyRole(session.user, roles, session.app.product.slug);
}

export const SessionContext = createContext<Session | null>(null);

/** The session, inside the application. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession outside the application");
  return session;
}
