import { useInfiniteQuery } from "@tanstack/react-query";
import { lazy, type ReactElement, Suspense } from "react";
import { useNavigate } from "react-router-dom";

import { formatNumber } from "../../domain/format/format.ts";
import { PagedList } from "../../page/list/paged-list.tsx";
import { Drawer } from "../../ui/drawer/drawer.tsx";
import { passagesQuery } from "./selections-queries.ts";
import styles from "./selections.module.css";
import { useTexts } from "./texts.ts";

const VerbatimCard = lazy(() =>
  import("../../page/reviews/passages/verbatim-card.tsx").then((module) => ({ default: module.VerbatimCard })),
);

interface PassagesDrawerProps {
  id: string;
  title: string;
  open: boolean;
  onClose: () => void;
}

/** What the reviews of a selection say in their own words, most characteristic first. */
export function PassagesDrawer({ id, title, open, onClose }: PassagesDrawerProps): ReactElement {
  const { t } = useTexts();
  const navigate = useNavigate();
  const query = useInfiniteQuery({ ...passagesQuery(id), enabled: open });
  const [first] = query.data?.pages ?? [];
  return (
    <Drawer
      open={open}
      onClose={onClose}
      width={640}
      title={t("passages.title", { title })}
      note={first && t("passages.note", { count: first.total, number: formatNumber(first.total), reviews: formatNumber(first.reviews) })}
    >
      <Suspense>
        <PagedList query={query} empty={{ title: t("passages.empty"), text: t("passages.emptyText") }} more={t("passages.more")}>
          {query.data?.pages
            .flatMap(({ items }) => items)
            .map((verbatim, at) => (
              <li key={`${verbatim.review} ${verbatim.mention} ${at}`} className={styles.passage}>
                <VerbatimCard verbatim={verbatim} onOpen={() => void navigate(`/reviews?selection=${id}&avis=${verbatim.review}`)} />
              </li>
            ))}
        </PagedList>
      </Suspense>
    </Drawer>
  );
}
