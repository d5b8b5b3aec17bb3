import { Moon, Sun } from "lucide-react";
import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";

import { chooseTheme, currentTheme } from "../../lib/theme.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";

/** Light or dark, remembered. */
export function ThemeToggle(): ReactElement {
  const { t } = useTranslation("app");
  const [theme, setTheme] = useState(currentTheme);
  const other = theme === "dark" ? "light" : "dark";
  return (
    <IconButton
      icon={theme === "dark" ? Sun : Moon}
      label={t(theme === "dark" ? "header.light" : "header.dark")}
      onClick={() => {
        chooseTheme(other);
        setTheme(other);
      }}
    />
  );
}
