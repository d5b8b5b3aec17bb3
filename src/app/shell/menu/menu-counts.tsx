import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTranslation } from "../../../domain/texts/texts.ts";

import { formatNumber } from "../../../domain/format/format.ts";
import type { MenuBadge } from "../../../generated/types.ts";
import { menuCountsQuery } from "../../../page/session/menu-counts.ts";
import type { MenuLink } from "./menu-data.ts";
import styles from "./menu-counts.module.css";

/** Id of the element that says a count in words; an entry names it in its `aria-describedby`. */
export const countId = (badge: MenuBadge): string => `count-${badge}`;

/** The count beside an entry of a menu; nothing while it is unknown or zero. It is no part of the entry's name. */
export function MenuCount({ badge }: { badge: MenuBadge }): ReactElement | null {
  const count = useQuery(menuCountsQuery).data?.[badge] ?? 0;
  return count === 0 ? null : <span aria-hidden className={styles.count} data-count={formatNumber(count)} />;
}

/** Says what is counted beside an entry, in words; undefined where there is nothing. */
export function useCountText(): (link: MenuLink) => string | undefined {
  const { t } = useTranslation("app");
  const { data } = useQuery(menuCountsQuery);
  return ({ badge }) => {
    const count = badge && data?.[badge];
    return badge && count ? t(`counts.${badge}`, { count }) : undefined;
  };
}

/** The counts of these entries in words. Rendered once in the page; mounting it again brings old counts up to date. */
export function CountsInWords({ links }: { links: readonly MenuLink[] }): ReactElement {
  const textOf = useCountText();
  return (
    <>
      {links.map((link) => {
        const text = textOf(link);
        return (
          link.badge &&
          text !== undefined && (
            <span key={link.id} id={countId(link.badge)} hidden>
              {text}
            </span>
          )
        );
      })}
    </>
  );
}
