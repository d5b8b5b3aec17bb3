import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { jpeg, png, svg, webp } from "../../tests/support/images.ts";
import { contentName } from "../ports/files/file-store.ts";
import { imageKind } from "../ports/files/image-kind.ts";
import { openPaperImages, type PaperImages } from "./paper-images.ts";

let root: string;
let images: PaperImages;
const warn = vi.fn();
const given = png(2000, 500);

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "paper-images-"));
  const files = {
    "templates/images/photo.jpg": jpeg,
    "templates/images/petit.webp": webp,
    "templates/images/dessin.svg": svg,
    "templates/images/fin.png": png(900, 300, { depth: 16 }),
    "templates/images/faux.png": Buffer.from("<script>"),
    "templates/product.json": Buffer.from("{}"),
    [`data/files/${contentName(given, "png")}`]: given,
    "web/logo.svg": Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="96" height="48px"><path d="M0 0h9v9z"/></svg>'),
    "web/tonalities/4.svg": Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 6" width="96"><path d="M1 9h1z"/></svg>'),
  };
  for (const folder of ["templates/images", "data/files", "web/tonalities"]) await mkdir(join(root, folder), { recursive: true });
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(root, name), bytes);
  images = openPaperImages({
    environment: { dataDir: join(root, "data"), filesUrl: null },
    webFolder: join(root, "web"),
    config: { root },
    logger: { warn },
  });
});
afterAll(async () => {
  await images.close();
  await rm(root, { recursive: true });
});

/** What a page gets at an address: the kind of the file with its measures, or those of a drawing. */
async function at(address: string): Promise<unknown> {
  const image = await images.read(address);
  if (!image) return null;
  const { width, height, content } = image;
  const kind = "bitmap" in content ? imageKind(Buffer.from(content.bitmap, "base64")) : null;
  return [kind?.type ?? "drawing", width, height];
}

describe("an image for paper", () => {
  it("is a bitmap that a page takes, whatever it is stored as, and no larger than a page needs", async () => {
    expect(await at("/images/photo.jpg?size=1024&quality=90")).toEqual(["image/jpeg", 200, 100]);
    expect(await at("/images/petit.webp")).toEqual(["image/png", expect.any(Number), expect.any(Number)]);
    expect(await at(`/images/${contentName(given, "png")}?size=87`)).toEqual(["image/png", 1024, 256]);
  });

  it("is a drawing of the site, whose box says its measures", async () => {
    expect(await at("/tonalities/4.svg")).toEqual(["drawing", 12, 6]);
    expect(await at("/logo.svg")).toEqual(["drawing", 96, 48]);
    const drawing = await images.read("/tonalities/4.svg");
    expect(drawing?.content).toEqual({
      drawing: '<svg viewBox="0 0 12 6" xmlns="http://www.w3.org/2000/svg"><path d="M1 9h1z"/></svg>',
    });
  });

  it.each([
    "/images/absent.png",
    "/images/faux.png",
    "/images/../product.json",
    "/images/..%2fproduct.json",
    "/tonalities/../logo.svg",
    "/tonalities/../../templates/images/dessin.svg",
    "//ailleurs.example/a.png",
    "https://ailleurs.example/a.png",
    "",
  ])("is none at «%s»", async (address) => expect(await at(address)).toBeNull());

  it("is none where it cannot be decoded, which the log says, and the next one is read", async () => {
    expect(await at("/images/fin.png")).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
    expect(await at("/images/photo.jpg")).not.toBeNull();
  });
});
