import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { testFolder, type TestFolder } from "../../server/config/test-folder.ts";
import { lineOf, lint } from "../../scripts/config/lint.ts";

const type = { type: "note", label: "Note à l’été", view: "kpi", query: { measure: "rating" } };
const file = "widgets/types/note.json";
const text = `${JSON.stringify(type, null, 2)}\n`;

let folder: TestFolder;
beforeEach(async () => {
  folder = await testFolder(["kpi"]);
});
afterEach(() => folder.dispose());

async function writeBytes(name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(join(folder.root, name)), { recursive: true });
  await writeFile(join(folder.root, name), bytes);
}

const problemLines = async (): Promise<string[]> => (await lint(folder.root, () => [])).problems.map(lineOf);

/** The bytes of a text in UTF-16 of one order, behind its mark or without. */
function utf16(words: string, { big = false, mark = true } = {}): Uint8Array {
  const bytes = Buffer.from((mark ? "\ufeff" : "") + words, "utf16le");
  return big ? bytes.swap16() : bytes;
}

describe("the bytes of a configuration file", () => {
  it.each<[string, Uint8Array]>([
    ["in UTF-8", Buffer.from(text)],
    ["behind a byte-order mark", Buffer.from(`\ufeff${text}`)],
    ["with the line ends of Windows", Buffer.from(text.replaceAll("\n", "\r\n"))],
  ])("are read %s", async (_, bytes) => {
    await writeBytes(file, bytes);
    expect(await problemLines()).toEqual([]);
  });

  it("keep lines and columns behind a byte-order mark and with the line ends of Windows", async () => {
    const broken = text.replace('"kpi"', '"kpy"');
    await writeBytes(file, Buffer.from(`\ufeff${broken.replaceAll("\n", "\r\n")}`));
    expect(await problemLines()).toEqual([
      expect.stringMatching(/^widgets\/types\/note\.json:4:11 {2}La vue «\u00a0kpy\u00a0» est inconnue\./),
    ]);
  });

  it.each<[string, Uint8Array, string]>([
    [
      "Windows-1252",
      Buffer.from(text.replaceAll("’", "'"), "latin1"),
      `3:18  Ce fichier n’est pas enregistré en UTF-8, sans doute en Windows-1252 (ici la lettre «\u00a0à\u00a0»)\u00a0: enregistrez-le en UTF-8.`,
    ],
    ...[utf16(text), utf16(text, { big: true }), utf16(text, { mark: false })].map((bytes): [string, Uint8Array, string] => [
      "UTF-16",
      bytes,
      "1:1  Ce fichier est enregistré en UTF-16\u00a0: enregistrez-le en UTF-8 («\u00a0Enregistrer sous\u00a0», encodage «\u00a0UTF-8\u00a0»).",
    ]),
    ["nothing", Buffer.from(""), "1:1  Le fichier n’est pas du JSON valide\u00a0: il est vide."],
    [
      "a text that is cut off",
      Buffer.from(text.slice(0, 60)),
      "4:11  Le fichier n’est pas du JSON valide\u00a0: guillemet fermant attendu.",
    ],
    [
      "a text without its end",
      Buffer.from(text.trimEnd().slice(0, -2)),
      "7:4  Le fichier n’est pas du JSON valide\u00a0: il s’arrête trop tôt, il manque «\u00a0}\u00a0» à la fin.",
    ],
    [
      "10 MB",
      Buffer.from(`${text}${" ".repeat(10 * 1_048_576)}`),
      "1:1  Ce fichier fait 10\u00a0Mio et n’est pas lu\u00a0: un document en fait au plus un.",
    ],
    [
      "100,000 levels",
      Buffer.from("[".repeat(100_000) + "]".repeat(100_000)),
      "1:501  Ce document a trop de niveaux imbriqués (plus de 20).",
    ],
    [
      "100,000 levels left open",
      Buffer.from("[".repeat(100_000)),
      "1:501  Le fichier n’est pas du JSON valide\u00a0: trop de niveaux imbriqués.",
    ],
  ])("are reported where they are %s", async (_, bytes, problem) => {
    await writeBytes(file, bytes);
    const found = await problemLines();
    expect(found.map((line) => line.replace(/ {2}\(\/0(\/0)*\)$/, ""))).toEqual([`${file}:${problem}`]);
  });
});

