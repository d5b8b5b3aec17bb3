import { Ellipsis, Pencil } from "lucide-react";
import { type ReactElement, useState } from "react";
import { formatNumber } from "../../domain/format/format.ts";
import { Button } from "../button/button.tsx";
import { IconButton } from "../button/icon-button.tsx";
import { Card } from "../card/card.tsx";
import { DataTable } from "../data-table/data-table.tsx";
import type { DataColumn, DataSort } from "../data-table/columns.ts";
import { RatingBadge } from "../rating-badge/rating-badge.tsx";
import { TonalityBar } from "../tonality/tonality-bar.tsx";
import { Trend } from "../trend/trend.tsx";
import { Example } from "./example.tsx";

interface Place {
  name: string;
  commune: string;
  reviews: number;
  rating: number;
  gap: number;
}

const places: Place[] = [
  { name: "Refuge des Trois Cols", commune: "Sauvigny", reviews: 214, rating: 96, gap: 3 },
  { name: "Hôtel du Débarcadère", commune: "Port-Aurelle", reviews: 1642, rating: 91, gap: 4 },
  { name: "Auberge du Pressoir", commune: "Monteil", reviews: 96, rating: 68, gap: -6 },
];

const columns: DataColumn<Place>[] = [
  { id: "name", header: "Établissement", cell: (place) => place.name, rowHeader: true, sortable: true },
  { id: "commune", header: "Commune", cell: (place) => place.commune },
  { id: "reviews", header: "Avis", cell: (place) => formatNumber(place.reviews), numeric: true, sortable: true },
  { id: "spread", header: "Tonalités", cell: (place) => <TonalityBar counts={[1, 3, 9, 30, place.rating]} />, width: "180px" },
  { id: "rating", header: "Note", cell: (place) => <RatingBadge value={place.rating} />, numeric: true, sortable: true },
  { id: "gap", header: "Écart", cell: (place) => <Trend gap={place.gap} unit="rating" bare />, numeric: true },
];

/** A table to sort, with actions on hover and focus. */
export function TableExample(): ReactElement {
  const [sort, setSort] = useState<DataSort>({ column: "rating", direction: "descending" });
  const value = (place: Place): string | number =>
    sort.column === "name" ? place.name : sort.column === "reviews" ? place.reviews : place.rating;
  const rows = places.toSorted((a, b) => (value(a) < value(b) ? -1 : 1) * (sort.direction === "ascending" ? 1 : -1));
  return (
    <Example title="Tableau" wide>
      <Card title="Classement des hébergements" note="3 établissements" flush>
        <DataTable
          caption="Classement des hébergements"
          columns={columns}
          rows={rows}
          rowKey={(place) => place.name}
          sort={sort}
          onSort={setSort}
          rowActions={(place) => (
            <>
              <Button size="compact" icon={Pencil}>
                Modifier
              </Button>
              <IconButton size="compact" icon={Ellipsis} label={`Actions de ${place.name}`} />
            </>
          )}
        />
      </Card>
    </Example>
  );
}
