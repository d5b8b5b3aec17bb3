import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { contentName, type FileStore, isContentName } from "./file-store.ts";
import { openFiles } from "./open-files.ts";
import { signS3 } from "./s3-signature.ts";

const folder = mkdtempSync(join(tmpdir(), "files-"));
const bucket = new Map<string, Buffer>();
let server: Server;
const key = { id: "CLE", secret: "secret/avec+signes", region: "fr-par" };

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

beforeAll(async () => {
  server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { method = "", url = "", headers } = request;
      const sent = new Date(String(headers["x-amz-date"]).replace(/^(....)(..)(..T..)(..)(..)Z$/, "$1-$2-$3:$4:$5Z"));
      const expected = signS3({ method, url: new URL(url, `http://${headers.host}`), body }, key, sent).authorization;
      if (headers.authorization !== expected) return response.writeHead(403).end();
      if (!url.startsWith("/seau/images/")) return response.writeHead(404).end();
      if (method === "PUT") bucket.set(url, body);
      if (method === "DELETE") bucket.delete(url);
      const found = bucket.get(url);
      return method === "GET" && !found ? response.writeHead(404).end() : response.writeHead(200).end(method === "GET" ? found : undefined);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const at = (path: string, secret = key.secret): FileStore => {
  const { port } = server.address() as AddressInfo;
  return openFiles({ dataDir: folder, filesUrl: `s3://${key.id}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${path}?region=fr-par` });
};
const stores: [string, () => FileStore][] = [
  ["the data folder", () => openFiles({ dataDir: folder, filesUrl: null })],
  ["an S3-compatible store", () => at("seau/images")],
];

describe.each(stores)("files in %s", (_where, open) => {
  it("are read as they were written, replaced, and removed", async () => {
    const files = open();
    expect(await files.read("logo.png")).toBeNull();
    await files.write("logo.png", Buffer.from([1, 2, 3]));
    await files.write("logo.png", Buffer.from([4, 5]));
    expect(Buffer.from((await files.read("logo.png")) ?? [])).toEqual(Buffer.from([4, 5]));
    await files.remove("logo.png");
    await files.remove("logo.png");
    expect(await files.read("logo.png")).toBeNull();
  });

  it.each([
    "../secrets.json",
    "..%2fsecrets.png",
    "a/b.png",
    "a\\b.png",
    ".png",
    "logo.png\u0000",
    "logo.html",
    "",
    "logo.png/../x.png",
    "/etc/hosts.png",
  ])("have no name that leads elsewhere: %j", async (name) => {
    const files = open();
    expect(await files.read(name)).toBeNull();
    await expect(files.write(name, Buffer.from("x"))).rejects.toThrow("no name of a file");
  });
});

describe("the data folder", () => {
  it("keeps nothing of a write that failed, and nothing beside it", async () => {
    const files = openFiles({ dataDir: folder, filesUrl: null });
    writeFileSync(join(folder, "outside.png"), "x");
    await files.write("one.png", Buffer.from("1"));
    expect(readdirSync(join(folder, "files"))).toEqual(["one.png"]);
    expect(await files.read("outside.png")).toBeNull();
    expect(existsSync(join(folder, "outside.png"))).toBe(true);
  });
});

describe("an S3-compatible store", () => {
  it("signs as its makers' own example", () => {
    const { authorization } = signS3(
      {
        method: "GET",
        url: new URL("https://examplebucket.s3.amazonaws.com/test.txt"),
        headers: { range: "bytes=0-9" },
      },
      { id: "AKIAIOSFODNN7EXAMPLE", secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY", region: "us-east-1" },
      new Date("2013-05-24T00:00:00Z"),
    );
    expect(authorization).toContain("Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41");
  });

  it("tells a wrong key and a missing bucket from an absent file", async () => {
    await expect(at("seau/images", "autre").read("logo.png")).rejects.toThrow("the file store answered 403");
    await expect(at("ailleurs").write("logo.png", Buffer.from("x"))).rejects.toThrow("no such bucket");
  });
});

describe("a name by content", () => {
  it("is the same for the same bytes alone", () => {
    const one = contentName(Buffer.from("1"), "png");
    expect(one).toBe(contentName(Buffer.from("1"), "png"));
    expect(one).not.toBe(contentName(Buffer.from("2"), "png"));
    expect([one, "logo.png"].map(isContentName)).toEqual([true, false]);
  });
});
