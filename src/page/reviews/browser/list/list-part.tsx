import type { ReactElement, ReactNode } from "react";

import { keptValues } from "../../../../engine/query/accepted.ts";
import { observationAccess } from "../../../../domain/access/access.ts";
import { AddToSelection } from "../../../selections/add-to-selection.tsx";
import { sessionMayOpen, useSession } from "../../../session/session.ts";
import { unreadIncidents, IncidentBanner } from "../incident-banner.tsx";
import { EmptyList } from "./empty-list.tsx";
import { ExportMenu } from "../export-menu.tsx";
import { ListColumn } from "./list-column.tsx";
import { ListTools } from "./list-tools.tsx";
import styles from "../reviews-browser.module.css";
import { SelectionBar } from "./selection-bar.tsx";
import { useTexts } from "../texts.ts";
import { TriageActions } from "../triage/triage-actions.tsx";
import type { Browsing } from "../use-browsing.ts";

/** What is found: how it is asked for, the grave incidents, the rows, and what can be done with those that are selected. `head`: above the search, where the facets have no column. */
export function ListPart({ browsing, head }: { browsing: Browsing; head: ReactNode }): ReactElement {
  const { scope, state, change, range, search, list, selected, open, triage, vocabulary, layout } = browsing;
  const { t } = useTexts();
  const mayMakeSelections = sessionMayOpen(useSession(), observationAccess);
  const establishments = new Set(selected.ids.flatMap((id) => list.find(id)?.establishment ?? []));
  return (
    <section id="reviews-list" className={styles.list} aria-label={t("parts.list")}>
      <ListTools browsing={browsing} head={head} />
      <IncidentBanner
        range={range}
        fixed={scope.fixed}
        isShown={Object.keys(unreadIncidents).every((dimension) => state.filters[dimension] !== undefined)}
        onShow={() => change({ filters: unreadIncidents, text: "" })}
      />
      <ListColumn
        list={list}
        selected={selected}
        vocabulary={vocabulary}
        matchesOf={browsing.matchesOf}
        current={layout.isBeside ? open.id : null}
        target={browsing.target}
        onReached={() => browsing.setTarget(null)}
        onOpen={browsing.openRow}
        addressOf={browsing.addressOf}
        place={browsing.place}
        scroller={browsing.scroller}
        isByAuthor={keptValues(scope.fixed["establishment"]).length === 1}
        empty={
          <EmptyList
            filters={search.filters ?? {}}
            hasText={state.text !== ""}
            hasFilters={state.rated === true || Object.keys(state.filters).length > 0}
            isNarrowed={browsing.isNarrowed}
            range={range}
            today={browsing.today}
            onPeriod={browsing.choosePeriod}
            onClear={browsing.clear}
          />
        }
      />
      <SelectionBar selected={selected} total={list.total ?? 0}>
        <TriageActions
          triages={selected.ids.map(browsing.triageOf)}
          login={vocabulary.login}
          onStep={(step) => triage.run({ reviews: selected.ids, step })}
        />
        <ExportMenu request={{ ...search, reviews: [...selected.ids] }} isWorded />
        {mayMakeSelections && <AddToSelection size="compact" establishments={[...establishments]} />}
      </SelectionBar>
    </section>
  );
}
