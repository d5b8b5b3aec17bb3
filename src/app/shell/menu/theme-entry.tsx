import { Moon, Sun } from "lucide-react";
import type { ReactElement } from "react";

import { useTheme } from "./use-theme.ts";

/** Light or dark, remembered: one entry of the list of a small screen. */
export function ThemeEntry({ className }: { className?: string | undefined }): ReactElement {
  const { theme, label, toggle } = useTheme();
  const Icon = theme === "dark" ? Sun : Moon;
  return (
    <button type="button" className={className} onClick={toggle}>
      <Icon size={18} aria-hidden />
      {label}
    </button>
  );
}
