import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useEffect, useState } from "react";
import { createBrowserRouter, generatePath, type LoaderFunctionArgs, type Params, redirect, type RouteObject } from "react-router-dom";

import { homeRedirect } from "../domain/access/guard.ts";
import {
  destinationPath,
  establishmentPath,
  moderationPath,
  ownAnalysisPath,
  publicDestinationPath,
  type WebRoute,
  webRoutes,
} from "../domain/access/routes.ts";
import { queryClient } from "../lib/query.ts";
import { enterArea } from "../page/state/area-filters.ts";
import { noteVisit } from "../page/state/visited-page.ts";
import { PageError } from "../page/messages/page-error.tsx";
import { byName, establishmentRoute, moderationRoute, pageRoute, publicPageRoute, routesOf } from "../page/session/routes.ts";
import { prefetchScreen, screenQuery } from "./prefetch.ts";
import { screenKey } from "./screens.ts";
import { guardRoute, type Session, useSession } from "../page/session/session.ts";
import { Frame } from "./shell/frame.tsx";
import { Shell } from "./shell/shell.tsx";
import { NoAppConfig } from "../page/messages/start-failure.tsx";
import { readRedirect, storeRedirect } from "./stored-redirect.ts";
import { shownRoute, useRoute } from "../page/session/use-route.ts";
import { lookForPage } from "./watch-pages.ts";
import { SKELETON_DELAY_MS } from "../domain/constants.ts";
import { Loader } from "../ui/loader/loader.tsx";

/** The application's routes, each behind the guard of specification §4. Pages of the destination come and go while it runs. */
export function createRouter(session: Session): ReturnType<typeof createBrowserRouter> {
  const page = pageObject("destination", destinationPath, (params) => pageRoute(session, params), session);
  // One object for all pages of an establishment: what they share stays on screen from one to the next.
  const establishment = pageObject(
    "observation.establishment.page",
    establishmentPath,
    (params) => establishmentRoute(session, "observation.establishment", params),
    session,
  );
  const analysis = pageObject("pro.analyze.page", ownAnalysisPath, (params) => establishmentRoute(session, "pro.analyze", params), session);
  const moderation = pageObject("moderation.page", moderationPath, (params) => moderationRoute(session, params), session);
  const apart = [establishmentPath, ownAnalysisPath].map((path) => path.replace(":page", ""));
  const fixed = webRoutes([]).filter(({ path }) => !apart.some((folder) => path.startsWith(folder)));
  const publicPage = pageObject("public.destination", publicDestinationPath, (params) => publicPageRoute(session, params), session);
  const shell: RouteObject = {
    element: <Shell />,
    errorElement: <PageError />,
    children: [...fixed.map((route) => routeObject(route, session)), page, publicPage, establishment, analysis, moderation],
  };
  const router = createBrowserRouter([
    { element: <Frame />, errorElement: <PageError />, hydrateFallbackElement: <DelayedLoader />, children: [shell, ...developmentRoutes] },
  ]);
  // Heard before the screen is drawn, which may take up the area's filters, or where its reader comes from.
  router.subscribe(({ matches, location }) => {
    enterArea(shownRoute(matches.map(({ route, params }) => ({ handle: route.handle, params })))?.area);
    noteVisit(location.pathname);
  });
  return router;
}

/** Every component and every view by its examples, under `npm run dev`. */
const developmentRoutes: RouteObject[] = import.meta.env.DEV
  ? [
      { path: "/dev/ui", lazy: () => import("../ui/examples/ui-examples.tsx").then(({ default: Component }) => ({ Component })) },
      { path: "/dev/views", lazy: () => import("./dev-views.tsx").then(({ default: Component }) => ({ Component })) },
    ]
  : [];

function routeObject(route: WebRoute, session: Session): RouteObject {
  return {
    path: route.path,
    id: route.name,
    handle: route,
    errorElement: <PageError />,
    loader: (args) => enter(route, session, args),
    element: <OpenScreen key={route.name} route={route} />,
  };
}

/** The addresses of pages that are documents, of which the route is found when one is opened. */
function pageObject(id: string, path: string, routeOf: (params: Params) => WebRoute, session: Session): RouteObject {
  return {
    path,
    id,
    handle: routeOf,
    errorElement: <PageError />,
    loader: async (args) => {
      await lookForPage(session, id, args.params.page);
      return enter(routeOf(args.params), session, args);
    },
    element: <PageScreen />,
  };
}

function PageScreen(): ReactElement | null {
  const route = useRoute();
  return route ? <RouteScreen key={screenKey(route.name)} name={route.name} /> : null;
}

/** The route's screen, or that of an unknown address where the route is not open to the reader's group. */
function OpenScreen({ route }: { route: WebRoute }): ReactElement {
  const decision = guardRoute(useSession(), route);
  return <RouteScreen name={!decision.pass && decision.to === "not-found" ? "not-found" : route.name} />;
}

/** Not a `lazy` component: React holds what replaces a fallback back for 300 ms, a third of the time to the first figures. */
function RouteScreen({ name }: { name: string }): ReactElement {
  const { data } = useQuery(screenQuery(name));
  return data ? <data.Screen /> : <DelayedLoader />;
}

/** Decides one navigation: the route opens (null) or another one is thrown. */
function enter(route: WebRoute, session: Session, { params, request }: LoaderFunctionArgs): null {
  const go = (name: string, values: Readonly<Record<string, string | undefined>> = {}, search = ""): Response =>
    redirect(generatePath(byName(session, name).path, { ...values }) + search);

  // Without settings nobody knows who is signed in: the way to sign-in would lead back here.
  if (session.publicMode && (!route.access.public || route.name === "home")) throw new NoAppConfig();
  if (route.name === "home") throw go(homeOf(session));
  const decision = guardRoute(session, route);
  // What is not open to the reader's group has its address, and shows what an unknown one does.
  if (!decision.pass && decision.to === "not-found") return null;
  if (!decision.pass) {
    if (decision.store) storeRedirect({ name: route.name, params: definedOnly(params), search: new URL(request.url).search });
    throw go(decision.to, {}, decision.query ? `?${new URLSearchParams(decision.query).toString()}` : "");
  }
  if (route.redirectTo) throw go(route.redirectTo.name, { ...params, ...route.redirectTo.params }, new URL(request.url).search);
  prefetchScreen(queryClient, route.name, params);
  return null;
}

/** Where `/` leads: where the page of a destination's home is not in force, to the first of its pages that opens, else to its dashboards. */
function homeOf(session: Session): string {
  const name = homeRedirect(session.user, readRedirect() !== null, session.app.product.slug);
  const routes = routesOf(session);
  if (routes.some((route) => route.name === name)) return name;
  const page = routes.find((route) => route.area === "destination" && guardRoute(session, route).pass);
  return page?.name ?? "observation.dashboard.list";
}

function definedOnly(params: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** The loader, once waiting has become noticeable: a screen that is there at once must not flash one. */
function DelayedLoader(): ReactElement | null {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SKELETON_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return shown ? <Loader /> : null;
}
