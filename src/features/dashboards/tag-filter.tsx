import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";

import { tagsQuery } from "./dashboards-queries.ts";
import styles from "./dashboards.module.css";
import { TagDot } from "./tag-dot.tsx";

/** One tag at a time, or none. */
export function TagFilter({ value, onChange }: { value: string | null; onChange: (tag: string | null) => void }): ReactElement {
  const { data } = useQuery(tagsQuery);
  return (
    <span className={styles.tags}>
      {(data ?? []).map(({ id, title }) => (
        <TagDot key={id} tag={title} pressed={title === value} onToggle={() => onChange(title === value ? null : title)} />
      ))}
    </span>
  );
}
