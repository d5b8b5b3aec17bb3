import { SlidersHorizontal } from "lucide-react";
import { lazy, type ReactElement, Suspense, useState } from "react";

import { Button } from "../../../ui/button/button.tsx";
import { PeriodPicker } from "../../../ui/period-picker/period-picker.tsx";
import { SkipLinks } from "../../../ui/skip-links/skip-links.tsx";
import unseen from "../../../ui/visually-hidden/visually-hidden.module.css";
import { DetailPart } from "./detail-part.tsx";
import { FacetPanel } from "./facet-panel.tsx";
import { ListPart } from "./list/list-part.tsx";
import type { ReviewsScope } from "./reviews-scope.ts";
import styles from "./reviews-browser.module.css";
import { SearchesMenu } from "./searches/searches-menu.tsx";
import { useTexts } from "./texts.ts";
import { useBrowsing } from "./use-browsing.ts";
import { useBrowsingKeys } from "./use-browsing-keys.ts";

// Opened on small windows alone: it comes with its dialog when it is.
const FacetDrawer = lazy(() => import("./facet-drawer.tsx").then((module) => ({ default: module.FacetDrawer })));

interface ReviewsBrowserProps {
  scope: ReviewsScope;
  title: string;
  /** The level of the title: 2 where the page around has its own. */
  level?: 1 | 2;
}

/**
 * Reviews to search, sort and read: facets, list and the review that is open, whose whole state is in the address.
 *
 * It fills the height of what surrounds it, which must have one. `scope` says whose reviews they are.
 */
export function ReviewsBrowser({ scope, title, level = 1 }: ReviewsBrowserProps): ReactElement {
  const { t } = useTexts();
  const Title = `h${level}` as const;
  const browsing = useBrowsing(scope);
  useBrowsingKeys(browsing);
  const { state, change, search, list, searches, vocabulary, today, clear, layout } = browsing;
  const { hasThree, isBeside, showsList, showsDetail } = layout;
  const [drawer, setDrawer] = useState<boolean>();
  if (drawer && hasThree) setDrawer(false);

  const searchesMenu = <SearchesMenu searches={searches} state={state} scope={scope} onOpen={browsing.openSearch} />;
  const period = (
    <div className={styles.period}>
      <PeriodPicker
        today={today}
        value={{ period: browsing.period, comparison: "none" }}
        comparable={false}
        onApply={({ period: chosen }) => browsing.choosePeriod(chosen)}
      />
    </div>
  );
  // Rows name the day of publication, which may be weeks later.
  const periodRule = <p className={styles.periodRule}>{t("facets.periodRule")}</p>;
  const facets = (
    <FacetPanel
      scope={scope}
      search={search}
      filters={state.filters}
      onFilters={(filters) => change({ filters })}
      vocabulary={vocabulary}
      level={hasThree && level === 1 ? 2 : 3}
    />
  );
  const active = Object.keys(state.filters).length;
  const parts = [hasThree && "facets", showsList && "list", showsDetail && "detail"] as const;

  return (
    <div className={styles.browser} data-columns={hasThree ? 3 : isBeside ? 2 : 1}>
      <SkipLinks links={parts.flatMap((part) => (part ? [{ target: `reviews-${part}`, label: t(`skip.${part}`) }] : []))} />
      {hasThree && (
        <aside id="reviews-facets" className={styles.facets} aria-label={t("parts.facets")}>
          <div className={styles.head}>
            <Title className={styles.title}>{title}</Title>
            {searchesMenu}
            {browsing.isNarrowed && (
              <button type="button" className={styles.clear} onClick={clear}>
                {t("facets.clear")}
              </button>
            )}
          </div>
          {period}
          {periodRule}
          {facets}
        </aside>
      )}
      {!hasThree && !showsList && <Title className={unseen.hidden}>{title}</Title>}
      {showsList && (
        <ListPart
          browsing={browsing}
          head={
            !hasThree && (
              <div className={styles.head}>
                <Title className={styles.title}>{title}</Title>
                <div className={styles.end}>
                  {searchesMenu}
                  <Button
                    icon={SlidersHorizontal}
                    aria-haspopup="dialog"
                    aria-label={t("facets.open", { count: active })}
                    onClick={() => setDrawer(true)}
                  >
                    {t("facets.title")}
                    {active > 0 && <span className={styles.active}>{active}</span>}
                  </Button>
                  {isBeside && period}
                </div>
              </div>
            )
          }
        />
      )}
      {showsDetail && <DetailPart browsing={browsing} />}
      {drawer !== undefined && (
        <Suspense fallback={null}>
          <FacetDrawer open={drawer} onClose={() => setDrawer(false)} total={list.total} onClear={browsing.isNarrowed ? clear : undefined}>
            {!isBeside && period}
            {periodRule}
            {facets}
          </FacetDrawer>
        </Suspense>
      )}
    </div>
  );
}
