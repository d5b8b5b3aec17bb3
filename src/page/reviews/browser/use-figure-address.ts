import type { DayRange } from "../../../domain/time/period.ts";
import { useRoutes } from "../../session/routes.ts";
import { sessionMayOpen, useSession } from "../../session/session.ts";
import type { Figure } from "../reviews-types.ts";
import { figureSearch } from "./figure-address.ts";

/** Gives the address at which «Avis» shows the reviews behind a figure; null where the reader may not open it, or it cannot. */
export function useFigureAddress(range: DayRange): (figure: Figure) => string | null {
  const session = useSession();
  const route = useRoutes().find(({ name }) => name === "observation.reviews");
  const path = route && sessionMayOpen(session, route.access) ? route.path : null;
  return (figure) => {
    const search = path === null ? null : figureSearch(figure, range);
    return search === null ? null : `${path}?${search}`;
  };
}
