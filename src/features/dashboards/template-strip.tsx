import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { Link } from "react-router-dom";

import type { TemplateSummary } from "../../generated/types.ts";
import { templatesQuery } from "./dashboards-queries.ts";
import { TemplateCard } from "./template-card.tsx";
import { TemplateDialog } from "./template-dialog.tsx";
import styles from "./templates.module.css";
import { useTexts } from "./texts.ts";

const SHOWN = 5;

/** «Partir d’un modèle»: the first templates, and the way to the gallery. */
export function TemplateStrip(): ReactElement | null {
  const { t } = useTexts();
  const { data } = useQuery(templatesQuery);
  const [preview, setPreview] = useState<TemplateSummary>();
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.strip} aria-labelledby="templates">
      <header className={styles.stripHead}>
        <h2 id="templates">{t("template.start")}</h2>
        <span className={styles.muted}>{t("template.count", { count: data.length })}</span>
        <Link to="/dashboard/templates" className={styles.gallery}>
          {t("template.gallery")}
        </Link>
      </header>
      <div className={styles.row}>
        {data.slice(0, SHOWN).map((template) => (
          <TemplateCard key={template.id} template={template} onPreview={() => setPreview(template)} />
        ))}
      </div>
      <TemplateDialog template={preview} onClose={() => setPreview(undefined)} />
    </section>
  );
}
