import type { ReactElement } from "react";
import { useTranslation } from "../../../domain/texts/texts.ts";
import { Link, useLocation } from "react-router-dom";

import { useSession } from "../../../page/session/session.ts";
import styles from "./bottom-bar.module.css";
import { countId, MenuCount } from "./menu-counts.tsx";
import { currentLink, useMenus } from "./menu-data.ts";

/** The main menu of a professional on a small screen (design §6): four entries under the thumb. */
export function BottomBar(): ReactElement | null {
  const { t } = useTranslation("app");
  const { user } = useSession();
  const { main } = useMenus();
  const { pathname } = useLocation();
  if (user?.type !== "TP" || main.length === 0) return null;
  const current = currentLink(main, pathname);
  return (
    <nav aria-label={t("header.shortcuts")} className={styles.bar}>
      {main.map((link) => {
        const Icon = link.icon;
        return (
          <Link
            key={link.id}
            to={link.to ?? "/"}
            className={styles.entry}
            aria-current={link === current ? "page" : undefined}
            aria-describedby={link.badge && countId(link.badge)}
          >
            {Icon && <Icon size={20} strokeWidth={1.75} aria-hidden />}
            <span>{link.label}</span>
            {link.badge && (
              <span className={styles.count}>
                <MenuCount badge={link.badge} />
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
