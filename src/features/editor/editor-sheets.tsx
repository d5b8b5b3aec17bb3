import { Plus } from "lucide-react";
import type { ReactElement, ReactNode, RefObject } from "react";

import type { Tile } from "../../engine/plan/plan.ts";
import { Button } from "../../ui/button/button.tsx";
import { Drawer } from "../../ui/drawer/drawer.tsx";
import styles from "./edit.module.css";
import { useTexts } from "./texts.ts";

export type Sheet = "palette" | "settings";

interface EditorSheetsProps {
  open: Sheet | undefined;
  onOpen: (sheet: Sheet | undefined) => void;
  palette: ReactNode;
  settings: ReactNode;
  /** The widget that is being set. */
  tile: Tile | undefined;
  /** What gets the focus as a sheet opens; its content by default. */
  initialFocus: RefObject<HTMLElement | null> | undefined;
}

/** What is beside the canvas of a wide window, one sheet at a time; the button of the palette is always in reach. */
export function EditorSheets({ open, onOpen, palette, settings, tile, initialFocus }: EditorSheetsProps): ReactElement {
  const { t } = useTexts();
  const setting = open === "settings" && tile !== undefined;
  return (
    <div className={styles.bar}>
      <Button icon={Plus} data-adds onClick={() => onOpen("palette")}>
        {t("palette.open")}
      </Button>
      {/* One panel for both: a widget just added is set where it was chosen, and the focus goes back to what opened it. */}
      <Drawer
        open={setting || open === "palette"}
        onClose={() => onOpen(undefined)}
        title={t(setting ? "settings.label" : "palette.label")}
        note={setting && tile?.title}
        initialFocus={setting ? initialFocus : undefined}
      >
        {setting ? settings : palette}
      </Drawer>
    </div>
  );
}