describe("a file that is a document by its name alone", () => {
  it.each([
    ["widgets/types/note.JSON", "son nom doit finir par «\u00a0.json\u00a0», en minuscules. Renommez-le «\u00a0note.json\u00a0»."],
    ["widgets/types/note.json.txt", "son nom doit finir par «\u00a0.json\u00a0», en minuscules. Renommez-le «\u00a0note.json\u00a0»."],
    [
      "widgets/types/été/note.json",
      "les types de widget sont directement dans «\u00a0widgets/types\u00a0», sans sous-dossier. Déplacez-le.",
    ],
    ["templates/pages/a/b/note.json", "les pages sont directement dans «\u00a0templates/pages\u00a0», sans sous-dossier. Déplacez-le."],
    ["templates/offers/ete/note.json", "les offres sont directement dans «\u00a0templates/offers\u00a0», sans sous-dossier. Déplacez-le."],
    [
      "templates/page/note.json",
      "aucun document n’est attendu dans «\u00a0templates/page\u00a0». Vouliez-vous dire «\u00a0templates/pages/note.json\u00a0»\u202f?",
    ],
    ["widgets/views/carte.json", "une vue se décrit dans «\u00a0widgets/views/carte/view.json\u00a0»."],
  ])("is reported as not read: %s", async (name, reason) => {
    await folder.write(name, type);
    expect(await problemLines()).toEqual([`${name}:1:1  Ce fichier n’est pas lu\u00a0: ${reason}`]);
  });

  it("is none where an editor keeps it beside the document", async () => {
    for (const name of ["widgets/types/.#note.json", "widgets/types/note.json~", "widgets/types/note.json.swp"])
      await folder.write(name, "{");
    expect(await problemLines()).toEqual([]);
  });
});

describe("a logo", () => {
  it("is a file of the brand's images, or a problem that names the nearest one", async () => {
    const product = JSON.parse(await folder.read("templates/product.json")) as { links: object[] };
    await folder.write("templates/product.json", { ...product, logo: "/images/logo.svg" });
    expect(await problemLines()).toEqual([
      expect.stringMatching(/product\.json:\d+:11 {2}Le fichier «\u00a0templates\/images\/logo\.svg\u00a0» n’existe pas\. {2}\(\/logo\)$/),
    ]);
    await folder.write("templates/images/logos.svg", "<svg/>");
    expect((await lint(folder.root, () => [])).problems).toEqual([
      expect.objectContaining({
        nearest: "/images/logos.svg",
        repair: [{ op: "replace", path: "/logo", value: "/images/logos.svg" }],
      }),
    ]);
    await folder.write("templates/images/logo.svg", "<svg/>");
    expect(await problemLines()).toEqual([]);
  });
});

describe("a symbolic link", () => {
  it("is read as the file that it leads to", async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), "linked-"));
    await writeFile(join(elsewhere, "note.json"), text.replace('"kpi"', '"kpy"'));
    await mkdir(join(folder.root, "widgets/types"), { recursive: true });
    await symlink(join(elsewhere, "note.json"), join(folder.root, file));
    expect(await problemLines()).toEqual([expect.stringMatching(/^widgets\/types\/note\.json:4:11 {2}La vue/)]);
    await rename(join(elsewhere, "note.json"), join(elsewhere, "other.json"));
    expect(await problemLines()).toEqual([`${file}:1:1  Ce lien symbolique ne mène à aucun fichier.`]);
    await rm(elsewhere, { recursive: true });
  });
});

describe("a document in the folder of another kind", () => {
  it("is reported once, with the folder where it belongs", async () => {
    const page = {
      $schema: "../../schemas/page.schema.json",
      page: "note",
      title: "Note",
      dashboard: { version: 1, title: "T", widgets: {}, layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [] }] }] } },
    };
    for (const document of [page, { ...page, $schema: undefined }]) {
      await folder.write(file, document);
      expect(await problemLines()).toEqual([
        `${file}:1:1  Ce document est une page et ne va pas dans ce dossier\u00a0: rangez-le dans «\u00a0templates/pages\u00a0».`,
      ]);
    }
  });
});
