import { Plus } from "lucide-react";
import { type KeyboardEvent, memo, type ReactElement, useEffect, useRef, useState } from "react";

import type { PlanCatalog } from "../../../engine/catalog/catalog.ts";
import type { WidgetType } from "../../../generated/types.ts";
import { viewManifests } from "../../../generated/view-manifests.ts";
import type { ResultsStore } from "../../../page/results/results-store.ts";
import { usePageProgress } from "../../../page/results/use-results.ts";
import { Button } from "../../../ui/button/button.tsx";
import { SearchField } from "../../../ui/text-field/search-field.tsx";
import { bestFirst, matchesText } from "../../../ui/text-match/text-match.ts";
import { DRAGGED_TYPE } from "../drop/use-palette-drop.ts";
import { Thumbnail } from "./thumbnail.tsx";
import { topicOf, topics } from "./topics.ts";
import unseen from "../../../ui/visually-hidden/visually-hidden.module.css";
import styles from "../edit.module.css";
import { useTexts } from "../texts.ts";

interface PaletteProps {
  catalog: PlanCatalog;
  mayUse: (roles: readonly string[]) => boolean;
  /** The figures of the canvas, which come before the thumbnails. */
  store: ResultsStore;
  onAdd: (type: WidgetType) => void;
  /** Asks a question instead of taking a type. */
  onQuestion: () => void;
  /** A type is dragged to the canvas, or no more. */
  onDrag: (type: WidgetType | undefined) => void;
  /** Somebody turns to the palette: it opens, the pointer or the focus comes into it, or it is searched. */
  onLook: () => void;
}

/**
 * The widget types of the registry, by group, or best match first while one searches; a click adds one at the end of the
 * page. They are one stop of the Tab key: arrows, Home and End go from one to the next, from the search field too. Give its
 * handlers the same identity for ever: it is not drawn again with each letter that is typed elsewhere.
 */
export const Palette = memo(function Palette({ catalog, mayUse, store, onAdd, onQuestion, onDrag, onLook }: PaletteProps): ReactElement {
  const { t } = useTexts();
  const { types, metrics } = catalog;
  const { running } = usePageProgress(store);
  const [search, setSearch] = useState("");
  useEffect(onLook, [onLook]);
  const offered = Object.values(types).filter(
    ({ label, description, roles }) => (!roles || mayUse(roles)) && matchesText(`${label} ${description ?? ""}`, search),
  );
  const entries = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string>();
  const byName = offered.toSorted((a, b) => a.label.localeCompare(b.label, "fr"));
  // What is sought by name comes first, whatever it is about.
  const groups =
    search.trim() === ""
      ? topics.map((topic) => ({
          id: topic,
          label: t(`palette.topic.${topic}`),
          members: byName.filter((type) => topicOf(type, metrics) === topic),
        }))
      : [{ id: "found", label: t("palette.results"), members: bestFirst(byName, search, ({ label }) => label) }];
  const inOrder = groups.flatMap(({ members }) => members).map(({ type }) => type);
  const stop = current !== undefined && inOrder.includes(current) ? current : inOrder[0];
  const onKeyDown = (event: KeyboardEvent): void => {
    const buttons = [...(entries.current?.querySelectorAll<HTMLElement>("button") ?? [])];
    const next = target(
      event.key,
      buttons.findIndex((button) => button === document.activeElement),
      buttons.length,
    );
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    <div className={styles.choice} data-palette onPointerEnter={onLook} onFocus={onLook}>
      <Button variant="primary" icon={Plus} className={styles.ask} onClick={onQuestion}>
        {t("question.open")}
      </Button>
      <SearchField
        value={search}
        onChange={(typed) => {
          setSearch(typed);
          onLook();
        }}
        onArrowDown={() => entries.current?.querySelector<HTMLElement>("button")?.focus()}
      />
      <div ref={entries} role="toolbar" aria-orientation="vertical" aria-label={t("palette.entries")} tabIndex={-1} onKeyDown={onKeyDown}>
        {groups.map(({ id, label: heading, members }) => {
          if (members.length === 0) return null;
          return (
            <section key={id} aria-label={heading}>
              <h2 className={styles.group}>{heading}</h2>
              <ul>
                {members.map((type) => (
                  <li key={type.type} className={styles.preset}>
                    <button
                      type="button"
                      className={styles.entry}
                      tabIndex={type.type === stop ? 0 : -1}
                      onFocus={() => setCurrent(type.type)}
                      draggable
                      onDragStart={(event) => {
                        event.dataTransfer.setData(DRAGGED_TYPE, type.type);
                        event.dataTransfer.effectAllowed = "copy";
                        onDrag(type);
                      }}
                      onDragEnd={() => onDrag(undefined)}
                      onClick={() => onAdd(type)}
                      title={type.description}
                    >
                      <span>
                        {type.label}
                        <small>{sizeText(type)}</small>
                      </span>
                    </button>
                    <Thumbnail type={type} catalog={catalog} waits={running} />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      <p role="status" className={offered.length === 0 ? styles.group : unseen.hidden}>
        {offered.length === 0 ? t("palette.none") : search && t("palette.found", { count: offered.length })}
      </p>
    </div>
  );
});

/** The entry that a key leads to from the one at `at`; arrows stop at the ends. */
function target(key: string, at: number, count: number): number | undefined {
  if (at < 0) return undefined;
  if (key === "ArrowDown" || key === "ArrowRight") return Math.min(at + 1, count - 1);
  if (key === "ArrowUp" || key === "ArrowLeft") return Math.max(at - 1, 0);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

function sizeText({ size, view }: WidgetType): string {
  const box = size ?? viewManifests[view as keyof typeof viewManifests]?.defaultSize;
  return box ? `${box.w} × ${box.h}` : "";
}
