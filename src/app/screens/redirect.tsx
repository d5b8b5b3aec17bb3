import { type ReactElement, useEffect } from "react";
import { useNavigate } from "react-router-dom";

import { REDIRECT_DELAY_MS } from "../../domain/constants.ts";
import { Loader } from "../../ui/loader/loader.tsx";
import { pathOf } from "../../page/session/paths.ts";
import { useRoutes } from "../../page/session/routes.ts";
import { clearRedirect, readRedirect } from "../stored-redirect.ts";

/** Follows the stored redirect after 500 ms (specification §2). */
export default function RedirectScreen(): ReactElement {
  const navigate = useNavigate();
  const routes = useRoutes();
  useEffect(() => {
    const timer = setTimeout(() => {
      const stored = readRedirect();
      clearRedirect();
      const path = stored && pathOf(routes, stored.name, stored.params);
      void navigate(path ? path + stored.search : "/", { replace: true });
    }, REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [navigate, routes]);
  return <Loader />;
}
