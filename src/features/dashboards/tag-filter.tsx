import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";

import { isSameTag } from "../../domain/tag.ts";
import { tagsQuery } from "./dashboards-queries.ts";
import styles from "./dashboards.module.css";
import { TagDot } from "./tag-dot.tsx";

/** One tag at a time, or none. */
export function TagFilter({ value, onChange }: { value: string | null; onChange: (tag: string | null) => void }): ReactElement {
  const { data } = useQuery(tagsQuery);
  return (
    <span className={styles.tags}>
      {(data ?? []).map(({ id, title }) => {
        const pressed = value !== null && isSameTag(title, value);
        return <TagDot key={id} tag={title} pressed={pressed} onToggle={() => onChange(pressed ? null : title)} />;
      })}
    </span>
  );
}
