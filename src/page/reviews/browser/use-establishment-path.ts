import { pathOf } from "../../session/paths.ts";
import { useRoutes } from "../../session/routes.ts";
import { sessionMayOpen, useSession } from "../../session/session.ts";

/** The address of an establishment's page, by its id; null where the reader may not open it. */
export function useEstablishmentPath(): (id: string) => string | null {
  const routes = useRoutes();
  const session = useSession();
  const name = "observation.establishment";
  const route = routes.find((one) => one.name === name);
  const opens = route !== undefined && sessionMayOpen(session, route.access);
  return (id) => (opens ? pathOf(routes, name, { id }) : null);
}
