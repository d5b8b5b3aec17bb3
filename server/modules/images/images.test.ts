import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { replyOf } from "../../../tests/support/replies.ts";
import type { AppConfig, User } from "../../../src/generated/types.ts";
import { jpeg, losslessWebp, png, svg, webp } from "../../../tests/support/images.ts";
import { addAccount, openTestApp, type TestApp } from "../../../tests/access/support/test-app.ts";
import type { Store } from "../../store/store.ts";
import { imageKind } from "../../ports/files/image-kind.ts";
import { recentImages } from "./recent-images.ts";

let root: string;
let test: TestApp;
/** What happens just before the next logo is put in place of another. */
let beforeReplacing: (() => Promise<unknown>) | null = null;
let commitsFail = false;
const troubled = (store: Store): Store => ({
  ...store,
  system: async (reason, work) => {
    const first = beforeReplacing;
    if (first && reason === "logo.replace") {
      beforeReplacing = null;
      await first();
    }
    return store.system(reason, work);
  },
  begin: async () => {
    const joint = await store.begin();
    const lose = async (): Promise<void> => {
      await joint.rollback();
      throw new Error("the connection is lost");
    };
    return { ...joint, commit: () => (commitsFail ? lose() : joint.commit()) };
  },
});
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "images-"));
  const own = join(import.meta.dirname, "../../..");
  for (const part of ["templates", "widgets"]) await cp(join(own, part), join(root, part), { recursive: true });
  await mkdir(join(root, "templates/images"), { recursive: true });
  const files = {
    "logo.png": png(300, 150),
    "photo.jpg": jpeg,
    "dessin.svg": svg,
    "faux.png": Buffer.from("<script>"),
    "abime.png": png(4, 400, { width: 3000 }),
    "immense.png": png(1, 1, { width: 60_000, height: 60_000 }),
    "fin.png": png(900, 300, { depth: 16 }),
    "petit.webp": webp,
  };
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(root, "templates/images", name), bytes);
  test = await openTestApp({ root, wrapStore: troubled });
}, 60_000);
afterAll(async () => {
  await test.close();
  await rm(root, { recursive: true });
});

