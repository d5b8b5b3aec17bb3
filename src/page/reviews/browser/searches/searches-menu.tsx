import { Bookmark, Pencil, Pin, PinOff, Trash2, Users } from "lucide-react";
import { type ReactElement, useState } from "react";

import { formatNumber } from "../../../../domain/format/format.ts";
import type { SavedSearch } from "../../../../generated/types.ts";
import { CountBadge } from "../../../../ui/badge/badge.tsx";
import { Button } from "../../../../ui/button/button.tsx";
import { IconButton } from "../../../../ui/button/icon-button.tsx";
import { Checkbox } from "../../../../ui/checkbox/checkbox.tsx";
import { Popover } from "../../../../ui/popover/popover.tsx";
import { TextField } from "../../../../ui/text-field/text-field.tsx";
import type { BrowserState } from "../browser-state.ts";
import type { ReviewsScope } from "../reviews-scope.ts";
import { useTexts } from "../texts.ts";
import { criteriaOf } from "./searches-queries.ts";
import styles from "./searches.module.css";
import type { useSearches } from "./use-searches.ts";

/** As the wire allows it. */
const LONGEST_TITLE = 80;

interface SearchesMenuProps {
  searches: ReturnType<typeof useSearches>;
  /** What is searched now. */
  state: BrowserState;
  scope: ReviewsScope;
  onOpen: (kept: SavedSearch) => void;
}

/** The kept searches beside the title: opened, renamed, pinned, shared, removed; and the present one kept. */
export function SearchesMenu({ searches, state, scope, onOpen }: SearchesMenuProps): ReactElement {
  const { t } = useTexts();
  const unseen = searches.all?.reduce((sum, kept) => sum + (kept.unseen ?? 0), 0) ?? 0;
  return (
    <Popover
      label={t("searches.title")}
      className={styles.popover}
      trigger={(trigger) => (
        <IconButton {...trigger} icon={Bookmark} dot={unseen > 0} label={unseen > 0 ? t("searches.titleNew") : t("searches.title")} />
      )}
    >
      {(close) => (
        <>
          {searches.all?.length === 0 && <p className={styles.note}>{t("searches.none")}</p>}
          {searches.all && searches.all.length > 0 && (
            <ul className={styles.list}>
              {searches.all.map((kept) => (
                <KeptSearch
                  key={kept.id}
                  kept={kept}
                  searches={searches}
                  onOpen={() => {
                    onOpen(kept);
                    close();
                  }}
                />
              ))}
            </ul>
          )}
          <NewSearch searches={searches} state={state} scope={scope} onKept={close} />
        </>
      )}
    </Popover>
  );
}

interface KeptSearchProps {
  kept: SavedSearch;
  searches: SearchesMenuProps["searches"];
  onOpen: () => void;
}

function KeptSearch({ kept, searches, onOpen }: KeptSearchProps): ReactElement {
  const { t } = useTexts();
  const [renamed, setRenamed] = useState<string | null>(null);
  const { title, pinned, shared, mine, unseen, owner } = kept;
  if (renamed !== null)
    return (
      <li>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            const next = renamed.trim();
            if (next !== "" && next !== title) searches.change(kept, { title: next });
            setRenamed(null);
          }}
        >
          <TextField
            label={t("searches.name")}
            labelHidden
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader has just asked for it
            autoFocus
            maxLength={LONGEST_TITLE}
            value={renamed}
            onChange={setRenamed}
            onKeyDown={(event) => {
              if (event.key !== "Escape") return;
              event.stopPropagation();
              setRenamed(null);
            }}
          />
          <Button type="submit" size="form">
            {t("searches.rename")}
          </Button>
        </form>
      </li>
    );
  return (
    <li className={styles.kept}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <span className={styles.name}>{title}</span>
        {unseen !== null && unseen > 0 && (
          <CountBadge tone="accent">{t("searches.unseen", { count: unseen, n: formatNumber(unseen) })}</CountBadge>
        )}
        {shared && <span className={styles.note}>{mine ? t("searches.shared") : t("searches.sharedBy", { owner })}</span>}
      </button>
      {mine && (
        <span className={styles.tools}>
          <IconButton
            size="compact"
            icon={pinned ? PinOff : Pin}
            label={t(pinned ? "searches.unpin" : "searches.pin", { title })}
            onClick={() => searches.change(kept, { pinned: !pinned })}
          />
          <IconButton
            size="compact"
            icon={Users}
            pressed={shared}
            label={t(shared ? "searches.unshare" : "searches.share", { title })}
            onClick={() => searches.change(kept, { shared: !shared })}
          />
          <IconButton size="compact" icon={Pencil} label={t("searches.renameOne", { title })} onClick={() => setRenamed(title)} />
          <IconButton size="compact" icon={Trash2} label={t("searches.remove", { title })} onClick={() => searches.remove(kept)} />
        </span>
      )}
    </li>
  );
}

function NewSearch({
  searches,
  state,
  scope,
  onKept,
}: Pick<SearchesMenuProps, "searches" | "state" | "scope"> & { onKept: () => void }): ReactElement {
  const { t } = useTexts();
  const [title, setTitle] = useState("");
  const [shared, setShared] = useState(false);
  const [pinned, setPinned] = useState(true);
  const isNamed = title.trim() !== "";
  return (
    <form
      className={styles.new}
      onSubmit={(event) => {
        event.preventDefault();
        if (isNamed) searches.keep({ title: title.trim(), search: criteriaOf(state, scope), pinned, shared }, onKept);
      }}
    >
      <div className={styles.form}>
        <TextField label={t("searches.new")} maxLength={LONGEST_TITLE} autoComplete="off" value={title} onChange={setTitle} />
        <Button type="submit" size="form" variant="primary" busy={searches.keeping} disabled={!isNamed}>
          {t("searches.keep")}
        </Button>
      </div>
      <Checkbox label={t("searches.pinNew")} checked={pinned} onChange={setPinned} />
      <Checkbox label={t("searches.shareNew")} checked={shared} onChange={setShared} />
    </form>
  );
}
