import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";

import Document from "pdfkit";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it, vi } from "vitest";

import { png } from "../../tests/support/images.ts";
import { palettes } from "../../src/ui/theme/palette.ts";
import type { BreakdownResult, FeedResult, Result, TableResult, TextResult, View } from "../../src/generated/types.ts";
import { drawDocument } from "./draw-document.ts";
import { settable } from "./fonts.ts";
import type { PaperImage, PaperOrder, PaperTile } from "./paper-order.ts";
import { linesOf } from "./sheet.ts";

const root = join(import.meta.dirname, "../..");

/** A tile made of an example of its view. */
function tileOf(view: string, title: string, change: (result: Result) => Result = (result) => result): PaperTile {
  const { examples, defaultSize } = JSON.parse(readFileSync(join(root, `widgets/views/${view}/view.json`), "utf8")) as View;
  const [example] = examples;
  if (!example) throw new Error(`${view} has no example`);
  const context = {
    title,
    box: defaultSize,
    period: { from: "2025-07-01", to: "2026-07-01" },
    comparedTo: null,
    comparedLabel: "vs N-1",
    audience: "private" as const,
    samples: { insufficient: 10, small: 30, map: 30 } as never,
    tonalities: palettes.light.tonalities.map((color, index) => ({ id: `t${index}`, name: `Tonalité ${index}`, color, index })) as never,
  };
  const part = { view, label: null, options: example.options, result: change(example.result as Result), previous: null, context };
  return { title, note: null, box: defaultSize, missing: null, parts: [part as never] };
}

const order = (tabs: PaperOrder["tabs"], own: Partial<PaperOrder> = {}): PaperOrder => ({
  orientation: "portrait",
  text: "normal",
  product: "Belvédère",
  title: "Réputation de l’été",
  owner: "Pays d’Aurelle",
  ground: [["Période", "1 juil. 2025 – 30 juin 2026"]],
  shortGround: "1 juil. 2025 – 30 juin 2026 · Catégorie\u00a0: Hôtels",
  address: "https://avis.example.org/dashboard/views/1?categorie=hotel",
  made: "Belvédère · édité le 20 juil. 2026",
  tabs,
  ...own,
});

/** The words of each page, as a reader of the file copies them. */
async function pagesOf(given: PaperOrder): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await drawDocument(given))));
  return text.map((page) => page.replace(/[\u00a0\u202f]/g, " ").replace(/\s+/g, " "));
}
const tab = (title: string | null, ...tiles: PaperTile[]): PaperOrder["tabs"][number] => ({ title, sections: [{ title: null, tiles }] });

