import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useMemo, useState } from "react";
import { Link } from "react-router-dom";

import { distinctTags, tagKey } from "../../domain/tag.ts";
import type { TemplateSummary } from "../../generated/types.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { SearchField } from "../../ui/text-field/search-field.tsx";
import { matchesText } from "../../ui/text-match/text-match.ts";
import { templatesQuery } from "./dashboards-queries.ts";
import dashboards from "./dashboards.module.css";
import { TagDot } from "./tag-dot.tsx";
import { TemplateCard } from "./template-card.tsx";
import { TemplateDialog } from "./template-dialog.tsx";
import styles from "./templates.module.css";
import { useTexts } from "./texts.ts";

/** The gallery of templates, each drawn with the destination's own figures. */
export default function TemplatesScreen(): ReactElement {
  const { t } = useTexts();
  const { data, isPending, isError, refetch } = useQuery(templatesQuery);
  const [search, setSearch] = useState("");
  const [tag, setTag] = useState<string | null>(null);
  const [preview, setPreview] = useState<TemplateSummary>();
  const tags = useMemo(() => distinctTags((data ?? []).flatMap((template) => template.tags)), [data]);
  const shown = (data ?? []).filter(
    (template) =>
      matchesText(`${template.label} ${template.description}`, search) &&
      (tag === null || template.tags.some((own) => tagKey(own) === tagKey(tag))),
  );

  return (
    <>
      <header className={dashboards.head}>
        <div>
          <p className={styles.muted}>
            <Link to="/dashboard">{t("list.title")}</Link>
          </p>
          <h1>{t("template.title")}</h1>
        </div>
        <div className={dashboards.tools}>
          <SearchField value={search} onChange={setSearch} className={dashboards.search} />
        </div>
      </header>
      {tags.length > 0 && (
        <div className={dashboards.tags} role="group" aria-label={t("column.tags")}>
          {tags.map((name) => (
            <TagDot key={name} tag={name} pressed={name === tag} onToggle={() => setTag(name === tag ? null : name)} />
          ))}
        </div>
      )}
      {isPending && <Skeleton shape="block" />}
      {isError && (
        <EmptyState tone="danger" title={t("list.failed")} actions={<Button onClick={() => void refetch()}>{t("list.retry")}</Button>} />
      )}
      {data && shown.length === 0 && (
        <EmptyState
          title={t("template.noMatch")}
          actions={<Button onClick={() => (setSearch(""), setTag(null))}>{t("list.clear")}</Button>}
        />
      )}
      <div className={styles.grid}>
        {shown.map((template) => (
          <TemplateCard key={template.id} heading="h2" template={template} onPreview={() => setPreview(template)} />
        ))}
      </div>
      <TemplateDialog template={preview} onClose={() => setPreview(undefined)} />
    </>
  );
}
