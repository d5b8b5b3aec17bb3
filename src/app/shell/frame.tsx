import type { ReactElement } from "react";
import { Link, Outlet } from "react-router-dom";

import { ToastsProvider } from "../../ui/toast/toasts.tsx";

/** What everything on the page may use inside the router: notifications, whose links stay in the application. */
export function Frame(): ReactElement {
  return (
    <ToastsProvider
      renderLink={({ route, name }, className) => (
        <Link to={route} className={className}>
          {name}
        </Link>
      )}
    >
      <Outlet />
    </ToastsProvider>
  );
}
