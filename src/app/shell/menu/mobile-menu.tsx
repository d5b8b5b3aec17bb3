import { Keyboard, Mail, Moon, Search, Sun } from "lucide-react";
import { type ReactElement, useRef } from "react";
import { useTranslation } from "../../../domain/texts/texts.ts";
import { Link, useLocation } from "react-router-dom";

import { useDismiss } from "../../../ui/anchored/use-dismiss.ts";
import { cx } from "../../../ui/class-names.ts";
import { withSelf } from "./main-navigation.tsx";
import { countId, MenuCount } from "./menu-counts.tsx";
import { currentLink, type MenuLink } from "./menu-data.ts";
import { VersionBadge } from "../version-badge.tsx";
import styles from "./mobile-menu.module.css";
import { useTheme } from "./use-theme.ts";

export interface MobileMenuProps {
  id: string;
  login: string;
  main: readonly MenuLink[];
  parameters: readonly MenuLink[];
  onSearch: () => void;
  onShortcuts: () => void;
  onRestore: () => void;
  onClose: () => void;
}

/** Everything that the header of a small screen has no room for, as one list under it. */
export function MobileMenu({ id, login, main, parameters, onSearch, onShortcuts, onRestore, onClose }: MobileMenuProps): ReactElement {
  const { t } = useTranslation("app");
  const panel = useRef<HTMLDivElement>(null);
  // A press on the button that opened it closes it by the button itself.
  useDismiss(true, [panel], (reason) => reason === "escape" && onClose());
  const { pathname } = useLocation();
  const groups = main.map((link) => ({ ...link, items: link.items.length === 0 ? [] : withSelf(link) }));
  const current = currentLink([...groups.flatMap((link) => (link.items.length === 0 ? [link] : link.items)), ...parameters], pathname);
  const entry = (link: MenuLink): ReactElement => (
    <Entry key={link.id} link={link} isCurrent={link === current} onRestore={onRestore} onClose={onClose} />
  );
  return (
    <div ref={panel} id={id} className={styles.panel}>
      <button
        type="button"
        className={styles.entry}
        onClick={() => {
          onClose();
          onSearch();
        }}
      >
        <Search size={18} aria-hidden />
        {t("palette.open")}
      </button>
      <nav aria-label={t("header.navigation")} className={styles.group}>
        {groups.map((link) =>
          link.items.length === 0 ? (
            entry(link)
          ) : (
            <div key={link.id}>
              <p className={styles.heading}>{link.label}</p>
              {link.items.map(entry)}
            </div>
          ),
        )}
      </nav>
      <nav aria-label={t("header.parameters")} className={styles.group}>
        {parameters.map(entry)}
      </nav>
      <div className={styles.foot}>
        <ThemeEntry className={styles.entry} />
        <Link to="/notices" className={styles.entry} onClick={onClose}>
          <Mail size={18} aria-hidden />
          {t("header.messages")}
        </Link>
        {/* Small screens with a pointer are computers, their page enlarged: they have a keyboard. */}
        <button
          type="button"
          className={cx(styles.entry, styles.keyboard)}
          onClick={() => {
            onClose();
            onShortcuts();
          }}
        >
          <Keyboard size={18} aria-hidden />
          {t("header.keyboard")}
        </button>
        <p className={styles.user}>
          <span>{login}</span>
          <VersionBadge />
        </p>
      </div>
    </div>
  );
}

interface EntryProps extends Pick<MobileMenuProps, "onRestore" | "onClose"> {
  link: MenuLink;
  isCurrent: boolean;
}

function Entry({ link, isCurrent, onRestore, onClose }: EntryProps): ReactElement {
  const Icon = link.icon;
  const content = (
    <>
      {Icon && <Icon size={18} aria-hidden />}
      {link.label}
      {link.badge && <MenuCount badge={link.badge} />}
    </>
  );
  if (link.restores) {
    return (
      <button type="button" className={styles.entry} onClick={onRestore}>
        {content}
      </button>
    );
  }
  if (link.href) {
    return (
      <a href={link.href} target="_blank" rel="noreferrer" className={styles.entry}>
        {content}
      </a>
    );
  }
  return (
    <Link
      to={link.to ?? "/"}
      className={styles.entry}
      aria-current={isCurrent ? "page" : undefined}
      aria-describedby={link.badge && countId(link.badge)}
      onClick={onClose}
    >
      {content}
    </Link>
  );
}

/** Light or dark, remembered: one entry of the list of a small screen. */
function ThemeEntry({ className }: { className?: string | undefined }): ReactElement {
  const { theme, label, toggle } = useTheme();
  const Icon = theme === "dark" ? Sun : Moon;
  return (
    <button type="button" className={className} onClick={toggle}>
      <Icon size={18} aria-hidden />
      {label}
    </button>
  );
}
