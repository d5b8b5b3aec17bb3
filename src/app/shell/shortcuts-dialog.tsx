import type { ReactElement } from "react";

import { textsOf } from "../../lib/i18n.ts";
import { allowSingleKeys, useSingleKeys } from "../../lib/single-keys.ts";
import { Switch } from "../../ui/checkbox/switch.tsx";
import { Kbd } from "../../ui/kbd/kbd.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import { ScrollRegion } from "./scroll-region.tsx";
import styles from "./shortcuts-dialog.module.css";
import texts from "./shortcuts.fr.json";

const useTexts = textsOf("shortcuts", texts);

const groups = {
  everywhere: ["search", "list", "close"],
  lists: ["step", "ends", "letter", "rows"],
  reviews: ["select", "read", "mine", "translate", "suggest"],
  charts: ["step", "ends", "open"],
  editor: ["settings", "move", "resize", "rename", "remove", "undo", "redo"],
} as const;

/** «Raccourcis clavier»: every key that the product knows, and the switch of those that are pressed alone (RGAA 12.10). */
export default function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }): ReactElement {
  const { t } = useTexts();
  const single = useSingleKeys();
  return (
    <Modal open={open} onClose={onClose} title={t("title")} height="auto">
      <ScrollRegion label={t("title")}>
        <div className={styles.groups}>
          <Switch label={t("single")} description={t("singleText")} checked={single} onChange={allowSingleKeys} />
          {Object.entries(groups).map(([group, shortcuts]) => (
            <section key={group}>
              <h3>{t(`${group as keyof typeof groups}.title`)}</h3>
              <dl>
                {shortcuts.map((shortcut) => (
                  <div key={shortcut} className={styles.shortcut}>
                    <dt>
                      {t(`${group}.${shortcut}.keys` as never)
                        .split(" ")
                        .map((key) => (
                          <Kbd key={key}>{key}</Kbd>
                        ))}
                    </dt>
                    <dd>{t(`${group}.${shortcut}.does` as never)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </ScrollRegion>
    </Modal>
  );
}
