import type { ReactElement, ReactNode } from "react";

import { questionPath } from "../../lib/api.ts";
import { useToday } from "../../lib/clock.ts";
import type { EstablishmentPageDocument } from "../../generated/types.ts";
import { FormsEntry } from "../forms/forms-entry.tsx";
import { SatisfactionQuestions } from "../forms/satisfaction-questions.tsx";
import { MarksSwitch } from "../journal/marks-switch.tsx";
import { useJournalMarks } from "../journal/use-journal-marks.ts";
import { DocumentBody } from "../document/document-body.tsx";
import { rangeOf } from "../state/page-state.ts";
import type { PageCatalog } from "../session/use-catalog.ts";
import { usePageState } from "../state/use-page-state.ts";

/** The page that leads to the satisfaction forms, and beneath which each of their questions is read. */
const SATISFACTION = "satisfaction";

interface EstablishmentDocumentProps {
  page: EstablishmentPageDocument;
  catalog: PageCatalog;
  /** Whose name is printed above it. */
  owner: string;
  /** The establishments that are read. */
  establishments: readonly string[];
  /** Of a professional: all own establishments, not one of them. */
  all?: boolean;
  placeBar: (bar: ReactNode) => ReactNode;
  editor?: boolean;
}

/** A document over one establishment, or all of a professional's; the reviews behind its figures are of the same. */
export function EstablishmentDocument(props: EstablishmentDocumentProps): ReactElement {
  const { page, catalog, owner, establishments, all = false, placeBar, editor = false } = props;
  const addressed = usePageState(page.dashboard);
  const today = useToday();
  const marks = useJournalMarks("private", undefined);
  const [id = ""] = establishments;
  const name = page.page;
  const range = rangeOf(addressed.state, today);
  const asking = all || establishments.length !== 1 ? null : id;
  return (
    <>
      <DocumentBody
        title={page.title}
        owner={owner}
        document={page.dashboard}
        addressed={addressed}
        catalog={catalog}
        facetsPath={
          all
            ? questionPath("askOwnPageFacets", { params: { page: name } })
            : questionPath("askEstablishmentPageFacets", { params: { id, page: name } })
        }
        resultsPath={
          all
            ? questionPath("askOwnPageResults", { params: { page: name } })
            : questionPath("askEstablishmentPageResults", { params: { id, page: name } })
        }
        revision={name}
        audience="private"
        editor={editor}
        within={{ establishment: [...establishments] }}
        placeBar={(bar) => (
          <>
            {placeBar(
              <>
                {bar}
                <MarksSwitch marks={marks} range={range} />
              </>,
            )}
            {name === SATISFACTION && <FormsEntry establishment={asking} />}
          </>
        )}
      />
      {name === SATISFACTION && <SatisfactionQuestions establishment={asking} range={range} />}
    </>
  );
}
