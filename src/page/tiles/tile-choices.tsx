import type { ReactElement } from "react";

import type { ReadyTile } from "../../engine/plan/plan.ts";
import { Segmented } from "../../ui/segmented/segmented.tsx";
import styles from "./tile.module.css";

interface TileChoicesProps {
  tile: Pick<ReadyTile, "id" | "choices">;
  onChoose: (widget: string, choice: string, option: string) => void;
}

/** What the reader may switch in a tile: one row of segments for each choice of its type. */
export function TileChoices({ tile: { id, choices = [] }, onChoose }: TileChoicesProps): ReactElement {
  return (
    <div className={styles.choices}>
      {choices.map(({ choice, label, chosen, options }) => (
        <Segmented
          key={choice}
          size="compact"
          label={label}
          value={chosen}
          segments={options.map(({ option, label: text }) => ({ value: option, label: text }))}
          onChange={(option) => onChoose(id, choice, option)}
        />
      ))}
    </div>
  );
}
