import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { listConfigFiles } from "../../server/config/files.ts";
import { readDocument, type ReadDocument, unreadableDocument } from "../../server/config/read-document.ts";
import { begin, type InForce, takeOver } from "../../server/config/take-over.ts";
import { routeNames } from "../../src/domain/access/routes.ts";
import { isLong } from "../support/programs.ts";

const root = join(import.meta.dirname, "../..");
/** File → its text; null: a file that cannot be read. */
type Folder = ReadonlyMap<string, string | null>;
let shipped: Map<string, string>;
let start: InForce;

beforeAll(async () => {
  const files = [...(await listConfigFiles(root)).keys()];
  shipped = new Map(await Promise.all(files.map(async (file) => [file, await readFile(join(root, file), "utf8")] as const)));
  start = begin(documentsOf(shipped), routeNames);
});

const read = new Map<string, ReadDocument>();

function documentsOf(folder: Folder): Map<string, ReadDocument> {
  return new Map(
    [...folder].map(([file, text]) => {
      const key = `${file} ${text}`;
      const document = read.get(key) ?? (text === null ? unreadableDocument(file) : readDocument(file, text));
      read.set(key, document);
      return [file, document] as const;
    }),
  );
}

/** A change of a file: its new text, its new document, «removed» or «unreadable». */
type Change = string | typeof removed | typeof unreadable | ((document: Json) => unknown);
type Json = Record<string, unknown>;
const removed = Symbol("removed");
const unreadable = Symbol("unreadable");

function changed(folder: Folder, changes: Readonly<Record<string, Change>>): Map<string, string | null> {
  const next = new Map(folder);
  for (const [file, change] of Object.entries(changes)) {
    if (change === removed) next.delete(file);
    else if (change === unreadable) next.set(file, null);
    else if (typeof change === "string") next.set(file, change);
    else if (typeof change === "function") next.set(file, JSON.stringify(change(JSON.parse(next.get(file) ?? "{}") as Json), null, 2));
  }
  return next;
}

/** What is in force after these changes of the shipped folder, one look after the other. */
function after(...looks: Readonly<Record<string, Change>>[]): InForce {
  let folder: Map<string, string | null> = new Map(shipped);
  return looks.reduce((before, changes) => {
    folder = changed(folder, changes);
    return takeOver(before, documentsOf(folder), routeNames);
  }, start);
}

/** The answers of the configuration, by file, without these files. */
function answers({ config, files }: InForce, except: readonly string[]): unknown {
  const others = [...config.standings].filter(([file]) => !except.includes(file));
  return new Map(others.map(([file, { used, faults }]) => [file, [used, faults.map(({ message }) => message), files.get(file)?.text]]));
}

const problemLines = ({ problems }: InForce): string[] =>
  problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
const filesTold = ({ problems }: InForce): (string | null)[] => [...new Set(problems.map(({ file }) => file))];

/** Breakages that any document can suffer. */
const breakages: Readonly<Record<string, (text: string) => Change>> = {
  removed: () => removed,
  unreadable: () => unreadable,
  emptied: () => "",
  "cut off": (text) => text.slice(0, text.length / 2),
  null: () => "null",
  "a list": () => "[]",
  "an empty object": () => "{}",
  "of another kind": () => (document) => ({ ...document, $schema: `../../schemas/${"layout" in document ? "page" : "menu"}.schema.json` }),
  "with an unknown key": () => (document) => ({ ...document, titre: "x" }),
  "without its first key": () => (document) =>
    Object.fromEntries(
      Object.entries(document)
        .filter(([key]) => key === "$schema")
        .concat(
          Object.entries(document)
            .filter(([key]) => key !== "$schema")
            .slice(1),
        ),
    ),
  "under another name": () => (document) => {
    const key = ["type", "page", "menu", "id", "source", "slug"].find((one) => one in document) ?? "view";
    return { ...document, [key]: "autre-nom" };
  },
  "under a name that is taken": (text) => () => JSON.parse(twinOf(text)) as unknown,
};

/** Another document of the same kind. */
function twinOf(text: string): string {
  const kind = kindOfText(text);
  return [...shipped.values()].find((other) => other !== text && kindOfText(other) === kind) ?? text;
}
const kindOfText = (text: string): unknown => (JSON.parse(text) as Json).$schema;

