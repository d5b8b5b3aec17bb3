import type { ReactElement } from "react";

import { useSingleKeys } from "../../../lib/single-keys.ts";
import { Kbd } from "../../../ui/kbd/kbd.tsx";
import { useTexts } from "../texts.ts";
import type { GestureKind } from "../use-grid-gesture.ts";
import styles from "../edit.module.css";

interface TileKeysProps {
  id: string;
  /** What the arrow keys do now. */
  kind: GestureKind | undefined;
  shown: boolean;
}

const ofTile = ["settings", "move", "resize", "rename", "delete"] as const;
const ofGesture = ["step", "keep", "cancel"] as const;

/** Those of letters alone, which the reader may turn off. */
const isSingle = (key: (typeof ofTile)[number]): boolean => key === "move" || key === "resize";

/** The keys of a widget, for who has just come to it by keyboard; they describe its handle even while nobody sees them. */
export function TileKeys({ id, kind, shown }: TileKeysProps): ReactElement {
  const { t } = useTexts();
  const singleKeys = useSingleKeys();
  const keys = kind ? ofGesture : ofTile.filter((key) => singleKeys || !isSingle(key));
  return (
    <div className={styles.keys}>
      <p id={id} hidden={!shown}>
        {keys.map((key) => (
          <span key={key}>
            <Kbd>{t(`keys.${key}.key`)}</Kbd> {t(key === "step" ? `keys.step.${kind ?? "move"}` : `keys.${key}.does`)}
          </span>
        ))}
      </p>
    </div>
  );
}
