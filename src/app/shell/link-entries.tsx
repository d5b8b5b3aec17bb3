import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";

import type { MenuEntry, MenuItemElementProps } from "../../ui/menu/menu-entries.tsx";
import styles from "./link-entries.module.css";
import type { MenuLink } from "./menu-data.ts";

/** Menu entries that are links: of the router inside the application, in a new tab outside it. */
export function linkEntries(links: readonly MenuLink[], onRestore: () => void = () => {}): MenuEntry[] {
  return links.map((link) => ({
    id: link.id,
    label: link.label,
    ...(link.icon ? { icon: link.icon } : {}),
    ...(link.restores
      ? { onSelect: onRestore }
      : {
          render: ({ children, ...props }) =>
            link.href ? (
              <a {...props} href={link.href} target="_blank" rel="noreferrer">
                {children}
              </a>
            ) : (
              <EntryLink {...props} link={link}>
                {children}
              </EntryLink>
            ),
        }),
  }));
}

/** A link of the router. Where its screen is yet to come it says so; that is no part of its name. */
function EntryLink({ link, children, ...props }: MenuItemElementProps & { link: MenuLink }): ReactElement {
  const { t } = useTranslation("app");
  return (
    <Link {...props} to={link.to ?? "/"} {...(link.soon && { "aria-description": t("soon.inMenu") })}>
      {children}
      {link.soon && <span aria-hidden className={styles.soon} data-soon={t("soon.short")} />}
    </Link>
  );
}
