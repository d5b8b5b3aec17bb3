import { type ReactElement, useEffect, useLayoutEffect } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import { Outlet, ScrollRestoration, useLocation } from "react-router-dom";

import type { WebRoute } from "../../domain/access/routes.ts";
import { titleOf } from "../../page/session/routes.ts";
import { useSession } from "../../page/session/session.ts";
import { useRoute } from "../../page/session/use-route.ts";
import { BorrowedBanner, OfflineBanner, OutdatedBanner } from "./banners.tsx";
import { BottomBar } from "./menu/bottom-bar.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { ProStrip } from "./pro-strip.tsx";
import { useScreenFocus } from "./use-screen-focus.ts";
import { cx } from "../../ui/class-names.ts";
import unseen from "../../ui/visually-hidden/visually-hidden.module.css";
import styles from "./shell.module.css";

/** What surrounds every screen. Header and footer are hidden when nobody is signed in and on public routes (specification §2). */
export function Shell(): ReactElement {
  const { t } = useTranslation(["app", "routes"]);
  const { user, app } = useSession();
  const route = useRoute();
  const bare = !user || !route || isPublicPage(route);
  const title = route ? titleOf(route, (key) => t(key as never, { product: app.product.name })) : "";

  // Before a screen that knows a closer title sets it.
  useLayoutEffect(() => {
    document.title = title ? `${title} · ${app.product.name}` : app.product.name;
  }, [title, app]);
  useScreenFocus(useLocation().pathname);
  useEffect(() => {
    document.documentElement.toggleAttribute("data-scroll-locked", Boolean(route?.limitScroll));
  }, [route]);

  return (
    <>
      <a href="#content" className={cx(styles.skip, unseen.unlessFocused)}>
        {t("skip")}
      </a>
      <OutdatedBanner />
      <OfflineBanner />
      {!bare && <BorrowedBanner />}
      {!bare && <Header />}
      {!bare && <ProStrip />}
      <main id="content" tabIndex={-1} className={styles.main} data-limit-scroll={route?.limitScroll || undefined}>
        <Outlet />
      </main>
      {!bare && !route.limitScroll && <Footer />}
      {!bare && <BottomBar />}
      <ScrollRestoration />
    </>
  );
}

function isPublicPage(route: WebRoute): boolean {
  return route.access.public === true && route.name !== "not-found" && route.name !== "home";
}
