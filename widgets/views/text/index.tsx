import type { ReactElement } from "react";

import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import type { TextBlock } from "../../../src/generated/types.ts";
import { NoData } from "../../../src/ui/chart/words/no-data.tsx";
import { sentence } from "./sentence.ts";
import { Spans } from "./spans.tsx";
import styles from "./text.module.css";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";

export { sentence } from "./sentence.ts";
export { tableOf } from "./table.ts";

/** A text in which figures live. Built of elements, never of markup. */
export default function TextView(props: ViewProps<"text">): ReactElement {
  const t = viewText();
  const { options, result, context } = props;
  if (result.blocks.length === 0) return <NoData sentence={sentence(props, t)} />;
  return (
    <div
      className={styles.text}
      data-size={options.size ?? "normal"}
      data-align={options.align ?? "start"}
      role="group"
      aria-label={context.title}
      // A text that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {result.blocks.map((block, index) => (
        // Blocks have no key of their own and never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={index} block={block} context={context} />
      ))}
    </div>
  );
}

function Block({ block, context }: { block: TextBlock; context: ViewProps<"text">["context"] }): ReactElement {
  const lines = block.items.map((spans, index) => (
    <Spans key={spans.map(({ text }) => text).join("") + index} spans={spans} context={context} />
  ));
  switch (block.type) {
    case "heading":
      return <h3>{lines}</h3>;
    case "paragraph":
      return <p>{lines}</p>;
    case "quote":
      return <blockquote>{lines}</blockquote>;
    case "bullets":
      return (
        <ul>
          {lines.map((line) => (
            <li key={line.key}>{line}</li>
          ))}
        </ul>
      );
    case "numbers":
      return (
        <ol>
          {lines.map((line) => (
            <li key={line.key}>{line}</li>
          ))}
        </ol>
      );
  }
}
