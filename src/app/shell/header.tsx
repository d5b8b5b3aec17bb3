import { useQuery } from "@tanstack/react-query";
import { Menu as MenuIcon, SlidersHorizontal } from "lucide-react";
import { type ReactElement, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";

import { webRoutes } from "../../domain/routes.ts";
import { Avatar } from "../../ui/avatar/avatar.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import { useSession } from "../session.ts";
import { MainNavigation } from "./main-navigation.tsx";
import { linkEntries } from "./link-entries.tsx";
import { type MenuLink, menuLinks, menusQuery } from "./menu-data.ts";
import { ThemeToggle } from "./theme-toggle.tsx";
import styles from "./header.module.css";

/** The header: brand, whose data one looks at, the main menu, the user and the parameters menu. */
export function Header(): ReactElement {
  const { t } = useTranslation("app");
  const { user, app } = useSession();
  const { data: menus } = useQuery(menusQuery);
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string>();
  const routes = useMemo(() => webRoutes(app.product.slug), [app]);
  const main = useMemo(() => menuLinks(menus ?? [], "main", routes, app.product.name), [menus, routes, app]);
  const parameters = useMemo(() => menuLinks(menus ?? [], "parameters", routes, app.product.name), [menus, routes, app]);
  // A navigation closes the mobile menu: it is open only on the address where it was opened.
  const open = openOn === pathname;

  return (
    <header className={styles.header}>
      <Link to="/" className={styles.brand} aria-label={app.product.name}>
        <img src={app.product.logo ?? "/logo.svg"} alt="" width={28} height={28} />
        <span aria-hidden>{app.product.name}</span>
      </Link>
      <span className={styles.group}>{user?.group.name}</span>
      <MainNavigation links={main} open={open} />
      <div className={styles.end}>
        <ThemeToggle />
        <ParametersMenu links={parameters} label={t("header.parameters")} />
        <span className={styles.user}>
          <Avatar name={user?.login ?? ""} />
          <span className={styles.login}>{user?.login}</span>
        </span>
        <span className={styles.version}>v{app.product.version}</span>
        <IconButton
          className={styles.burger}
          icon={MenuIcon}
          label={t(open ? "header.closeMenu" : "header.openMenu")}
          aria-expanded={open}
          aria-controls="main-navigation"
          onClick={() => setOpenOn(open ? undefined : pathname)}
        />
      </div>
    </header>
  );
}

function ParametersMenu({ links, label }: { links: readonly MenuLink[]; label: string }): ReactElement | null {
  if (links.length === 0) return null;
  return <Menu label={label} entries={linkEntries(links)} trigger={(trigger) => <IconButton {...trigger} icon={SlidersHorizontal} label={label} />} />;
}
