import { useQuery } from "@tanstack/react-query";
import { CircleUser, Globe, LifeBuoy, LogOut, type LucideIcon, Receipt, SlidersHorizontal, Tags } from "lucide-react";
import type { ReactElement } from "react";
import { NavLink } from "react-router-dom";

import { webRoutes } from "../../domain/access/routes.ts";
import { callApi } from "../../lib/api.ts";
import styles from "./account.module.css";
import { ExpertCard } from "./expert-card.tsx";
import { useTexts } from "./texts.ts";

const icons: Readonly<Record<string, LucideIcon>> = {
  account: CircleUser,
  options: SlidersHorizontal,
  offers: Tags,
  "monitored-sites": Globe,
  invoices: Receipt,
  support: LifeBuoy,
  disconnect: LogOut,
};

/** The pages of the account: the parameters menu of the header, whose answer the cache already holds, beside the forms. */
export function AccountMenu(): ReactElement {
  const { t } = useTexts();
  const { data = [] } = useQuery({
    queryKey: ["menu"],
    queryFn: () => callApi("readMenu"),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const paths = new Map(webRoutes([]).map(({ name, path }) => [name, path]));
  const own = data.filter(({ place }) => place === "parameters").flatMap((menu) => menu.items);
  // The header's menu is the specification's; here the offers have a door beside the options.
  const items = own.flatMap((item) => (item.id === "options" ? [item, { id: "offers", label: t("offers"), route: "offers" }] : [item]));
  return (
    <div className={styles.menu}>
      <nav aria-label={t("menu")}>
        <ul>
          {items.map(({ id, label, route }) => {
            const Icon = icons[id];
            const path = route && paths.get(route);
            return (
              path && (
                <li key={id} className={id === "disconnect" ? styles.apart : undefined}>
                  <NavLink to={path} end className={styles.entry}>
                    {Icon && <Icon aria-hidden />}
                    {label}
                  </NavLink>
                </li>
              )
            );
          })}
        </ul>
      </nav>
      <ExpertCard offers={paths.get("offers") ?? "/"} />
    </div>
  );
}
