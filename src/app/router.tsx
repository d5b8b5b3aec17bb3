import { lazy, type ReactElement, Suspense } from "react";
import { createBrowserRouter, generatePath, type LoaderFunctionArgs, type Params, redirect, type RouteObject } from "react-router-dom";

import { homeRedirect } from "../domain/guard.ts";
import { destinationPath, publicDestinationPath, type WebRoute, webRoutes } from "../domain/routes.ts";
import { enterArea } from "../page/state/area-filters.ts";
import { DelayedLoader } from "./delayed-loader.tsx";
import { PageError } from "../page/messages/page-error.tsx";
import { byName, pageRoute, publicPageRoute, routesOf } from "../page/session/routes.ts";
import { screenOf } from "./screens.ts";
import { guardRoute, type Session } from "../page/session/session.ts";
import { Frame } from "./shell/frame.tsx";
import { Shell } from "./shell/shell.tsx";
import { NoAppConfig } from "../page/messages/start-failure.tsx";
import { readRedirect, storeRedirect } from "./stored-redirect.ts";
import { shownRoute, useRoute } from "../page/session/use-route.ts";
import { lookForPage } from "./watch-pages.ts";

/** The application's routes, each behind the guard of specification §4. Pages of the destination come and go while it runs. */
export function createRouter(session: Session): ReturnType<typeof createBrowserRouter> {
  const page = pageObject("destination", destinationPath, (params) => pageRoute(session, params), session);
  const publicPage = pageObject("public.destination", publicDestinationPath, (params) => publicPageRoute(session, params), session);
  const shell: RouteObject = {
    element: <Shell />,
    errorElement: <PageError />,
    children: [...webRoutes([]).map((route) => routeObject(route, session)), page, publicPage],
  };
  const router = createBrowserRouter([
    { element: <Frame />, errorElement: <PageError />, hydrateFallbackElement: <DelayedLoader />, children: [shell, ...developmentRoutes] },
  ]);
  // Heard before the screen is drawn, which may take up the area's filters.
  router.subscribe(({ matches }) => enterArea(shownRoute(matches.map(({ route, params }) => ({ handle: route.handle, params })))?.area));
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
  const Screen = lazy(screenOf(route.name));
  return {
    path: route.path,
    id: route.name,
    handle: route,
    errorElement: <PageError />,
    loader: (args) => enter(route, session, args),
    element: (
      <Suspense key={route.name} fallback={<DelayedLoader />}>
        <Screen />
      </Suspense>
    ),
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
      await lookForPage(session, args.params.page);
      return enter(routeOf(args.params), session, args);
    },
    element: <PageScreen />,
  };
}

const DestinationPage = lazy(screenOf("destination."));
const PublicDestinationPage = lazy(screenOf("public.destination."));
const NotFound = lazy(screenOf("not-found"));

function PageScreen(): ReactElement | null {
  const route = useRoute();
  if (!route) return null;
  const { name } = route;
  return (
    <Suspense key={name} fallback={<DelayedLoader />}>
      {name === "not-found" ? <NotFound /> : name.startsWith("public.") ? <PublicDestinationPage /> : <DestinationPage />}
    </Suspense>
  );
}

/** Decides one navigation: the route opens (null) or another one is thrown. */
function enter(route: WebRoute, session: Session, { params, request }: LoaderFunctionArgs): null {
  const go = (name: string, values: Readonly<Record<string, string | undefined>> = {}, search = ""): Response =>
    redirect(generatePath(byName(session, name).path, { ...values }) + search);

  // Without settings nobody knows who is signed in: the way to sign-in would lead back here.
  if (session.publicMode && (!route.access.public || route.name === "home")) throw new NoAppConfig();
  if (route.name === "home") throw go(homeOf(session));
  const decision = guardRoute(session, route);
  if (!decision.pass) {
    if (decision.store) storeRedirect({ name: route.name, params: definedOnly(params), search: new URL(request.url).search });
    throw go(decision.to, {}, decision.query ? `?${new URLSearchParams(decision.query).toString()}` : "");
  }
  if (route.redirectTo) throw go(route.redirectTo.name, { ...params, ...route.redirectTo.params }, new URL(request.url).search);
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
