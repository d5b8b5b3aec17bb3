import { useQueryClient } from "@tanstack/react-query";
import { LayoutGrid, Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { useNavigate } from "react-router-dom";

import { questionPath } from "../../lib/api.ts";
import type { TemplateSummary } from "../../generated/types.ts";
import { useDocumentPreview } from "../../lib/document-preview.tsx";
import { type Action, useAction } from "../../page/action/use-action.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { createDashboard, dashboardsQuery } from "./dashboards-queries.ts";
import styles from "./templates.module.css";
import { useTexts } from "./texts.ts";

interface TemplateCardProps {
  template: TemplateSummary;
  /** One below the heading above it. */
  heading?: "h2" | "h3";
  onPreview: () => void;
  /** Of one of the organisation's own. */
  onDelete?: () => void;
}

/** A template: its first screen drawn with the destination's own data, what it is for, and the button that takes it. */
export function TemplateCard({ template, heading: Heading = "h3", onPreview, onDelete }: TemplateCardProps): ReactElement {
  const { t } = useTexts();
  const preview = useDocumentPreview();
  const use = useTemplate();
  return (
    <article className={styles.card} aria-labelledby={`template-${template.id}`}>
      <div className={styles.picture} aria-hidden inert>
        {preview({ document: template.dashboard, resultsPath: questionPath("askTemplateResults", { params: { id: template.id } }) })}
      </div>
      <div className={styles.text}>
        <Heading id={`template-${template.id}`}>{template.label}</Heading>
        {template.own && (
          <span className={styles.own}>
            <Badge tone="accent">{t("template.own")}</Badge>
          </span>
        )}
        <p>{template.description}</p>
        <p className={styles.count}>
          <LayoutGrid size={13} aria-hidden /> {t("template.widgets", { count: template.widgets })}
        </p>
        <div className={styles.buttons}>
          <Button size="compact" variant="primary" busy={use.busy} onClick={() => use.run(template)}>
            {t("template.use")}
          </Button>
          <Button size="compact" onClick={onPreview}>
            {t("template.preview")}
          </Button>
          {template.own && onDelete && (
            <IconButton size="compact" icon={Trash2} label={t("template.delete", { label: template.label })} onClick={onDelete} />
          )}
        </div>
      </div>
    </article>
  );
}

/** Makes a dashboard from a template and opens it. */
export function useTemplate(): Action<TemplateSummary> {
  const { t } = useTexts();
  const navigate = useNavigate();
  const client = useQueryClient();
  return useAction({
    // Linked to it: its later versions are offered.
    act: (template: TemplateSummary) => createDashboard({ ...template.dashboard, extends: `${template.id}@${template.version}` }),
    onDone: async ({ id }) => {
      await client.invalidateQueries({ queryKey: dashboardsQuery.queryKey, exact: true });
      await navigate(`/dashboard/views/${id}`);
    },
    failure: t("list.actionFailed"),
  });
}