const get = (address: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  test.send({ method: "GET", url: address, headers });
const sizeOf = (answer: LightMyRequestResponse): unknown => imageKind(answer.rawPayload)?.size;

describe("an image", () => {
  it("is resized to 87 at quality 100 by default, into the square that is asked for, and never enlarged", async () => {
    expect(sizeOf(await get("/images/logo.png"))).toEqual({ width: 87, height: 44 });
    expect(sizeOf(await get("/images/logo.png?size=87&quality=100"))).toEqual({ width: 87, height: 44 });
    expect(sizeOf(await get("/images/logo.png?size=64"))).toEqual({ width: 64, height: 32 });
    expect((await get("/images/logo.png?size=1000")).rawPayload).toEqual(png(300, 150));
  });

  it("is made in a few sizes and qualities alone: the next of them", async () => {
    const tags = async (queries: string[]): Promise<unknown[]> =>
      Promise.all(queries.map(async (query) => (await get(`/images/logo.png?${query}`)).headers.etag));
    const [usual, ...same] = await tags(["", "size=65", "size=80&quality=91"]);
    expect(same).toEqual([usual, usual]);
    const all = await tags(Array.from({ length: 1024 }, (_, size) => `size=${size + 1}&quality=${(size % 100) + 1}`));
    expect(new Set(all).size).toBeLessThanOrEqual(28);
  });

  it.each(["photo.jpg", "petit.webp"])("keeps its kind, and is lighter in lower quality: %s", async (name) => {
    const [best, light] = [await get(`/images/${name}?size=128`), await get(`/images/${name}?size=128&quality=10`)];
    expect(sizeOf(best)).toEqual({ width: 128, height: 64 });
    expect(best.headers["content-type"]).toBe(name === "photo.jpg" ? "image/jpeg" : "image/webp");
    expect(light.rawPayload.length).toBeLessThan(best.rawPayload.length);
  });

  it("is public, checked again each time by its tag, and runs nothing when opened by itself", async () => {
    const answer = await get("/images/dessin.svg");
    expect(answer.headers).toMatchObject({
      "content-type": "image/svg+xml",
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("sandbox") as string,
    });
    expect(answer.rawPayload).toEqual(svg);
    const again = await get("/images/dessin.svg", { "if-none-match": String(answer.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect((await get("/images/dessin.svg?size=20", { "if-none-match": String(answer.headers.etag) })).statusCode).toBe(200);
  });

  it.each([
    "/images/absent.png",
    "/images/faux.png",
    "/images/abime.png",
    "/images/immense.png",
    "/images/fin.png",
    "/images/..%2fproduct.json",
    "/images/..%2f..%2fpackage.json",
    "/images/%2e%2e%2f%2e%2e%2fsecrets.json",
    "/images/logo.png%00",
    "/images/.png",
  ])("is absent where there is none: %s", async (address) => {
    const answer = await get(address);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([404, "application/problem+json; charset=utf-8"]);
  });

  it.each(["size=0", "size=1025", "size=-3", "size=87.5", "size=abc", "quality=0", "quality=101", "size="])("refuses %s", async (query) => {
    expect((await get(`/images/logo.png?${query}`)).statusCode).toBe(400);
  });
});

describe("a destination's logo", () => {
  const dmo = (name: string): string => `${name}@${test.slug}.example`;
  const put = (as: string, payload: Buffer, type = "image/png", more: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
    test.send({ method: "PUT", url: `/api/v2/${test.slug}/destination/logo`, as, payload, headers: { "content-type": type, ...more } });
  const remove = (as: string): Promise<LightMyRequestResponse> =>
    test.send({ method: "DELETE", url: `/api/v2/${test.slug}/destination/logo`, as });
  const read = async <T>(path: string, as: string): Promise<T> =>
    (await test.send({ method: "GET", url: `/api/v2/${test.slug}${path}`, as })).json<T>();
  const shown = async (as: string): Promise<string | undefined> => {
    const { providers = [], moderation_provider } = await read<AppConfig>("/app", as);
    return providers.find(({ id }) => id === moderation_provider)?.logo_url;
  };

  it("is drawn anew, kept for ever under its content's name, and told to the destination alone", async () => {
    const { logo_url } = replyOf("writeLogo", await put(dmo("dmo"), png(900, 300)));
    expect(logo_url).toMatch(/^\/images\/f[\w-]{43}\.png$/);
    const image = await get(`${logo_url}?size=600`);
    expect(sizeOf(image)).toEqual({ width: 512, height: 171 });
    expect(image.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    test.advance(2000);
    expect((await read<User>("/user", dmo("dmo"))).group.logo_url).toBe(logo_url);
    expect((await read<User>("/user", dmo("dmo.voisin"))).group.logo_url).toBeNull();
  });

  it("replaces the moderation provider's for ORGANIZATION_MODERATION alone", async () => {
    const { logo_url } = replyOf("writeLogo", await put(dmo("dmo"), jpeg, "image/jpeg"));
    test.advance(2000);
    expect(await shown(dmo("dmo"))).toBe(logo_url);
    expect(await shown(dmo("dmo.moderation"))).toBe(logo_url);
    expect(await shown(dmo("dmo.api"))).toBeUndefined();
    expect(await shown(dmo("dmo.voisin"))).toBeUndefined();
    expect(await shown(dmo("moderateur"))).toBeUndefined();
    const professional = await addAccount(test, { type: "TP", group: "bellerive", roles: ["BELVEDERE_ORGANIZATION_MODERATION"] });
    expect(await shown(professional)).toBe(logo_url);
  });

  it("is gone once it is replaced or taken away", async () => {
    const first = replyOf("writeLogo", await put(dmo("dmo"), webp, "image/webp")).logo_url;
    const second = replyOf("writeLogo", await put(dmo("dmo"), losslessWebp, "image/webp")).logo_url;
    expect((await get(first)).statusCode).toBe(404);
    expect((await get(second)).statusCode).toBe(200);
    expect((await remove(dmo("dmo"))).statusCode).toBe(204);
    test.advance(2000);
    expect(await shown(dmo("dmo"))).toBeUndefined();
    expect((await get(second)).statusCode).toBe(404);
  });

  it("stays while the one that replaces it is not committed, and goes with the commit", async () => {
    const first = replyOf("writeLogo", await put(dmo("dmo"), png(40, 40))).logo_url;
    commitsFail = true;
    const lost = await put(dmo("dmo"), png(41, 41), "image/png", { "idempotency-key": "logo-lost-0001" });
    commitsFail = false;
    expect([lost.statusCode, (await get(first)).statusCode]).toEqual([500, 200]);
    const done = await put(dmo("dmo"), png(41, 41), "image/png", { "idempotency-key": "logo-done-0001" });
    expect([done.statusCode, (await get(first)).statusCode]).toEqual([200, 404]);
  });

  it("stays where another destination chooses the same picture while it is taken away", async () => {
    await put(dmo("dmo"), png(50, 50));
    beforeReplacing = () => remove(dmo("dmo"));
    const { logo_url } = replyOf("writeLogo", await put(dmo("dmo.voisin"), png(50, 50)));
    expect((await get(logo_url)).statusCode).toBe(200);
    await remove(dmo("dmo.voisin"));
    expect((await get(logo_url)).statusCode).toBe(404);
  });

  const noImage = "Format non pris en charge.";
  it.each([
    ["a drawing, which could hold a program", svg, "image/png", 415, noImage, /pas une image PNG, JPEG ou WebP/],
    ["a page that says it is an image", Buffer.from("<!doctype html>"), "image/png", 415, noImage, /pas une image PNG, JPEG ou WebP/],
    ["an image that is damaged", png(4, 4).subarray(0, 50), "image/png", 415, noImage, /incomplète ou abîmée/],
    ["a JPEG that is cut off", jpeg.subarray(0, 200), "image/jpeg", 415, noImage, /./],
    ["an image too large to decode", png(1, 1, { width: 60_000, height: 60_000 }), "image/png", 415, noImage, /60.000 × 60.000 pixels/],
    ["an image of 16 bits a colour", png(4, 4, { depth: 16 }), "image/png", 415, noImage, /enregistrez-la en 8 bits/],
    ["what says that it is no image", png(4, 4), "application/json", 415, noImage, /^$/],
    ["a file of more than 5 MiB", Buffer.alloc(5 * 1024 * 1024 + 1), "image/png", 413, "Le fichier dépasse 5 Mo.", /^$/],
  ])("is not %s", async (_what, payload, type, status, title, detail) => {
    const answer = await put(dmo("dmo"), payload, type);
    const problem = answer.json<{ title: string; detail?: string }>();
    expect([answer.statusCode, problem.title]).toEqual([status, title]);
    expect(problem.detail ?? "").toMatch(detail);
  });
});

describe("resized images", () => {
  it("are made once, and the ones not asked for lately are forgotten", async () => {
    const recent = recentImages(10);
    let made = 0;
    const make = async (): Promise<Uint8Array> => {
      made += 1;
      return new Uint8Array(4);
    };
    await Promise.all([recent.of("a", make), recent.of("a", make)]);
    await recent.of("a", make);
    expect(made).toBe(1);
    await recent.of("b", make);
    await recent.of("a", make);
    await recent.of("c", make);
    await recent.of("a", make);
    expect(made).toBe(3);
    await recent.of("b", make);
    expect(made).toBe(4);
  });

  it("are tried again after a failure", async () => {
    const recent = recentImages();
    await expect(recent.of("a", () => Promise.reject(new Error("lost")))).rejects.toThrow("lost");
    expect(await recent.of("a", async () => new Uint8Array(1))).toHaveLength(1);
  });
});
