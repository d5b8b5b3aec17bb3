import { lazy, type ReactElement, Suspense } from "react";
import { createBrowserRouter, generatePath, type LoaderFunctionArgs, redirect, type RouteObject } from "react-router-dom";

import { homeRedirect } from "../domain/guard.ts";
import { type WebRoute, webRoutes } from "../domain/routes.ts";
import { PageError } from "./page-error.tsx";
import { screenOf } from "./screens.ts";
import { guardRoute, type Session } from "./session.ts";
import { Shell } from "./shell/shell.tsx";
import { readRedirect, storeRedirect } from "./stored-redirect.ts";

/** The application's routes, each behind the guard of specification §4. */
export function createRouter(session: Session): ReturnType<typeof createBrowserRouter> {
  const routes = webRoutes(session.app.product.slug);
  return createBrowserRouter([
    { element: <Shell />, errorElement: <PageError />, children: routes.map((route) => routeObject(route, routes, session)) },
    ...developmentRoutes,
  ]);
}

/** Every component and every view by its examples, under `npm run dev`. */
const developmentRoutes: RouteObject[] = import.meta.env.DEV
  ? [
      { path: "/dev/ui", lazy: () => import("../ui/examples/ui-examples.tsx").then(({ default: Component }) => ({ Component })) },
      { path: "/dev/views", lazy: () => import("./dev-views.tsx").then(({ default: Component }) => ({ Component })) },
    ]
  : [];

function routeObject(route: WebRoute, routes: readonly WebRoute[], session: Session): RouteObject {
  return {
    path: route.path,
    id: route.name,
    handle: route,
    errorElement: <PageError />,
    loader: (args) => enter(route, routes, session, args),
    element: <Screen name={route.name} />,
  };
}

/** Decides one navigation: the route opens (null) or another one is thrown. */
function enter(route: WebRoute, routes: readonly WebRoute[], session: Session, { params, request }: LoaderFunctionArgs): null {
  const byName = (name: string): WebRoute => {
    const found = routes.find((other) => other.name === name);
    if (!found) throw new Error(`no route named "${name}"`);
    return found;
  };
  const go = (name: string, values: Readonly<Record<string, string | undefined>> = {}, search = ""): Response => redirect(generatePath(byName(name).path, { ...values }) + search);

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

const lazyScreens = new Map<string, ReturnType<typeof lazy>>();

function Screen({ name }: { name: string }): ReactElement {
  const Component = lazyScreens.get(name) ?? lazy(screenOf(name));
  lazyScreens.set(name, Component);
  return (
    <Suspense fallback={null}>
      <Component key={name} />
    </Suspense>
  );
}
