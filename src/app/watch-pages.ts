import type { QueryClient } from "@tanstack/react-query";

import { facetsAccess } from "../domain/access/access.ts";
import type { DestinationPages } from "../generated/types.ts";
import { callApi } from "../lib/api.ts";
import { notePages, routesOf } from "../page/session/routes.ts";
import { type Session, sessionMayOpen } from "../page/session/session.ts";
import { menusQuery } from "./shell/menu/menu-data.ts";
import type { SessionRouter } from "./watch-session.ts";

/** Between two looks at what the server offers (ms). */
const PAUSE_MS = 5_000;

const load = (): Promise<DestinationPages> => callApi("listPages");

/** Asks the server for the pages where this one is not known; what cannot be asked stays unknown. `kind` is what its route's name begins with. */
export async function lookForPage(session: Session, kind: string, page: string | undefined, ask = load): Promise<void> {
  const route = `${kind.replace(/\.page$/, "")}.${page}`;
  if (!sessionMayOpen(session, facetsAccess) || routesOf(session).some(({ name }) => name === route)) return;
  await ask().then(
    (pages) => notePages(session, pages),
    () => undefined,
  );
}

/**
 * Takes up pages and menu entries that product staff ship or remove while the application is open: it looks after a
 * navigation, when its window regains the focus, and when `look` is called, never by itself.
 */
export function watchPages(
  session: Session,
  router: SessionRouter & { subscribe(listener: () => void): () => void },
  client: QueryClient,
  ask = load,
): { look: () => void; stop: () => void } {
  let looked = Date.now();
  const look = async (pause = PAUSE_MS): Promise<void> => {
    if (Date.now() - looked < pause || document.visibilityState !== "visible" || !sessionMayOpen(session, facetsAccess)) return;
    looked = Date.now();
    const pages = await ask().catch(() => null);
    if (pages === null) return;
    const changed = notePages(session, pages);
    await client.refetchQueries({ queryKey: menusQuery.queryKey });
    if (changed) await router.revalidate();
  };
  const onLook = (): void => void look();
  const stop = router.subscribe(onLook);
  window.addEventListener("focus", onLook);
  return {
    look: () => void look(0),
    stop: () => {
      stop();
      window.removeEventListener("focus", onLook);
    },
  };
}
