import { type ReactElement, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import type { WidgetType } from "../../generated/types.ts";
import { viewManifests } from "../../generated/view-manifests.ts";
import { SearchField } from "../../ui/text-field/search-field.tsx";
import { matchesText } from "../../ui/text-match/text-match.ts";
import { Sketch } from "./sketch.tsx";
import styles from "./edit.module.css";

interface PaletteProps {
  types: Readonly<Record<string, WidgetType>>;
  mayUse: (roles: readonly string[]) => boolean;
  onAdd: (type: WidgetType) => void;
  /** Somebody turns to the palette: it opens, the pointer or the focus comes into it, or it is searched. */
  onLook: () => void;
}

const groups = ["figures", "charts", "content"] as const;

/** The widget types of the registry, by group; a click adds one at the end of the page. */
export function Palette({ types, mayUse, onAdd, onLook }: PaletteProps): ReactElement {
  const { t } = useTranslation("edit");
  const [search, setSearch] = useState("");
  useEffect(onLook, [onLook]);
  const offered = Object.values(types).filter(
    ({ label, description, roles }) => (!roles || mayUse(roles)) && matchesText(`${label} ${description ?? ""}`, search),
  );
  return (
    <div className={styles.choice} onPointerEnter={onLook} onFocus={onLook}>
      <SearchField
        value={search}
        onChange={(typed) => {
          setSearch(typed);
          onLook();
        }}
      />
      {groups.map((group) => {
        const members = offered.filter((type) => (type.group ?? "charts") === group);
        if (members.length === 0) return null;
        return (
          <section key={group} aria-label={t(`palette.${group}`)}>
            <h2 className={styles.group}>{t(`palette.${group}`)}</h2>
            <ul>
              {members
                .toSorted((a, b) => a.label.localeCompare(b.label, "fr"))
                .map((type) => (
                  <li key={type.type}>
                    <button type="button" className={styles.entry} onClick={() => onAdd(type)} title={type.description}>
                      <Sketch view={type.view} />
                      <span>
                        {type.label}
                        <small>{sizeText(type)}</small>
                      </span>
                    </button>
                  </li>
                ))}
            </ul>
          </section>
        );
      })}
      {offered.length === 0 && <p className={styles.group}>{t("palette.none")}</p>}
    </div>
  );
}

function sizeText({ size, view }: WidgetType): string {
  const box = size ?? viewManifests[view as keyof typeof viewManifests]?.defaultSize;
  return box ? `${box.w} × ${box.h}` : "";
}
