import { Keyboard, Mail, Moon, Sun } from "lucide-react";
import type { ReactElement } from "react";
import { useTranslation } from "../../../domain/texts/texts.ts";
import { useNavigate } from "react-router-dom";

import { useSingleKeys } from "../../../lib/single-keys.ts";
import { Avatar } from "../../../ui/avatar/avatar.tsx";
import { cx } from "../../../ui/class-names.ts";
import { Menu } from "../../../ui/menu/menu.tsx";
import { useSession } from "../../../page/session/session.ts";
import styles from "../header.module.css";
import { useTheme } from "./use-theme.ts";

/** Who is signed in, in full where the header has no room for it, and how the page looks to them. */
export function UserMenu({ login, onShortcuts }: { login: string; onShortcuts: () => void }): ReactElement {
  const { t } = useTranslation("app");
  const { user } = useSession();
  const navigate = useNavigate();
  const { theme, label, toggle } = useTheme();
  const singleKeys = useSingleKeys();
  return (
    <span className={cx(styles.wide, styles.who)}>
      <Menu
        label={t("header.user")}
        entries={[
          { id: "who", heading: user && user.group.name !== login ? `${login}, ${user.group.name}` : login },
          { id: "messages", label: t("header.messages"), icon: Mail, onSelect: () => void navigate("/notices") },
          { id: "theme", label, icon: theme === "dark" ? Sun : Moon, onSelect: toggle },
          {
            id: "shortcuts",
            label: t("header.keyboard"),
            icon: Keyboard,
            onSelect: onShortcuts,
            ...(singleKeys ? { shortcut: { label: "?", key: "?" } } : {}),
          },
        ]}
        trigger={(trigger) => (
          <button type="button" {...trigger} className={styles.user} aria-label={`${t("header.user")} ${login}`}>
            <Avatar name={login} />
            <span className={styles.login}>{login}</span>
          </button>
        )}
      />
    </span>
  );
}
