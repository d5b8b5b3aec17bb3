import { MAINTENANCE_POLL_MS } from "../domain/constants.ts";
import { onSessionEnded } from "../lib/http.ts";
import { signedInLogin } from "../lib/signed-in-login.ts";
import { userCheck } from "../page/session/change-session.ts";
import { loadMaintenance, type Session } from "../page/session/session.ts";

/** What the watchers ask of the router. */
export interface SessionRouter {
  navigate(path: string): Promise<void> | void;
  /** Runs the guard again on the address as it is. */
  revalidate(): Promise<void> | void;
}

/** Names the routes' maintenance page. */
const maintenancePath = "/maintenance";

/** Asks every 60 s what is closed (null where that fails, specification §4) and has the guard judge the current address again. */
export function watchMaintenance(session: Session, router: SessionRouter, load = loadMaintenance): () => void {
  const look = async (): Promise<void> => {
    const before = session.maintenance;
    const now = (session.maintenance = await load());
    if (JSON.stringify(now) === JSON.stringify(before)) return;
    // Home may be closed still: the guard says so.
    const over = !now?.global && (before?.global || (now?.routes ?? []).length === 0);
    await (over && location.pathname === maintenancePath ? router.navigate("/") : router.revalidate());
  };
  const timer = setInterval(() => void look(), MAINTENANCE_POLL_MS);
  return () => clearInterval(timer);
}

/** An answer 401 means that the session is over: the guard stores the address and leads to sign-in. */
export function watchSessionEnd(session: Session, router: Pick<SessionRouter, "revalidate">): void {
  onSessionEnded(() => {
    if (!session.user) return;
    session.user = null;
    void router.revalidate();
  });
}

/**
 * When the tab becomes visible and the cookie's login is not the user's any more: /disconnect, and once there the
 * error «User changed.» (specification §4). {@link userCheck} prevents it.
 */
export function watchUserChange(session: Session, router: Pick<SessionRouter, "navigate">, slug = session.app.product.slug): () => void {
  const look = async (): Promise<void> => {
    if (document.visibilityState !== "visible" || userCheck.prevented || !session.user || signedInLogin(slug) === session.user.login)
      return;
    await router.navigate("/disconnect");
    throw new Error("User changed.");
  };
  const onVisible = (): void => void look();
  document.addEventListener("visibilitychange", onVisible);
  return () => document.removeEventListener("visibilitychange", onVisible);
}
