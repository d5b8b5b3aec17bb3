import { ChevronDown, Plus } from "lucide-react";
import type { ReactElement, ReactNode } from "react";

import type { Dashboard } from "../../../generated/types.ts";
import { CountBadge } from "../../../ui/badge/badge.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Menu } from "../../../ui/menu/menu.tsx";
import { Tabs } from "../../../ui/tabs/tabs.tsx";
import { useTexts } from "../texts.ts";
import type { Structure } from "./use-structure.ts";
import styles from "./structure.module.css";

interface StructureBarProps {
  document: Dashboard;
  structure: Structure;
  open: string;
  onOpen: (tab: string) => void;
  /** Tab → how many problems it has. */
  problems: ReadonlyMap<string, number>;
  /** The sections of the open tab. */
  children: ReactNode;
}

function preloadNameDialog(): void {
  // Without a network it is asked for again as it opens.
  void import("./name-dialog.tsx").catch(() => undefined);
}

/** The tabs of the document being edited, where it has several, and what makes and changes them. */
export function StructureBar({ document, structure, open, onOpen, problems, children }: StructureBarProps): ReactElement {
  const { t } = useTexts();
  const { tabs } = document.layout;
  return (
    <>
      {/* What asks for a name is on its way before it is opened. */}
      <div className={styles.bar} onPointerEnter={preloadNameDialog} onFocus={preloadNameDialog}>
        <Menu
          label={t("structure.tabMenu")}
          align="start"
          trigger={(props) => (
            <Button {...props} size="compact" icon={ChevronDown}>
              {t("structure.tabMenu")}
            </Button>
          )}
          entries={structure.tabEntries(open)}
        />
        <Button size="compact" icon={Plus} disabledReason={structure.noMoreTabs} onClick={structure.addTab}>
          {t("structure.addTab")}
        </Button>
        <Button size="compact" icon={Plus} disabledReason={structure.noMoreSections(open)} onClick={() => structure.addSection(open)}>
          {t("structure.addSection")}
        </Button>
      </div>
      {tabs.length === 1 ? (
        children
      ) : (
        <Tabs
          label={t("structure.tabs")}
          value={open}
          onChange={onOpen}
          tabs={tabs.map((tab, at) => ({
            id: tab.id,
            label: (
              <>
                {tab.title ?? t("structure.tabNo", { no: at + 1 })}{" "}
                {(problems.get(tab.id) ?? 0) > 0 && <CountBadge tone="danger">{problems.get(tab.id)}</CountBadge>}
              </>
            ),
            content: tab.id === open ? children : null,
          }))}
        />
      )}
    </>
  );
}