/** One file of each kind, another one for each breakage; where a kind has one or two, and at the full counts, all files for all breakages. */
function some(breakage: number): string[] {
  const folderOf = (file: string): string => file.split("/").slice(0, 2).join("/");
  const files = [...shipped.keys()];
  return files.filter((file, index) => {
    const place = files.slice(0, index).filter((other) => folderOf(other) === folderOf(file)).length;
    const count = files.filter((other) => folderOf(other) === folderOf(file)).length;
    const step = Math.ceil(count / 3);
    return isLong || count < 3 || (place % step === 0 && (place / step + breakage) % 3 === 0);
  });
}

describe("a file that breaks while the product runs", () => {
  it.each(Object.entries(breakages).map(([name, breakage], at) => [name, breakage, at] as const))(
    "%s, costs no other file anything and is reported at its file",
    (_name, breakage, at) => {
      const files = some(at);
      expect(files.length).toBeGreaterThan(5);
      for (const file of files) {
        const now = after({ [file]: breakage(shipped.get(file) ?? "") });
        expect([file, answers(now, [file])]).toEqual([file, answers(start, [file])]);
        expect([file, filesTold(now).filter((other) => other !== file)]).toEqual([file, []]);
        // Either it is in force as it is now, and sound, or the version before it is, and a problem is reported.
        const { used, faults } = now.config.standings.get(file) ?? { used: false, faults: [] };
        const isHeld = used && now.files.get(file)?.text === shipped.get(file) && problemLines(now).length > 0;
        expect([file, now.held.has(file) ? isHeld : faults.length + problemLines(now).length === 0]).toEqual([file, true]);
      }
    },
    60_000,
  );
});

const product = "templates/product.json";
const reviews = "widgets/metrics/reviews.json";
const type = "widgets/types/rating.json";
const page = "templates/pages/home.json";
const measure = { label: "Neuf", description: "Neuf.", unit: "count", better: "none", kind: "count" };
const withMeasures =
  (change: (measures: Json) => Json) =>
  (document: Json): unknown => ({ ...document, measures: change(document.measures as Json) });
const newType = (more: object = {}): string =>
  JSON.stringify({ type: "neuf", label: "Neuf", view: "kpi", query: { measure: "reviews" }, ...more });

describe("one wrong word", () => {
  const cases: readonly [string, string, (document: Json) => unknown, RegExp][] = [
    ["an unknown time zone", product, (document) => ({ ...document, timezone: "Europe/Pariss" }), /Europe\/Paris\u00a0»/],
    [
      "a measure’s name that another source has",
      "widgets/metrics/answers.json",
      withMeasures((measures) => ({ ...measures, rating: measure })),
      /rating\u00a0» est déjà défini/,
    ],
    ["a wrong $schema", type, (document) => ({ ...document, $schema: "../../schemas/page.schema.json" }), /./],
    ["an unknown role of a type", type, (document) => ({ ...document, roles: ["OBSERVATOIRE"] }), /OBSERVATOIRE/],
    ["an unknown role of a page", page, (document) => ({ ...document, roles: ["OBSERVATOIRE"] }), /OBSERVATOIRE/],
    [
      "an unknown role of a menu entry",
      "templates/menus/dmo-main.json",
      (document) => JSON.parse(JSON.stringify(document).replace('"MEMBER_OBSERVATORY"', '"OBSERVATOIRE"')) as unknown,
      /OBSERVATOIRE/,
    ],
    [
      "an unknown role of a template",
      "templates/dashboards/executive.json",
      (document) => ({ ...document, roles: ["OBSERVATOIRE"] }),
      /OBSERVATOIRE/,
    ],
    [
      "a version given twice in the release notes",
      "templates/release-notes.json",
      (document) => ({ ...document, versions: [...(document.versions as Json[]), ...(document.versions as Json[])] }),
      /./,
    ],
    [
      "a measure that types use, renamed",
      reviews,
      withMeasures(({ rating, ...measures }) => ({ ...measures, note: rating })),
      /n’est pas en vigueur.*rating/,
    ],
    [
      "a category that types and templates filter by, renamed",
      product,
      (document) => JSON.parse(JSON.stringify(document).replaceAll('"restaurant"', '"table"')) as unknown,
      /n’est pas en vigueur.*restaurant/,
    ],
  ];
  it.each(cases)("%s: is reported at its file, and takes nothing else away", (_name, file, change, sentence) => {
    const now = after({ [file]: change });
    expect(filesTold(now)).toEqual([file]);
    expect(problemLines(now).join("\n")).toMatch(sentence);
    expect(answers(now, [])).toEqual(answers(start, []));
  });

  it("leaves the product’s slug as it is until a restart, says so, and offers the way back", () => {
    const now = after({ [product]: (document) => ({ ...document, slug: "autre-vue", name: "L’Autre Vue" }) });
    expect(now.config.catalog.product.slug).toBe("belvedere");
    expect(now.problems).toEqual([
      expect.objectContaining({
        file: product,
        pointer: "/slug",
        message: expect.stringContaining("ne change qu’au redémarrage du serveur") as string,
        nearest: "belvedere",
      }),
    ]);
    expect(answers(now, [])).toEqual(answers(start, []));
    expect(
      begin(documentsOf(changed(shipped, { [product]: (document) => ({ ...document, slug: "autre-vue" }) })), routeNames).config.catalog
        .product.slug,
    ).toBe("autre-vue");
  });
});

