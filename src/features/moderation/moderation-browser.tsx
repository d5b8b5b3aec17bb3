import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { type ReactElement, useDeferredValue, useMemo, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";

import { formatNumber } from "../../domain/format/format.ts";
import type { ModerationItem, ModerationSearchAnswer } from "../../generated/types.ts";
import { useColumns } from "../../page/layout/use-columns.ts";
import { usePageKeys } from "../../page/list/use-page-keys.ts";
import { useSelection } from "../../page/list/use-selection.ts";
import { pathOf } from "../../page/session/paths.ts";
import { useRoutes } from "../../page/session/routes.ts";
import { CountBadge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Select } from "../../ui/select/select.tsx";
import { SearchField } from "../../ui/text-field/search-field.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { KeyHints } from "./key-hints.tsx";
import styles from "./moderation.module.css";
import { listQuery, policyQuery } from "./moderation-queries.ts";
import { ReviewTable } from "./review-table.tsx";
import { missingIn, noRefusal, refusalBody } from "./refusal-form.tsx";
import { ReviewPanel } from "./review-panel.tsx";
import { type ListState, moderatorStates, professionalStates } from "./states.ts";
import { useTexts } from "./texts.ts";
import { useNarrowing } from "./use-narrowing.ts";
import { type Decision, placeOf, useDecision } from "./use-decisions.ts";

interface ModerationBrowserProps {
  state: ListState;
  isModerator: boolean;
}

/** Parameters of the address: the open review, and the words searched. */
const address = { review: "avis", search: "q" } as const;

/** The reviews of a state beside the one that is open. */
export function ModerationBrowser({ state, isModerator }: ModerationBrowserProps): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const isNarrow = useColumns() === 1;
  const heading = useRef<HTMLHeadingElement>(null);
  const [search, setSearch] = useState(params.get(address.search) ?? "");
  const narrowing = useNarrowing(params, isModerator);
  const { children, categories, own } = narrowing;
  const words = useDeferredValue(search.trim());
  const question = { state, ...(words ? { search: words } : {}), child_destinations: [...children], categories: [...categories] };
  const list = useInfiniteQuery({ ...listQuery(question), enabled: narrowing.isKnown, placeholderData: (before) => before });
  const items = useMemo(() => list.data?.pages.flatMap((page) => page.items) ?? [], [list.data]);
  const first = list.data?.pages[0];
  const { data: policy } = useQuery(policyQuery);
  const [refusal, setRefusal] = useState(noRefusal);

  const named = params.get(address.review);
  const current = items.find(({ id }) => id === named) ?? (isNarrow ? undefined : items[0]);
  const change = (key: string, values: readonly string[], replace = true): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(key);
        for (const value of values) next.append(key, value);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  const narrow = (chosen: Parameters<typeof narrowing.changed>[1]): void =>
    setParams((before) => narrowing.changed(before, chosen), { replace: true, preventScrollReset: true });
  const open = (item: ModerationItem | undefined): void => {
    setRefusal(noRefusal);
    change(address.review, item ? [item.id] : [], !isNarrow);
  };
  const step = (by: 1 | -1): void => {
    const at = items.findIndex(({ id }) => id === current?.id);
    const next = items[at + by];
    if (next) open(next);
  };
  const selection = useSelection(useMemo(() => items.map(({ id }) => id), [items]));

  const decision = useDecision(({ place }) => {
    // The next review is shown while the decision is on its way.
    const at = items.findIndex(({ id }) => id === place.reviewId);
    const next = items[at + 1] ?? items[at - 1];
    setRefusal(noRefusal);
    if (!isNarrow || next === undefined) change(address.review, next ? [next.id] : []);
    else open(undefined);
    client.setQueriesData<{ pages: ModerationSearchAnswer[]; pageParams: number[] }>(
      { queryKey: ["moderation", "list", question] },
      (before) =>
        before && state !== "all"
          ? { ...before, pages: before.pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => id !== place.reviewId) })) }
          : before,
    );
    heading.current?.focus({ preventScroll: true });
  });
  const reasons = policy?.reasons ?? [];
  const decide = (what: Decision["what"]): void => {
    if (!current) return;
    const isRefusal = what === "reject" || what === "reject-response";
    if (isRefusal && missingIn(refusal, reasons) !== null) return;
    decision.run({
      place: placeOf(current),
      name: current.establishment.name,
      revision: current.revision,
      what,
      ...(isRefusal ? { refusal: refusalBody(refusal) } : {}),
    });
  };
  const judgesReview = current && (current.state === "pending" || current.state === "reported");
  const judgesResponse = current?.state === "responses";
  const digits = Object.fromEntries(
    reasons.slice(0, 9).map(({ code }, index) => [String(index + 1), () => setRefusal((before) => ({ ...before, reason: code }))]),
  );
  usePageKeys({
    j: () => step(1),
    k: () => step(-1),
    ...(isModerator && (judgesReview || judgesResponse)
      ? {
          p: () => decide(judgesReview ? "publish" : "publish-response"),
          r: () => {
            if (missingIn(refusal, reasons) === null) decide(judgesReview ? "reject" : "reject-response");
            else document.querySelector<HTMLInputElement>("[data-refusal-reasons] input")?.focus();
          },
          ...digits,
        }
      : {}),
  });

  const isPanelShown = !isNarrow || current !== undefined;
  const isListShown = !isNarrow || current === undefined;
  return (
    <>
      <div className={styles.bar}>
        <StateTabs state={state} facet={first?.facets.state} isModerator={isModerator} />
        <div className={styles.tools}>
          <SearchField
            value={search}
            onChange={(value) => {
              setSearch(value);
              change(address.search, value.trim() ? [value.trim()] : []);
            }}
            label={t("search")}
            placeholder={t("searchShort")}
            className={styles.search}
          />
          {isModerator && (
            <Select
              label={t("children")}
              labelHidden
              multiple
              opensOnFocus={false}
              emptyLabel={t("children")}
              options={(first?.facets.child ?? []).map(({ id, name, count }) => ({ value: id, label: name, count }))}
              value={[...children]}
              onChange={(values) => narrow({ children: values })}
            />
          )}
          {isModerator && (
            <Select
              label={t("categories")}
              labelHidden
              multiple
              opensOnFocus={false}
              emptyLabel={t("categories")}
              options={(first?.facets.category ?? []).map(({ id, name, count }) => ({ value: id, label: name, count }))}
              value={[...categories]}
              onChange={(values) => narrow({ categories: values })}
            />
          )}
        </div>
      </div>
      {own && (
        <p className={styles.own}>
          {t(own.standsIn.length > 0 ? "own.standsIn" : "own.text", { names: own.standsIn.join(", ") })}{" "}
          <Button size="compact" variant="ghost" onClick={() => narrow({ children: [], categories: [] })}>
            {t("own.all")}
          </Button>
        </p>
      )}
      <div className={styles.columns}>
        {isListShown && (
          <section className={styles.list} aria-label={t("list.label")}>
            {isModerator && state === "pending" && <BulkBar selection={selection} items={items} total={first?.total} />}
            <ReviewTable
              list={list}
              items={items}
              total={first?.total}
              state={state}
              current={current?.id ?? null}
              onOpen={open}
              selection={isModerator && state === "pending" ? selection : undefined}
              narrowed={words !== "" || children.length + categories.length > 0}
              onShowAll={() => {
                setSearch("");
                setParams({ tout: "1" }, { replace: true });
              }}
            />
            <KeyHints
              hints={[
                { keys: ["J", "K"], does: t("actions.keys.next") },
                ...(isModerator && (judgesReview || judgesResponse)
                  ? [
                      { keys: ["P"], does: t("actions.keys.publish") },
                      { keys: ["R"], does: t("actions.keys.reject") },
                      { keys: ["1 – 9"], does: t("actions.keys.reason") },
                    ]
                  : []),
              ]}
            />
          </section>
        )}
        {isPanelShown && (
          <section className={styles.detail} aria-label={t("detail.label")}>
            {isNarrow && (
              <Button variant="ghost" icon={ArrowLeft} onClick={() => open(undefined)}>
                {t("detail.back")}
              </Button>
            )}
            <ReviewPanel
              item={current}
              isModerator={isModerator}
              refusal={refusal}
              onRefusal={setRefusal}
              onDecide={decide}
              busy={current !== undefined && decision.running.some(({ place }) => place.reviewId === current.id)}
              heading={heading}
            />
          </section>
        )}
      </div>
    </>
  );
}

