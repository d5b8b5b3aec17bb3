import { Link } from "react-router-dom";

import type { MenuEntry } from "../../../ui/menu/menu-entries.tsx";
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
              <Link {...props} to={link.to ?? "/"}>
                {children}
              </Link>
            ),
        }),
  }));
}
