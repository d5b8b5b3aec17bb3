import { Link } from "react-router-dom";

import type { MenuEntry } from "../../../ui/menu/menu-entries.tsx";
import type { MenuLink } from "./menu-data.ts";

interface LinkEntriesOptions {
  onRestore?: () => void;
  /** What is counted beside an entry, in words; nothing where there is none. */
  countOf?: (link: MenuLink) => string | undefined;
}

/** Menu entries that are links: of the router inside the application, in a new tab outside it. */
export function linkEntries(links: readonly MenuLink[], { onRestore = () => {}, countOf }: LinkEntriesOptions = {}): MenuEntry[] {
  return links.map((link) => ({
    id: link.id,
    label: link.label,
    ...(link.icon ? { icon: link.icon } : {}),
    ...hintOf(countOf?.(link)),
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

function hintOf(hint: string | undefined): { hint?: string } {
  return hint === undefined ? {} : { hint };
}
