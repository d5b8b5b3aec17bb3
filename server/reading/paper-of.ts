import { formatDate, formatPeriod } from "../../src/domain/format/format.ts";
import { comparedLabel } from "../../src/domain/time/compared-label.ts";
import { addDays, dayOf } from "../../src/domain/time/day.ts";
import type { DayRange } from "../../src/domain/time/period.ts";
import type { Tile } from "../../src/engine/plan/plan.ts";
import type { Dashboard, Filters, JournalMark, Product, TileResultLine } from "../../src/generated/types.ts";
import type { Analytics } from "../analytics/analytics-port.ts";
import type { Scope } from "../analytics/question.ts";
import type { PaperImage, PaperLayout, PaperOrder, PaperPart, PaperSection, PaperTile } from "../paper/paper-order.ts";
import { filterRows } from "./filter-rows.ts";
import { gatherLines } from "./gather-lines.ts";
import { type DocumentQuestion, questionOfTile } from "./question.ts";

/** What a document on paper says beside its figures. */
export interface PaperGround {
  product: Product;
  analytics: Pick<Analytics, "members">;
  scope: Scope;
  filters: Filters;
  /** Whose figures they are. */
  owner: string;
  /** The address of the same state. */
  address: string | null;
  marks: readonly JournalMark[];
  audience: "private" | "public";
  now: Date;
  /** Ids of the tabs that are wanted; all where absent. */
  tabs?: readonly string[];
  layout: PaperLayout;
  /** The image at an address of the site; null where it cannot be printed. */
  imageAt: (address: string) => Promise<PaperImage | null>;
}

/** A document with its results, ready to be drawn on paper. */
export async function paperOf(
  document: Dashboard,
  tiles: readonly Tile[],
  question: DocumentQuestion,
  lines: AsyncIterable<TileResultLine>,
  ground: PaperGround,
): Promise<PaperOrder> {
  const { product, audience, layout, address, owner, now } = ground;
  const gathered = await gatherLines(lines);
  const tabs = document.layout.tabs.filter(({ id }) => ground.tabs?.includes(id) ?? true);
  const images = await imagesOf(
    tiles.filter(({ place }) => tabs.some(({ id }) => id === place.tab)),
    ground.imageAt,
  );
  const contextOf = (tile: Tile): Omit<PaperPart["context"], "title" | "box"> => {
    const { current, compared, comparison } = tile.ok ? questionOfTile(tile, question) : question;
    return {
      period: current.period,
      comparedTo: compared?.period ?? null,
      comparedLabel: comparedLabel(current.period, compared?.period ?? null, comparison),
      audience,
      samples: product.samples,
      tonalities: product.tonalities,
      providerColors: Object.fromEntries(product.providers.map(({ id, color }) => [id, color])),
      now: now.getTime(),
      ...(ground.marks.length > 0 ? { marks: ground.marks } : {}),
      ...(tile.ok ? { source: tile.source } : {}),
    };
  };
  const tilesOf = (tile: Tile): DrawnTile[] => {
    const { w, h } = tile.place.box;
    const answers = gathered.of(tile.id);
    const context = { ...contextOf(tile), title: tile.title, box: { w, h } };
    const ownPeriod = tile.ok && tile.period ? shown(context.period) : null;
    const note = [ownPeriod, gathered.narrowed(tile.id)].filter(Boolean).join(" · ") || null;
    const whole = { title: tile.title, note, box: { w, h } };
    if (!tile.ok || answers.length === 0)
      return [{ ...whole, parts: [], missing: tile.ok ? "Sans résultat pour cette période." : "Ce contenu est indisponible." }];
    const parts = answers.flatMap(({ beside, result, previous, instance }): { instance: string | undefined; part: PaperPart }[] => {
      const part = beside ? tile.beside : tile;
      if (!part || (tile.show === "first" && beside) || (tile.show === "beside" && !beside)) return [];
      const { view, options } = part;
      const label = beside ? (tile.beside?.label ?? null) : null;
      const image = view === "image" ? images.get(String(options["src"])) : undefined;
      return [{ instance, part: { view, label, options, result, previous: previous ?? null, ...(image ? { image } : {}), context } }];
    });
    // A tile that repeats is drawn once for each value.
    const instances = [...new Set(parts.map(({ instance }) => instance))];
    return instances.map((instance) => ({
      ...whole,
      instance,
      parts: parts.filter((one) => one.instance === instance).map(({ part }) => part),
      missing: null,
    }));
  };

  const { current, compared } = question;
  const filters = await filterRows(ground);
  const period = shown(current.period);
  const facts: [string, string][] = [
    ["Période", period],
    ...(compared ? [["Comparée à", shown(compared.period)] as [string, string]] : []),
    ...filters.map(([name, values]): [string, string] => [name.replace(/^Filtre\s*:\s*/, ""), values]),
  ];
  const known = gathered.watermark ? `Données au ${formatDate(gathered.watermark)}` : "";
  return {
    ...layout,
    product: product.name,
    title: document.title,
    owner,
    ground: facts,
    shortGround: [period, ...filters.map(([name, values]) => `${name.replace(/^Filtre\s*:\s*/, "")}\u00a0: ${values}`)].join(" · "),
    address,
    made: [product.name, `édité le ${formatDate(dayOf(now, product.timezone))}`, known].filter(Boolean).join(" · "),
    tabs: tabs.map((tab) => ({
      title: document.layout.tabs.length > 1 ? (tab.title ?? null) : null,
      sections: tab.sections.flatMap((section) =>
        perInstance(
          section.title,
          tiles
            .filter(({ place }) => place.tab === tab.id && place.section === section.id)
            .toSorted((a, b) => a.place.box.y - b.place.box.y || a.place.box.x - b.place.box.x)
            .flatMap(tilesOf),
        ),
      ),
    })),
  };
}

/** A tile, of a section that repeats with the value that it is drawn for. */
type DrawnTile = PaperTile & { instance?: string | undefined };

/** A section as it is read: one that repeats comes once for each of its values, with all its tiles, as on a screen. */
function perInstance(title: string | undefined, drawn: readonly DrawnTile[]): PaperSection[] {
  const instances = [...new Set(drawn.map(({ instance }) => instance))];
  return instances.map((instance) => ({
    title: [title, instance].filter(Boolean).join(" – ") || null,
    tiles: drawn.flatMap(({ instance: own, ...tile }) => (own === instance ? [tile] : [])),
  }));
}

/** What the tiles show that are images, by their addresses. */
async function imagesOf(tiles: readonly Tile[], imageAt: PaperGround["imageAt"]): Promise<Map<string, PaperImage>> {
  const images = new Map<string, PaperImage>();
  for (const tile of tiles) {
    const address = tile.ok && tile.view === "image" ? tile.options["src"] : undefined;
    if (typeof address !== "string" || address === "" || images.has(address)) continue;
    const image = await imageAt(address);
    if (image) images.set(address, image);
  }
  return images;
}

function shown({ from, to }: DayRange): string {
  return formatPeriod(from, addDays(to, -1));
}
