import { SlidersHorizontal } from "lucide-react";
import type { ReactElement } from "react";
import { useTranslation } from "../../../domain/texts/texts.ts";

import { IconButton } from "../../../ui/button/icon-button.tsx";
import type { MenuEntry } from "../../../ui/menu/menu-entries.tsx";
import { Menu } from "../../../ui/menu/menu.tsx";
import styles from "../header.module.css";
import { linkEntries } from "./link-entries.tsx";
import type { MenuLink } from "./menu-data.ts";

/** The parameters menu; a line parts what leaves the account from what sets it. */
export function ParametersMenu({ links, onRestore }: { links: readonly MenuLink[]; onRestore: () => void }): ReactElement | null {
  const { t } = useTranslation("app");
  if (links.length === 0) return null;
  const leaves = links.findIndex(({ routeName }) => routeName === "disconnect");
  const entries: MenuEntry[] = linkEntries(links, { onRestore });
  if (leaves > 0) entries.splice(leaves, 0, { id: "line", separator: true });
  return (
    <span className={styles.wide}>
      <Menu
        label={t("header.parameters")}
        entries={entries}
        trigger={(trigger) => <IconButton {...trigger} icon={SlidersHorizontal} label={t("header.parameters")} />}
      />
    </span>
  );
}
