import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useMemo, useState } from "react";
import { Link } from "react-router-dom";

import { distinctTags, isSameTag } from "../../domain/tag.ts";
import type { TemplateSummary } from "../../generated/types.ts";
import { ListView } from "../../page/list/list-view.tsx";
import { useListAddress } from "../../page/list/use-list-address.ts";
import { SearchField } from "../../ui/text-field/search-field.tsx";
import { matchesText } from "../../ui/text-match/text-match.ts";
import { templatesQuery } from "./dashboards-queries.ts";
import dashboards from "./dashboards.module.css";
import { TagDot } from "./tag-dot.tsx";
import { TemplateCard } from "./template-card.tsx";
import { TemplateDialog } from "./template-dialog.tsx";
import styles from "./templates.module.css";
import { useTexts } from "./texts.ts";

/** The filter by tag, as the address has it. */
const TAG = "etiquette";

/** The gallery of templates, each drawn with the destination's own figures. */
export default function TemplatesScreen(): ReactElement {
  const { t } = useTexts();
  const { data, isError, refetch } = useQuery(templatesQuery);
  const { search, setSearch, filters, setFilter, narrowed, showAll } = useListAddress(["shipped"], [TAG]);
  const tag = filters[TAG];
  const [preview, setPreview] = useState<TemplateSummary>();
  const tags = useMemo(() => distinctTags((data ?? []).flatMap((template) => template.tags)), [data]);
  const shown = useMemo(
    () =>
      data?.filter(
        (template) =>
          matchesText(`${template.label} ${template.description}`, search) &&
          (tag === null || template.tags.some((own) => isSameTag(own, tag))),
      ),
    [data, search, tag],
  );
  const ids = useMemo(() => shown?.map(({ id }) => id), [shown]);

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
          {tags.map((name) => {
            const isChosen = tag !== null && isSameTag(name, tag);
            return <TagDot key={name} tag={name} pressed={isChosen} onToggle={() => setFilter(TAG, isChosen ? null : name)} />;
          })}
        </div>
      )}
      <ListView
        ids={ids}
        failed={isError}
        onRetry={() => void refetch()}
        narrowed={narrowed}
        onShowAll={showAll}
        empty={{ title: t("template.empty"), text: t("template.emptyHint") }}
        noMatch={{ title: t("template.noMatch"), text: t("list.noMatchHint") }}
      >
        {({ drawn, container }) => (
          <div ref={container} className={styles.grid}>
            {drawn.map(({ index, props }) => {
              const template = shown?.[index];
              return (
                template && (
                  <div key={template.id} {...props} className={styles.cell}>
                    <TemplateCard heading="h2" template={template} onPreview={() => setPreview(template)} />
                  </div>
                )
              );
            })}
          </div>
        )}
      </ListView>
      <TemplateDialog template={preview} onClose={() => setPreview(undefined)} />
    </>
  );
}
