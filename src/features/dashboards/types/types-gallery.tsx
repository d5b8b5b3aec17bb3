import { type ReactElement, useMemo, useState } from "react";

import type { WidgetType } from "../../../generated/types.ts";
import { ListView } from "../../../page/list/list-view.tsx";
import { StaticDocument } from "../../../page/document/static-document.tsx";
import { type PageCatalog, useCatalog } from "../../../page/session/use-catalog.ts";
import { Button } from "../../../ui/button/button.tsx";
import { bestFirst, matchesText } from "../../../ui/text-match/text-match.ts";
import { useTexts } from "../texts.ts";
import { documentOf, linesOf } from "../../../page/examples/type-examples.ts";
import { TypeStatesDialog } from "./type-states-dialog.tsx";
import styles from "./types.module.css";

interface TypesGalleryProps {
  search: string;
  narrowed: boolean;
  onShowAll: () => void;
}

/** «Types de widgets»: each type that the reader may use, drawn with the figures of an example. */
export default function TypesGallery({ search, narrowed, onShowAll }: TypesGalleryProps): ReactElement {
  const { t } = useTexts();
  const known = useCatalog();
  const [states, setStates] = useState<WidgetType>();
  const types = useMemo(
    () =>
      known &&
      bestFirst(
        Object.values(known.catalog.types)
          .filter(({ roles }) => !roles || known.mayUse(roles))
          .filter(({ type, label, description = "" }) => matchesText(`${label} ${description} ${type}`, search))
          .toSorted((a, b) => a.label.localeCompare(b.label, "fr")),
        search,
        ({ label }) => label,
      ),
    [known, search],
  );
  const ids = useMemo(() => types?.map(({ type }) => type), [types]);
  return (
    <>
      <p className={styles.note}>{t("types.note")}</p>
      <ListView
        ids={ids}
        failed={false}
        onRetry={() => undefined}
        narrowed={narrowed}
        onShowAll={onShowAll}
        empty={{ title: t("types.empty"), text: "" }}
        noMatch={{ title: t("types.noMatch"), text: t("list.noMatchHint") }}
      >
        {({ drawn, container }) => (
          <div ref={container} className={styles.grid}>
            {drawn.map(({ index, props }) => {
              const type = types?.[index];
              return (
                type &&
                known && (
                  <div key={type.type} {...props} className={styles.cell}>
                    <TypeCard type={type} catalog={known.catalog} onStates={() => setStates(type)} />
                  </div>
                )
              );
            })}
          </div>
        )}
      </ListView>
      {known && <TypeStatesDialog type={states} catalog={known.catalog} onClose={() => setStates(undefined)} />}
    </>
  );
}

interface TypeCardProps {
  type: WidgetType;
  catalog: PageCatalog["catalog"];
  onStates: () => void;
}

function TypeCard({ type, catalog, onStates }: TypeCardProps): ReactElement {
  const { t } = useTexts();
  const document = useMemo(() => documentOf(type), [type]);
  const lines = useMemo(() => linesOf(type, "ready", catalog) ?? null, [type, catalog]);
  const { w, h } = type.size ?? catalog.views[type.view]?.defaultSize ?? { w: 6, h: 4 };
  return (
    <article className={styles.card} aria-labelledby={`type-${type.type}`}>
      <header className={styles.head}>
        <h2 id={`type-${type.type}`}>{type.label}</h2>
        <p>{type.description}</p>
        <p className={styles.facts}>
          <code>{type.type}</code> · {t("types.view", { view: catalog.views[type.view]?.label ?? type.view })} · {t("types.size", { w, h })}
        </p>
      </header>
      <div inert className={styles.picture}>
        <StaticDocument document={document} catalog={catalog} lines={lines} />
      </div>
      <Button size="compact" aria-label={t("types.statesOf", { label: type.label })} onClick={onStates}>
        {t("types.states")}
      </Button>
    </article>
  );
}
