import { createContext, useContext } from "react";

import { hasAnyRole, mayOpen, type Access } from "../domain/access.ts";
import { guard, type GuardOutcome } from "../domain/guard.ts";
import type { WebRoute } from "../domain/routes.ts";
import type { AppConfig, MaintenanceInfo, Role, User } from "../generated/types.ts";
import { callJson } from "../lib/http.ts";
import { Problem } from "../lib/problem.ts";

/** What the page knows from its start: who is signed in, and how the product is set. */
export interface Session {
  /** Null: nobody is signed in. */
  user: User | null;
  app: AppConfig;
  maintenance: MaintenanceInfo | null;
  /** The account's verification reported problems. */
  malconfigured: boolean;
}

/** Loads user and settings together; the application is drawn once both have come. */
export async function loadSession(): Promise<Session> {
  const [user, app, maintenance] = await Promise.all([loadUser(), callJson<AppConfig>("GET", "/app"), callJson<MaintenanceInfo>("GET", "/maintenance").catch(() => null)]);
  const problems = user?.type === "TP" ? await callJson<{ problems: unknown[] }>("GET", "/user/verification").catch(() => ({ problems: [] })) : { problems: [] };
  return { user, app, maintenance, malconfigured: problems.problems.length > 0 };
}

async function loadUser(): Promise<User | null> {
  try {
    return await callJson<User>("GET", "/user");
  } catch (error) {
    if (error instanceof Problem && error.status === 401) return null;
    throw error;
  }
}

/** The guard's decision on one route for this session. */
export function guardRoute(session: Session, route: WebRoute): GuardOutcome {
  return guard(route, { user: session.user, maintenance: session.maintenance, malconfigured: session.malconfigured, product: session.app.product });
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
