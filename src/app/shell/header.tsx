import { Menu as MenuIcon, X } from "lucide-react";
import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";

import { imageAddress } from "../../domain/design/image-address.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { useToasts } from "../../ui/toast/toasts.tsx";
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
import { useShortcuts } from "./use-shortcuts.tsx";
import { UserMenu } from "./menu/user-menu.tsx";
import { VersionBadge } from "./version-badge.tsx";
import { callApi } from "../../lib/api.ts";
import { queryClient } from "../../lib/query.ts";
import { activeCardKey } from "../../page/session/active-card.ts";
import { storeRedirect } from "../stored-redirect.ts";
import { userCheck } from "../watch-session.ts";

/** The header: brand, whose data one looks at, the main menu, search, files, notifications, parameters, user and version. */
export function Header(): ReactElement {
  const { t } = useTranslation("app");
  const { user, app } = useSession();
  const { notify } = useToasts();
  const { main, parameters } = useMenus();
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string>();
  // A navigation closes the mobile menu: it is open only where it was opened.
  const open = openOn === key;
  const { open: openPalette, palette } = usePalette();
  const { open: openShortcuts, shortcuts } = useShortcuts();
  const close = (): void => setOpenOn(undefined);
  const restore = (): void =>
    void restoreSession().catch((error: unknown) =>
      notify({ type: "error", title: error instanceof Error ? error.message : t("error.title") }),
    );

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

/** «Revenir sur mon compte»: the lender's session comes back, the page starts again and lands on the professionals' administration. */
async function restoreSession(): Promise<void> {
  userCheck.prevented = true;
  try {
    const { autologinUrl } = await callApi("giveBackSession");
    queryClient.clear();
    localStorage.removeItem(activeCardKey);
    storeRedirect({ name: "administration.pros_account", params: {}, search: "" });
    location.assign(autologinUrl);
  } catch (error) {
    userCheck.prevented = false;
    throw error;
  }
}
