import { ImageOff } from "lucide-react";
import { type ReactElement, useState } from "react";

import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { NoData } from "../../../src/ui/chart/words/no-data.tsx";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import styles from "./image.module.css";
import { sentence } from "./sentence.ts";

export { sentence } from "./sentence.ts";
export { tableOf } from "./table.ts";

/** An image with the text of its tile as its caption. The schema admits the site's own addresses alone, as does the page's policy. */
export default function ImageView(props: ViewProps<"image">): ReactElement {
  const { options, result } = props;
  const [failed, setFailed] = useState<string | null>(null);
  const caption = result.blocks.flatMap(({ items }) => items.map((spans) => spans.map(({ text }) => text).join(""))).join(" ");
  if (!options.src) return <NoData sentence={sentence(props)} />;
  return (
    <figure className={styles.image}>
      {failed === options.src ? (
        <p className={styles.failed}>
          <ImageOff aria-hidden />
          {viewText()("image.failed")}
          {options.alt && <span>{options.alt}</span>}
        </p>
      ) : (
        <img
          src={options.src}
          alt={options.alt}
          data-fit={options.fit ?? "cover"}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(options.src)}
        />
      )}
      {(options.caption ?? true) && caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