describe("a document on paper", () => {
  it("has every tab, title and figure as text, the period and filters at the head of each page, and its number at the foot", async () => {
    const pages = await pagesOf(
      order([
        tab("Vue d’ensemble", tileOf("kpi", "Note moyenne"), tileOf("bars", "Avis par plateforme"), tileOf("evolution", "Évolution")),
        tab("Détail", tileOf("map", "Carte"), tileOf("donut", "Langues"), tileOf("heatmap", "Croisement")),
      ]),
    );
    const whole = pages.join(" ");
    for (const words of [
      "Vue d’ensemble",
      "Détail",
      "Note moyenne",
      "8,6",
      "Avis par plateforme",
      "Google",
      "6 120",
      "Évolution",
      "Carte",
      "Langues",
      "Croisement",
    ])
      expect(whole).toContain(words);
    expect(pages[0]).toContain("https://avis.example.org/dashboard/views/1?categorie=hotel");
    pages.slice(1).forEach((page) => expect(page).toContain("1 juil. 2025 – 30 juin 2026 · Catégorie : Hôtels"));
    pages.forEach((page, index) => expect(page).toContain(`Page ${index + 1} sur ${pages.length}`));
  });

  it.each(["portrait", "landscape"] as const)(
    "in %s repeats the head of a table of 300 rows on each page, and has each row once",
    async (orientation) => {
      const long = tileOf("table", "Établissements", (result) => {
        const { rows, ...rest } = result as TableResult;
        return {
          ...rest,
          rows: Array.from({ length: 300 }, (_, index) => ({ ...rows[0], key: `k${index}`, label: `Hôtel ${index}.` })),
        } as Result;
      });
      const pages = await pagesOf(order([tab(null, tileOf("kpi", "Note"), long)], { orientation }));
      expect(pages.length).toBeGreaterThan(5);
      const withRows = pages.filter((page) => /Hôtel \d+\./.test(page));
      withRows.forEach((page) => expect(page).toContain("Établissement"));
      const rows = [...pages.join(" ").matchAll(/Hôtel (\d+)\./g)].map(([, index]) => Number(index));
      expect(rows).toEqual(Array.from({ length: 300 }, (_, index) => index));
    },
  );

  it("has every line of a review and of a text that are longer than a page, on pages that each have their head", async () => {
    const lines = (of: string, count: number): string[] => Array.from({ length: count }, (_, no) => `${of}${no}.`);
    const reviews = tileOf("feed", "Derniers avis", (result) => {
      const { items, ...rest } = result as FeedResult;
      return {
        ...rest,
        items: items.slice(0, 1).map((item) => ({ ...item, provider_name: "Booking.com", text: lines("phrase", 900).join(" ") })),
      };
    });
    const text = tileOf("text", "Notes", (result) => ({
      ...(result as TextResult),
      blocks: lines("alinéa", 90).map((words) => ({ type: "paragraph" as const, items: [[{ text: words }]] })),
    }));
    const pages = await pagesOf(order([tab(null, reviews, text)]));
    const numbers = (of: string): number[] => [...pages.join(" ").matchAll(new RegExp(`${of}(\\d+)\\.`, "g"))].map(([, no]) => Number(no));
    expect(numbers("phrase").toSorted((a, b) => a - b)).toEqual(Array.from({ length: 900 }, (_, no) => no));
    expect(numbers("alinéa")).toEqual(Array.from({ length: 90 }, (_, no) => no));
    expect(pages.join(" "), "no word is broken where there is room for it").toContain("Booking.com");
    expect(pages.length).toBeGreaterThan(3);
    // What runs into the foot, or past the edge, is read with the page all the same: each has no more than it holds.
    pages.forEach((page) => expect([...page.matchAll(/(phrase|alinéa)\d+\./g)].length).toBeLessThan(500));
  });

  it("sets a table a little smaller where that keeps its words whole", async () => {
    const { parts, ...tile } = tileOf("themes", "Thématiques");
    const compared = parts.map((part) => ({ ...part, previous: part.result, context: { ...part.context, box: { ...tile.box, w: 6 } } }));
    const beside = { ...tile, box: { ...tile.box, w: 6 }, parts: compared };
    const [page = ""] = await pagesOf(order([tab(null, beside, beside)], { text: "large" }));
    const rows = page.slice(page.indexOf("Écart (points)"));
    for (const word of ["Emplacement", "stationnement", "Ambiance"]) expect(rows).toContain(word);
  });

  it("says what the shades of a heat map go from and to, and the names of curves once", async () => {
    const [shades = ""] = await pagesOf(order([tab(null, tileOf("heatmap", "Croisement"))]));
    expect(shades).toContain("23 h 0 102 Nombre d’avis");
    const curve = tileOf("evolution", "Évolution");
    const namesIn = async (w: number): Promise<number> => {
      const pages = await pagesOf(order([tab(null, { ...curve, box: { ...curve.box, w } }, { ...curve, box: { ...curve.box, w } })]));
      return (pages.join(" ").match(/Objectif 8,3/g) ?? []).length / 2;
    };
    expect([await namesIn(12), await namesIn(6)]).toEqual([1, 1]);
  });

  it("gives a figure beside a tall drawing a card of its own height, and tiles of nearly one height the same", async () => {
    const frames = vi.spyOn(Document.prototype, "roundedRect");
    const tall = tileOf("bars", "Avis par commune", (result) => {
      const { items, ...rest } = result as BreakdownResult;
      const [first] = items;
      return {
        ...rest,
        items: Array.from({ length: 20 }, (_, index) => ({ ...first, key: `k${index}`, label: `Commune ${index}` })),
      } as Result;
    });
    const heightsOf = async (...tiles: PaperTile[]): Promise<number[]> => {
      frames.mockClear();
      await drawDocument(order([tab(null, ...tiles)]));
      return frames.mock.calls.map(([, , , height]) => Math.round(Number(height)));
    };
    const [figure = 0, drawing = 0, ...more] = await heightsOf(tileOf("kpi", "Note"), tall);
    const [alone] = await heightsOf(tileOf("kpi", "Note"));
    expect([more, figure]).toEqual([[], alone]);
    expect(drawing).toBeGreaterThan(2 * figure);
    const [one, other] = await heightsOf(tileOf("kpi", "Note"), tileOf("kpi", "Note des hôtels"));
    expect(one).toBe(other);
    frames.mockRestore();
  });

  it("never ends a page with the title of a section", async () => {
    const table = (title: string): PaperTile =>
      tileOf("table", title, (result) => {
        const { rows, ...rest } = result as TableResult;
        return { ...rest, rows: Array.from({ length: 22 }, (_, no) => ({ ...rows[0], key: `k${no}`, label: `Rang ${no}` })) } as Result;
      });
    const sections = ["Premiers", "Seconds"].map((title) => ({ title, tiles: [table(`Table des ${title.toLowerCase()}`)] }));
    const pages = await pagesOf(order([{ title: null, sections }]));
    const beginning = pages.filter((page) => page.includes("Seconds"));
    expect(beginning).toHaveLength(1);
    expect(beginning[0]).toContain("Table des seconds");
  });

  it("breaks a word that is longer than its line after a hyphen", () => {
    expect(linesOf("Saint-Oyen-le-Haut", 52, { size: 8 })).toEqual(["Saint-Oyen-", "le-Haut"]);
    expect(linesOf("Grand-Rhinocéroptère", 40, { size: 8 })[0]).toBe("Grand-");
  });

  it("sets a text as it was written: titles, lists and quotations on lines of their own, with their figures", async () => {
    const { text } = await extractText(
      await getDocumentProxy(new Uint8Array(await drawDocument(order([tab(null, tileOf("text", "Mot"))])))),
    );
    const lines = text.flatMap((page) => page.split("\n")).map((line) => line.replace(/\s/g, " ").trim());
    expect(lines).toEqual(expect.arrayContaining(["L’été en deux phrases", "Nous reviendrons au printemps."]));
    expect(lines.join("\n")).toMatch(/• ?\n?Ce qui plaît : l’accueil\n• ?\n?Ce qui déçoit : le stationnement/);
    expect(lines.join("\n")).toMatch(/1\. ?\n?Répondre aux avis\n2\./);
    expect(lines.join(" ")).toContain("18 432");
  });

  it("prints an image whole with its caption, in the place of its words, and its words where it could not be read", async () => {
    const image = (title: string, own?: PaperImage, options: object = {}): PaperTile => {
      const tile = tileOf("image", title);
      const [part] = tile.parts;
      if (!part) throw new Error("no part");
      return { ...tile, parts: [{ ...part, options: { ...part.options, ...options }, ...(own ? { image: own } : {}) }] };
    };
    const bitmap = { width: 300, height: 150, content: { bitmap: png(300, 150).toString("base64") } };
    const drawing = { width: 12, height: 6, content: { drawing: '<svg viewBox="0 0 12 6"><path d="M1 1h4v4z" fill="#0a5c1e"/></svg>' } };
    const lost = image("Perdue", undefined, { alt: "Vue perdue" });
    const photo = await drawDocument(order([tab(null, image("Le port", bitmap), lost)]));
    const pdf = await getDocumentProxy(new Uint8Array(photo));
    const words = (await extractText(pdf)).text.join(" ");
    expect(words.match(/Le lac au lever du jour/g)).toHaveLength(1);
    expect(words).not.toContain("Un triangle qui pointe vers le haut");
    expect(words).toContain("Vue perdue");
    expect(photo.toString("latin1").match(/\/Subtype \/Image[^>]*/g)).toEqual([expect.stringMatching(/\/Width 300\s+\/Height 150\s/)]);

    const drawn = await drawDocument(order([tab(null, image("Dessin", drawing, { caption: false }))]));
    expect((await extractText(await getDocumentProxy(new Uint8Array(drawn)))).text.join(" ")).not.toContain("Le lac");
    // The page's own stream is the only one that says nothing but its length and its packing.
    const [, packed = ""] =
      /<<\s*\/Length \d+\s*\/Filter \/FlateDecode\s*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/.exec(drawn.toString("latin1")) ?? [];
    const page = inflateSync(Buffer.from(packed, "latin1")).toString("latin1");
    expect(page, "in the drawing's own colour").toMatch(/0\.039\d* 0\.36\d* 0\.117\d* (scn|rg)/);
  });

  it("fills the area under a curve with its own colour, thinned out, not with black", async () => {
    const curve = tileOf("evolution", "Courbe");
    const [part] = curve.parts;
    if (!part) throw new Error("no part");
    const pdf = await drawDocument(order([tab(null, { ...curve, parts: [{ ...part, options: { shape: "area" } }] })]));
    const stops = [...pdf.toString("latin1").matchAll(/\/C[01] \[([^\]]*)\]/g)].map(([, stop]) => stop);
    expect(stops.length).toBeGreaterThan(0);
    expect(stops).not.toContain("0 0 0");
  });

  it("says in the place of a tile why there is nothing", async () => {
    const missing: PaperTile = { ...tileOf("kpi", "Seul"), parts: [], missing: "Sans résultat pour cette période." };
    expect((await pagesOf(order([tab(null, missing)]))).join(" ")).toContain("Seul Sans résultat pour cette période.");
  });

  it("sets what its font has, and says the rest otherwise", () => {
    expect(settable("Œuvre\u202f! ≥\u00a09,2 → ★ Ελλάδα Привет 😀")).toBe("Œuvre\u00a0! au moins 9,2 › * Ελλάδα Привет ");
  });
});