/** The states, each an address of its own, with how many reviews are in it. */
function StateTabs({
  state,
  facet,
  isModerator,
}: {
  state: ListState;
  facet: ModerationSearchAnswer["facets"]["state"] | undefined;
  isModerator: boolean;
}): ReactElement {
  const { t } = useTexts();
  const routes = useRoutes();
  const base = pathOf(routes, "moderation.reviews") ?? "/moderation/reviews";
  const counted = new Map(facet?.map(({ state: id, count }) => [id, count]));
  const isTask = (id: ListState): boolean => (isModerator ? ["pending", "responses", "reported"].includes(id) : id === "published");
  return (
    <nav aria-label={t("states.label")} className={styles.states}>
      <ul>
        {(isModerator ? moderatorStates : professionalStates).map((id) => (
          <li key={id}>
            <Link ref={id === state ? scrollIntoView : undefined} to={`${base}/${id}`} aria-current={id === state ? "page" : undefined}>
              {isModerator ? t(`states.${id}`) : t(`statesPro.${id as (typeof professionalStates)[number]}`)}
              {isTask(id) && (counted.get(id) ?? 0) > 0 && (
                <CountBadge tone={id === state ? "accent" : "neutral"}>{formatNumber(counted.get(id))}</CountBadge>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a narrow screen the chosen state may be beyond the edge. */
function scrollIntoView(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: "nearest", inline: "center" });
}
