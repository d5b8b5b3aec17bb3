import { ChevronDown } from "lucide-react";
import type { ReactElement } from "react";
import { useTranslation } from "../../../domain/texts/texts.ts";
import { Link, useLocation } from "react-router-dom";

import { Menu } from "../../../ui/menu/menu.tsx";
import { linkEntries } from "./link-entries.tsx";
import { countId, CountsInWords, MenuCount, useCountText } from "./menu-counts.tsx";
import { currentLink, type MenuLink } from "./menu-data.ts";
import styles from "../header.module.css";

/** The main menu of a wide screen: a link each, or a disclosure of sub-items. */
export function MainNavigation({ links }: { links: readonly MenuLink[] }): ReactElement {
  const { t } = useTranslation("app");
  const { pathname } = useLocation();
  const countOf = useCountText();
  const currentOne = currentLink(links, pathname);
  return (
    <>
      <CountsInWords key={pathname} links={links.flatMap((link) => [link, ...link.items])} />
      <nav id="main-navigation" hidden={links.length === 0} aria-label={t("header.navigation")} className={styles.navigation}>
        {links.map((link) => {
          const current = link === currentOne || undefined;
          if (link.items.length === 0) {
            return (
              <Link
                key={link.id}
                to={link.to ?? "/"}
                className={styles.link}
                aria-current={current && "page"}
                aria-describedby={link.badge && countId(link.badge)}
                data-current={current}
              >
                {link.label}
                {link.badge && <MenuCount badge={link.badge} />}
              </Link>
            );
          }
          // What is counted below is seen without opening.
          const counted = link.items.flatMap(({ badge }) => (badge ? [badge] : []));
          return (
            <Menu
              key={link.id}
              label={link.label}
              align="start"
              entries={linkEntries(withSelf(link), { countOf })}
              trigger={(trigger) => (
                <button
                  type="button"
                  {...trigger}
                  className={styles.link}
                  aria-describedby={counted.map(countId).join(" ") || undefined}
                  data-current={current}
                >
                  {link.label}
                  {counted.map((badge) => (
                    <MenuCount key={badge} badge={badge} />
                  ))}
                  <ChevronDown size={14} aria-hidden />
                </button>
              )}
            />
          );
        })}
      </nav>
    </>
  );
}

/** The sub-items of an entry, itself first where it leads somewhere: a disclosure cannot be a link too. */
export function withSelf(link: MenuLink): MenuLink[] {
  return link.to ? [{ ...link, id: `${link.id}-self`, items: [] }, ...link.items] : link.items;
}
