import { accepts, isAllBut } from "../../../src/engine/query/accepted.ts";
import type { SourceName } from "../../../src/engine/catalog/catalog.ts";
import type { GeoPlace, GeoResult } from "../../../src/generated/types.ts";
import type { Columnar } from "../columnar-port.ts";
import type { Scope } from "../question.ts";
import type { Compiling } from "../sql/conditions.ts";
import { type CommuneRow, compileCommunes, compilePositions } from "../sql/places.ts";
import { number } from "../sql/groups.ts";
import { type Answering, measureOf, narrowingOf } from "./answering.ts";
import { askRows } from "./ask-rows.ts";
import { arrange, type Row } from "./rows.ts";
import { tooFewFor } from "./suppression/too-few.ts";
import { hiddenCell } from "./suppression/veil.ts";
import { veiledRows } from "./suppression/veiled-rows.ts";

type Rings = NonNullable<GeoPlace["rings"]>;

/** Establishments that a map draws where the query sets no limit. */
const MOST_POINTS = 5_000;

/** One figure for each commune of the territory, or for each establishment that has one. */
export async function geo(answering: Answering): Promise<GeoResult> {
  const { query } = answering.question;
  const { info, measure, source } = measureOf(query.measure, answering);
  const level = query.geo ?? "communes";
  const dimension = level === "communes" ? "commune" : "establishment";
  const statement = compileCommunes(answering.scope, answering);
  const [{ rows }, communes] = await Promise.all([
    askRows(source, [measure], dimension, narrowingOf(answering), answering),
    answering.db.query<CommuneRow>(statement.sql, statement.params),
  ]);
  const shown = veiledRows(rows, dimension, source, [measure], answering);
  const placed =
    level === "communes"
      ? communePlaces(shown, communes, answering)
      : { places: await establishmentPlaces(shown, source, answering), drawn: new Set<string>() };
  const backdrop = communes.filter(({ insee }) => !placed.drawn.has(insee)).flatMap(({ ring }) => ringsOf(ring));
  const few = await tooFewFor(shown, dimension, { source, measure }, answering);
  return { kind: "geo", level, ...info, places: placed.places, ...few, ...(backdrop.length > 0 ? { backdrop } : {}), ...answering.state };
}

/** The contours of every commune of the reader's territory. */
export async function askOutline(scope: Scope, asking: Compiling & { db: Columnar }): Promise<Rings> {
  const { sql, params } = compileCommunes(scope, asking);
  return (await asking.db.query<CommuneRow>(sql, params)).flatMap(({ ring }) => ringsOf(ring));
}

/** Communes outside the filters are drawn behind; one without reviews keeps its place, without a figure. */
function communePlaces(
  rows: readonly Row[],
  communes: readonly CommuneRow[],
  answering: Answering,
): { places: GeoPlace[]; drawn: Set<string> } {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  // Where all that there is stays hidden, so does where nothing is.
  const nothingShown = rows.some(({ cells }) => cells[0]?.hidden) && rows.every(({ cells }) => cells[0]?.hidden);
  const { query, filters } = answering.question;
  const isWithin = (dimension: string, value: string | null): boolean =>
    [answering.scope.locked, query.where ?? {}, filters].every(({ [dimension]: accepted }) =>
      value === null ? accepted === undefined || isAllBut(accepted) : accepts(accepted, value),
    );
  const drawn = new Set<string>();
  const places = communes.flatMap(({ insee, name, child, lat, lng, ring }): GeoPlace[] => {
    const cell = byKey.get(insee)?.cells[0] ?? (nothingShown ? hiddenCell : { value: null, n: 0 });
    if (
      !isWithin("commune", insee) ||
      !isWithin("child", child) ||
      cell.n < (query.at_least ?? 0) ||
      lat === null ||
      lng === null ||
      drawn.has(insee)
    )
      return [];
    drawn.add(insee);
    const rings = ringsOf(ring);
    return [{ key: insee, label: name, lat, lng, ...(rings.length > 0 ? { rings } : {}), ...cell }];
  });
  return { places, drawn };
}

async function establishmentPlaces(rows: readonly Row[], source: SourceName, answering: Answering): Promise<GeoPlace[]> {
  const statement = compilePositions(answering.scope, answering);
  const positions = new Map(
    (await answering.db.query<{ id: string; lat: number; lng: number }>(statement.sql, statement.params)).map((row) => [row.id, row]),
  );
  return arrange(rows, "establishment", source, answering, MOST_POINTS).rows.flatMap(({ key, label, detail, cells }): GeoPlace[] => {
    const position = positions.get(key);
    return position && cells[0]
      ? [{ key, label, ...(detail ? { detail } : {}), lat: number(position.lat) ?? 0, lng: number(position.lng) ?? 0, ...cells[0] }]
      : [];
  });
}

/** A contour as rings: kept as one ring, several, or several polygons. */
function ringsOf(ring: string | null): Rings {
  return ring ? ringsIn(JSON.parse(ring) as Nested) : [];
}

type Nested = number | Nested[];

function ringsIn(value: Nested): Rings {
  if (!Array.isArray(value) || value.length === 0) return [];
  const [first] = value;
  if (Array.isArray(first) && typeof first[0] === "number") return [value as Rings[number]];
  return value.flatMap(ringsIn);
}
