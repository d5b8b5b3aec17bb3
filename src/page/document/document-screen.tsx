import { Maximize } from "lucide-react";
import { type ReactElement, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";

import type { FacetsPath, ResultsPath } from "../../lib/api.ts";
<<<<<<< HEAD
import { formatDate } from "../../domain/format/format.ts";
import type { Dashboard } from "../../generated/types.ts";
=======
import { addDays } from "../../domain/time/day.ts";
import { formatDate, formatPeriod } from "../../domain/format/format.ts";
import type { ReadyTile } from "../../engine/plan/plan.ts";
import type { Drill } from "../../engine/table/view-props.ts";
import { ReviewPanels } from "../reviews/index.ts";
import { useVocabulary } from "../reviews/use-vocabulary.ts";
import type { Dashboard, JournalMark } from "../../generated/types.ts";
import { useToday } from "../../lib/clock.ts";
>>>>>>> 71a90e35 (Screen of the barometer with the territory journal, its marks on time charts, and the calls of a destination by its public token)
import { IconButton } from "../../ui/button/icon-button.tsx";
import styles from "../messages/screens.module.css";
import { useScreenTitle } from "../session/use-screen-title.ts";
import { isOwnState } from "../state/page-state.ts";
import type { PageCatalog } from "../session/use-catalog.ts";
import { usePageState } from "../state/use-page-state.ts";
<<<<<<< HEAD
import { DocumentBody } from "./document-body.tsx";
=======
import { MarksSwitch } from "../journal/marks-switch.tsx";
import { useJournalMarks } from "../journal/use-journal-marks.ts";
import { usePanels } from "../reviews/use-panels.ts";
import { usePrintedHead } from "../layout/use-printed-head.ts";
>>>>>>> 71a90e35 (Screen of the barometer with the territory journal, its marks on time charts, and the calls of a destination by its public token)

export interface DocumentScreenProps {
  title: string;
  subtitle?: ReactNode;
  /** Whether the subtitle's figures are those of the document's own period and filters: under others it is not shown. */
  figured?: boolean;
  /** Above the title: where one is. */
  breadcrumb?: ReactNode;
  /** Whose it is, where it is read without a session: the browser's title says it. */
  owner?: string;
  /** Beside the title: what one can do with the document. */
  tools?: ReactNode;
  document: Dashboard;
  catalog: PageCatalog;
  /** Address below which `/results` and `/facets` answer for this document. */
  facetsPath: FacetsPath;
  resultsPath: ResultsPath;
  revision: string;
  audience: "private" | "public";
  editor?: boolean;
  /** The entries of the journal that a public page shows. */
  journal?: readonly JournalMark[] | undefined;
  /** The address of the editor, of a document that the reader may change. */
  editorPath?: string;
}

/** A document as a whole screen: title, facet bar with period, tiles, and the panel of reviews behind a figure. */
export function DocumentScreen(props: DocumentScreenProps): ReactElement {
  const {
    title,
    owner,
    subtitle,
    figured,
    breadcrumb,
    tools,
    document: dashboard,
    catalog,
    facetsPath,
    resultsPath,
    revision,
    audience,
    editor,
    editorPath,
    journal,
  } = props;
  const { t } = useTranslation("page");
  const addressed = usePageState(dashboard);
  const { state } = addressed;
  const openTab = dashboard.layout.tabs.find(({ id }) => id === state.tab)?.title;
  useScreenTitle([openTab, title, owner].filter(Boolean).join(" · "));
  const [countedAt, setCountedAt] = useState<string>();
<<<<<<< HEAD
=======
  const panels = usePanels(audience === "private");
  const [opened, setOpened] = useState(false);
  // Kept once one was there: a panel that closes still moves.
  if ((panels.figure || panels.review) && !opened) setOpened(true);
  const [corrections, setCorrections] = useState(0);
  const vocabulary = useVocabulary();
  const today = useToday();
  const range = rangeOf(state, today, audience);
  const marks = useJournalMarks(audience, journal);
  const { user } = useSession();
  const period = formatPeriod(range.from, addDays(range.to, -1));
  usePrintedHead([owner ?? user?.group.name, title, period].filter(Boolean).join(" · "));

  const { openFigure, openReview } = panels;
  const { metrics } = catalog.catalog;
  const { app } = useSession();
  const onDrill = useCallback(
    (tile: ReadyTile, part: Drill) =>
      part.review === undefined
        ? openFigure({
            ...figureOf(state.filters, tile, part, metrics, app.tonalities),
            ...(tile.period ? { period: rangeOf({ period: tile.period }, today, audience) } : {}),
          })
        : openReview(part.review),
    [openFigure, openReview, state.filters, metrics, app.tonalities, today, audience],
  );
>>>>>>> 71a90e35 (Screen of the barometer with the territory journal, its marks on time charts, and the calls of a destination by its public token)
  const fullScreen = (): void =>
    void (window.document.fullscreenElement ? window.document.exitFullscreen() : window.document.documentElement.requestFullscreen());

  return (
    <>
      <div className={styles.head}>
        <div className={styles.titles}>
          {breadcrumb}
          <h1>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{figured && !isOwnState(state, dashboard) ? t("chosen") : subtitle}</p>}
        </div>
        <div className={styles.tools}>
          {countedAt && (
            <p className={styles.fresh}>
              <time dateTime={countedAt}>{t("counted", { when: formatDate(countedAt, "datetime") })}</time>
            </p>
          )}
          <MarksSwitch marks={marks} range={range} />
          {window.document.fullscreenEnabled && (
            <IconButton icon={Maximize} bordered label={t("fullScreen")} data-wide-only onClick={fullScreen} />
          )}
          {tools}
        </div>
      </div>
      <DocumentBody
        title={title}
        owner={owner}
        document={dashboard}
        addressed={addressed}
        catalog={catalog}
        facetsPath={facetsPath}
        resultsPath={resultsPath}
        revision={revision}
        audience={audience}
        editor={editor ?? false}
<<<<<<< HEAD
        editorPath={editorPath}
        onCounted={setCountedAt}
=======
        journal={journal}
        {...(audience === "private" ? { onDrill } : {})}
>>>>>>> 71a90e35 (Screen of the barometer with the territory journal, its marks on time charts, and the calls of a destination by its public token)
      />
    </>
  );
}
