import { Suspense } from "react";
import { createBrowserRouter, generatePath, type LoaderFunctionArgs, redirect, type RouteObject } from "react-router-dom";

import { homeRedirect } from "../domain/guard.ts";
import { type WebRoute, webRoutes } from "../domain/routes.ts";
import { enterArea } from "./area-filters.ts";
import { DelayedLoader } from "./delayed-loader.tsx";
import { lazyRetried } from "../ui/lazy/lazy-retried.ts";
import { PageError } from "./page-error.tsx";
import { screenOf } from "./screens.ts";
import { guardRoute, type Session } from "./session.ts";
import { Frame } from "./shell/frame.tsx";
import { Shell } from "./shell/shell.tsx";
import { NoAppConfig } from "./start-failure.tsx";
import { readRedirect, storeRedirect } from "./stored-redirect.ts";

/** The application's routes, each behind the guard of specification §4. */
export function createRouter(session: Session): ReturnType<typeof createBrowserRouter> {
  const routes = webRoutes(session.app.product.slug);
  const shell: RouteObject = {
    element: <Shell />,
    errorElement: <PageError />,
    children: routes.map((route) => routeObject(route, routes, session)),
  };
  const router = createBrowserRouter([
    { element: <Frame />, errorElement: <PageError />, hydrateFallbackElement: <DelayedLoader />, children: [shell, ...developmentRoutes] },
  ]);
  // Heard before the screen is drawn, which may take up the area's filters.
  router.subscribe(({ matches }) => enterArea((matches.at(-1)?.route.handle as WebRoute | undefined)?.area));
  return router;
}

/** Every component and every view by its examples, under `npm run dev`. */
const developmentRoutes: RouteObject[] = import.meta.env.DEV
  ? [
      { path: "/dev/ui", lazy: () => import("../ui/examples/ui-examples.tsx").then(({ default: Component }) => ({ Component })) },
      { path: "/dev/views", lazy: () => import("./dev-views.tsx").then(({ default: Component }) => ({ Component })) },
    ]
  : [];

function routeObject(route: WebRoute, routes: readonly WebRoute[], session: Session): RouteObject {
  const Screen = lazyRetried(screenOf(route.name));
  return {
    path: route.path,
    id: route.name,
    handle: route,
    errorElement: <PageError />,
    loader: (args) => enter(route, routes, session, args),
    element: (
      <Suspense key={route.name} fallback={<DelayedLoader />}>
        <Screen />
      </Suspense>
    ),
  };
}

/** Decides one navigation: the route opens (null) or another one is thrown. */
function enter(route: WebRoute, routes: readonly WebRoute[], session: Session, { params, request }: LoaderFunctionArgs): null {
  const byName = (name: string): WebRoute => {
    const found = routes.find((other) => other.name === name);
    if (!found) throw new Error(`no route named "${name}"`);
    return found;
  };
  const go = (name: string, values: Readonly<Record<string, string | undefined>> = {}, search = ""): Response =>
    redirect(generatePath(byName(name).path, { ...values }) + search);

  // Without settings nobody knows who is signed in: the way to sign-in would lead back here.
  if (session.publicMode && (!route.access.public || route.name === "home")) throw new NoAppConfig();
  if (route.name === "home") throw go(homeRedirect(session.user, readRedirect() !== null, session.app.product.slug));
  const decision = guardRoute(session, route);
  if (!decision.pass) {
    if (decision.store) storeRedirect({ name: route.name, params: definedOnly(params), search: new URL(request.url).search });
    throw go(decision.to, {}, decision.query ? `?${new URLSearchParams(decision.query).toString()}` : "");
  }
  if (route.redirectTo) throw go(route.redirectTo.name, { ...params, ...route.redirectTo.params }, new URL(request.url).search);
  return null;
}

function definedOnly(params: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
