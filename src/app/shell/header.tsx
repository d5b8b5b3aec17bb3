import { Menu as MenuIcon, X } from "lucide-react";
import { type ReactElement, useState } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import { Link, useLocation } from "react-router-dom";

import { imageAddress } from "../../domain/design/image-address.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { useSession } from "../../page/session/session.ts";
import { Downloads } from "./notifications/downloads.tsx";
import styles from "./header.module.css";
import { MainNavigation } from "./menu/main-navigation.tsx";
import { useMenus } from "./menu/menu-data.ts";
import { MobileMenu } from "./menu/mobile-menu.tsx";
import { Notifications } from "./notifications/notifications.tsx";
import { ParametersMenu } from "./menu/parameters-menu.tsx";
import { SearchButton } from "./search-button.tsx";
import { Switcher } from "./menu/switcher.tsx";
import { usePalette } from "./use-palette.tsx";
import { useRestore } from "./use-restore.ts";
import { useShortcuts } from "./use-shortcuts.tsx";
import { UserMenu } from "./menu/user-menu.tsx";
import { VersionBadge } from "./version-badge.tsx";

/** The header: brand, whose data one looks at, the main menu, search, files, notifications, parameters, user and version. */
export function Header(): ReactElement {
  const { t } = useTranslation("app");
  const { user, app } = useSession();
  const { main, parameters } = useMenus();
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string>();
  // A navigation closes the mobile menu: it is open only where it was opened.
  const open = openOn === key;
  const { open: openPalette, palette } = usePalette();
  const { open: openShortcuts, shortcuts } = useShortcuts();
  const close = (): void => setOpenOn(undefined);
  const restore = useRestore();

  return (
    <header className={styles.header}>
      <Link to="/" className={styles.brand} aria-label={app.product.name}>
        <img src={imageAddress(app.product.logo ?? "/logo.svg", { size: 52 })} alt="" width={26} height={26} />
        <span aria-hidden>{app.product.name}</span>
      </Link>
      <Switcher />
      <MainNavigation links={main} />
      <div className={styles.end}>
        <SearchButton onOpen={openPalette} />
        <Downloads />
        <Notifications />
        <ParametersMenu links={parameters} onRestore={restore} />
        <UserMenu login={user?.login ?? ""} onShortcuts={openShortcuts} />
        <span className={styles.wide}>
          <VersionBadge />
        </span>
        <IconButton
          className={styles.burger}
          icon={open ? X : MenuIcon}
          label={t(open ? "header.closeMenu" : "header.openMenu")}
          aria-expanded={open}
          aria-controls={open ? "mobile-menu" : undefined}
          onClick={() => setOpenOn(open ? undefined : key)}
        />
      </div>
      {open && (
        <MobileMenu
          id="mobile-menu"
          login={user?.login ?? ""}
          main={main}
          parameters={parameters}
          onSearch={openPalette}
          onShortcuts={openShortcuts}
          onRestore={restore}
          onClose={close}
        />
      )}
      {palette}
      {shortcuts}
    </header>
  );
}
