import { Fragment, type ReactElement, useState } from "react";

import { Pagination } from "../../../ui/pagination/pagination.tsx";
import { matchesText } from "../../../ui/text-match/text-match.ts";
import { SearchField } from "../../../ui/text-field/search-field.tsx";
import styles from "../forms.module.css";
import { useTexts } from "../texts.ts";

const PAGE_SIZE = 10;

interface PlacePagesProps<Place> {
  places: readonly Place[];
  children: (place: Place) => ReactElement;
}

/** Establishments a few at a time, with a search where there are more. */
export function PlacePages<Place extends { id: string; name: string }>({ places, children }: PlacePagesProps<Place>): ReactElement {
  const { t } = useTexts();
  const [search, setSearch] = useState("");
  const [page, setPage] = useState(1);
  const found = places.filter(({ name }) => matchesText(name, search));
  const current = Math.min(page, Math.max(1, Math.ceil(found.length / PAGE_SIZE)));
  return (
    <>
      {places.length > PAGE_SIZE && (
        <SearchField
          isPart
          label={t("diffusion.search")}
          value={search}
          onChange={(typed) => {
            setSearch(typed);
            setPage(1);
          }}
        />
      )}
      {places.length > 0 && found.length === 0 && <p className={styles.muted}>{t("diffusion.noMatch")}</p>}
      {found.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE).map((place) => (
        <Fragment key={place.id}>{children(place)}</Fragment>
      ))}
      <Pagination page={current} pageSize={PAGE_SIZE} total={found.length} onChange={setPage} />
    </>
  );
}
