import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useMemo, useState } from "react";

import { distinctTags, isSameTag } from "../../domain/tag.ts";
import type { TemplateSummary } from "../../generated/types.ts";
import { ListView } from "../../page/list/list-view.tsx";
import type { useListAddress } from "../../page/list/use-list-address.ts";
import { matchesText } from "../../ui/text-match/text-match.ts";
import { templatesQuery } from "./dashboards-queries.ts";
import dashboards from "./dashboards.module.css";
import { DeleteTemplateDialog } from "./delete-template-dialog.tsx";
import { TagDot } from "./tag-dot.tsx";
import { TemplateCard } from "./template-card.tsx";
import { TemplateDialog } from "./template-dialog.tsx";
import styles from "./templates.module.css";
import { useTexts } from "./texts.ts";

/** The filter by tag, as the address has it. */
export const TEMPLATE_TAG = "etiquette";

type Address = Pick<
  ReturnType<typeof useListAddress<"shipped", typeof TEMPLATE_TAG>>,
  "search" | "filters" | "setFilter" | "narrowed" | "showAll"
>;

/** The gallery of templates, each drawn with the destination's own figures. */
export function TemplatesGallery({ address }: { address: Address }): ReactElement {
  const { t } = useTexts();
  const { data, isError, refetch } = useQuery(templatesQuery);
  const { search, filters, setFilter, narrowed, showAll } = address;
  const tag = filters[TEMPLATE_TAG] ?? null;
  const [preview, setPreview] = useState<TemplateSummary>();
  const [deleting, setDeleting] = useState<TemplateSummary>();
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
      {tags.length > 0 && (
        <div className={dashboards.tags} role="group" aria-label={t("column.tags")}>
          {tags.map((name) => {
            const isChosen = tag !== null && isSameTag(name, tag);
            return <TagDot key={name} tag={name} pressed={isChosen} onToggle={() => setFilter(TEMPLATE_TAG, isChosen ? null : name)} />;
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
                    <TemplateCard
                      heading="h2"
                      template={template}
                      onPreview={() => setPreview(template)}
                      onDelete={() => setDeleting(template)}
                    />
                  </div>
                )
              );
            })}
          </div>
        )}
      </ListView>
      <TemplateDialog template={preview} onClose={() => setPreview(undefined)} />
      <DeleteTemplateDialog template={deleting} onClose={() => setDeleting(undefined)} />
    </>
  );
}