describe("a file that others depend on", () => {
  it("stays in force when it is removed, until nothing depends on it", () => {
    const gone = after({ [type]: removed });
    expect(gone.config.catalog.types.rating).toBeDefined();
    expect(problemLines(gone)).toEqual([
      expect.stringMatching(
        /^widgets\/types\/rating\.json:1:1 Ce fichier a été retiré, mais templates\/.* et \d+ autres fichiers en dépendent .*: sa dernière version reste en vigueur jusqu’au redémarrage\./,
      ),
    ]);
    const alone = after({ "widgets/types/neuf.json": newType() }, { "widgets/types/neuf.json": removed });
    expect([alone.config.catalog.types.neuf, problemLines(alone)]).toEqual([undefined, []]);
  });

  it("goes together with what depended on it", () => {
    const own = {
      "widgets/types/neuf.json": newType({ query: { measure: "neuf" } }),
      [reviews]: withMeasures((measures) => ({ ...measures, neuf: measure })),
    };
    const both = after(own, { "widgets/types/neuf.json": removed, [reviews]: shipped.get(reviews) ?? "" });
    expect([both.config.catalog.types.neuf, both.config.catalog.metrics.measures.neuf, problemLines(both)]).toEqual([
      undefined,
      undefined,
      [],
    ]);
  });

  it("is taken up again when it is put back", () => {
    const back = after({ [type]: removed }, { [type]: shipped.get(type) ?? "" });
    expect([problemLines(back), [...back.held]]).toEqual([[], []]);
  });
});

describe("changes that are valid only together", () => {
  const added = withMeasures((measures) => ({ ...measures, neuf: measure }));
  const renamed = withMeasures(({ "establishments-reviewed": old, ...measures }) => ({ ...measures, evalues: old }));
  const takes = newType({ query: { measure: "neuf" } });

  it.each([
    ["at once", [{ [reviews]: added, "widgets/types/neuf.json": takes }]],
    ["the measure first", [{ [reviews]: added }, { "widgets/types/neuf.json": takes }]],
    ["the type first", [{ "widgets/types/neuf.json": takes }, { [reviews]: added }]],
  ] as const)("a new measure and the type that asks for it: %s", (_name, looks) => {
    const now = after(...looks);
    expect([now.config.catalog.types.neuf?.query, problemLines(now)]).toEqual([{ measure: "neuf" }, []]);
  });

  it.each([["at once"], ["the measure first"], ["the types first"]])("a measure that is renamed everywhere: %s", (name) => {
    const users = [...shipped]
      .filter(([file, text]) => file !== reviews && /"rated-reviews"|\{\{rated-reviews/.test(text))
      .map(([file]) => file);
    expect(users.length).toBeGreaterThan(1);
    const everywhere = Object.fromEntries(users.map((file) => [file, (shipped.get(file) ?? "").replaceAll("rated-reviews", "avis-notes")]));
    const source = { [reviews]: (shipped.get(reviews) ?? "").replaceAll('"rated-reviews"', '"avis-notes"') };
    const looks =
      { "at once": [{ ...source, ...everywhere }], "the measure first": [source, everywhere], "the types first": [everywhere, source] }[
        name
      ] ?? [];
    const now = after(...looks);
    expect([Object.hasOwn(now.config.catalog.metrics.measures, "avis-notes"), problemLines(now)]).toEqual([true, []]);
    const half = looks.length > 1 ? after(looks[0] ?? {}) : start;
    expect(answers(half, [])).toEqual(answers(start, []));
    expect(filesTold(half).every((file) => Object.keys(looks[0] ?? {}).includes(file ?? ""))).toBe(true);
  });

  it("takes a sound change saved beside a broken one", () => {
    const now = after({ [reviews]: renamed, [type]: (document) => ({ ...document, label: "Autre" }), [page]: "{" });
    expect(now.config.catalog.types.rating?.label).toBe("Autre");
    expect([...now.held].toSorted()).toEqual([page, reviews]);
    expect(new Set(filesTold(now))).toEqual(new Set([page, reviews]));
  });
});
