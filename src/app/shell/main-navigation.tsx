import { ChevronDown } from "lucide-react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";

import { cx } from "../../ui/class-names.ts";
import { Menu } from "../../ui/menu/menu.tsx";
import { linkEntries } from "./link-entries.tsx";
import type { MenuLink } from "./menu-data.ts";
import styles from "./header.module.css";

/** The main menu: a link each, or a disclosure of sub-items. On a small screen `open` shows it as a list. */
export function MainNavigation({ links, open }: { links: readonly MenuLink[]; open: boolean }): ReactElement {
  const { t } = useTranslation("app");
  const { pathname } = useLocation();
  return (
    <nav id="main-navigation" aria-label={t("header.navigation")} className={styles.navigation} data-open={open || undefined}>
      {links.map((link) => {
        const current = isCurrent(link, pathname);
        if (link.items.length === 0) return <NavigationLink key={link.id} link={link} current={current} />;
        const children = link.to ? [{ ...link, id: `${link.id}-self`, items: [] }, ...link.items] : link.items;
        return (
          <div key={link.id} className={styles.entry}>
            <div className={styles.wide}>
              <Menu
                label={link.label}
                align="start"
                entries={linkEntries(children)}
                trigger={(trigger) => (
                  <button type="button" {...trigger} className={styles.link} data-current={current || undefined}>
                    {link.label}
                    <ChevronDown size={14} aria-hidden />
                  </button>
                )}
              />
            </div>
            <div className={styles.narrow}>
              <p className={styles.heading}>{link.label}</p>
              {children.map((child) => (
                <NavigationLink key={child.id} link={child} current={child.to === pathname} />
              ))}
            </div>
          </div>
        );
      })}
    </nav>
  );
}

function NavigationLink({ link, current }: { link: MenuLink; current: boolean }): ReactElement {
  if (link.href) {
    return (
      <a href={link.href} target="_blank" rel="noreferrer" className={styles.link}>
        {link.label}
      </a>
    );
  }
  return (
    <Link to={link.to ?? "/"} className={cx(styles.link)} aria-current={current ? "page" : undefined} data-current={current || undefined}>
      {link.label}
    </Link>
  );
}

/** An entry is current on its own address, below it, and on those of its sub-items. */
function isCurrent(link: MenuLink, pathname: string): boolean {
  const own = link.to !== undefined && (pathname === link.to || pathname.startsWith(`${link.to}/`));
  return own || link.items.some((item) => isCurrent(item, pathname));
}
