import { Maximize } from "lucide-react";
import { type ReactElement, type ReactNode, useState } from "react";

import type { FacetsPath, ResultsPath } from "../../lib/api.ts";
import { formatDate } from "../../domain/format/format.ts";
import type { Dashboard, JournalMark, LinkOutput } from "../../generated/types.ts";
import { useToday } from "../../lib/clock.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { PageHead } from "../layout/page-head.tsx";
import styles from "./document-screen.module.css";
import { useScreenTitle } from "../session/use-screen-title.ts";
import type { PageCatalog } from "../session/use-catalog.ts";
import { usePageState } from "../state/use-page-state.ts";
import { DocumentBody } from "./document-body.tsx";
import { MarksSwitch } from "../journal/marks-switch.tsx";
import { useJournalMarks } from "../journal/use-journal-marks.ts";
import { isOwnState, rangeOf } from "../state/page-state.ts";
import { usePageTexts } from "../words/texts.ts";

export interface DocumentScreenProps {
  title: string;
  subtitle?: ReactNode;
  /** Whether the subtitle's figures are those of the document's own period and filters: under others it is not shown. */
  figured?: boolean;
  /** Above the title: where one is. */
  breadcrumb?: ReactNode;
  /** Whose it is, where it is read without a session: the browser's title says it. */
  owner?: string;
  /** What all its figures are about, in files: the value of a dynamic document. */
  about?: string | undefined;
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
  /** The files that the reader may take of a tile; all where absent. */
  outputs?: readonly LinkOutput[] | undefined;
  /** The address of the editor, of a document that the reader may change. */
  editorPath?: string;
}

/** A document as a whole screen: title, facet bar with period, tiles, and the panel of reviews behind a figure. */
export function DocumentScreen(props: DocumentScreenProps): ReactElement {
  const {
    title,
    owner,
    about = owner,
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
    outputs,
  } = props;
  const { t } = usePageTexts();
  const addressed = usePageState(dashboard);
  const { state } = addressed;
  const range = rangeOf(state, useToday(), audience);
  const marks = useJournalMarks(audience, journal);
  const openTab = dashboard.layout.tabs.find(({ id }) => id === state.tab)?.title;
  useScreenTitle([openTab, title, owner].filter(Boolean).join(" · "));
  const [countedAt, setCountedAt] = useState<string>();
  const fullScreen = (): void =>
    void (window.document.fullscreenElement ? window.document.exitFullscreen() : window.document.documentElement.requestFullscreen());

  return (
    <>
      <PageHead title={title} above={breadcrumb} subtitle={subtitle && (figured && !isOwnState(state, dashboard) ? t("chosen") : subtitle)}>
        {countedAt && (
          <p className={styles.fresh} data-printed>
            <time dateTime={countedAt}>{t("counted", { when: formatDate(countedAt, "datetime") })}</time>
          </p>
        )}
        <MarksSwitch marks={marks} range={range} />
        {window.document.fullscreenEnabled && (
          <IconButton icon={Maximize} bordered label={t("fullScreen")} data-wide-only onClick={fullScreen} />
        )}
        {tools}
      </PageHead>
      <DocumentBody
        title={title}
        owner={owner}
        about={about}
        document={dashboard}
        addressed={addressed}
        catalog={catalog}
        facetsPath={facetsPath}
        resultsPath={resultsPath}
        revision={revision}
        audience={audience}
        editor={editor ?? false}
        editorPath={editorPath}
        onCounted={setCountedAt}
        journal={journal}
        outputs={outputs}
      />
    </>
  );
}
