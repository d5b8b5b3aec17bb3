import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { liftDeadline } from "../../server/http/request-deadline.ts";
import { MOST_WAITING } from "../../server/http/in-turn.ts";
import { type Door, openDoor } from "../../server/lifecycle/door.ts";
import { openTestApp, type TestApp } from "../access/support/test-app.ts";
import { freePort } from "../support/server.ts";
import { openConnection } from "./support/sockets.ts";

const descriptors = "/proc/self/fd";
const folder = mkdtempSync(join(tmpdir(), "connections-"));
let test: TestApp;
let door: Door;
let port: number;

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>x</title>");
  writeFileSync(join(folder, "assets/large.js"), "x".repeat(300_000));
  port = await freePort();
  test = await openTestApp({ webFolder: folder, publicUrl: `http://127.0.0.1:${port}` });
  door = await openDoor({ host: "127.0.0.1", port }, { headers: 20_000, request: 400, silence: 20_000 });
  door.open((request, response) => {
    if (request.url === "/patient") {
      liftDeadline(request);
      request.resume().once("end", () => response.end("done"));
    } else test.app.routing(request, response);
  });
}, 60_000);
afterAll(async () => {
  await door.close();
  await test.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`;
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe("requests sent without waiting for answers", () => {
  it.runIf(existsSync(descriptors))("leave no file open once their connections are gone", async () => {
    const before = readdirSync(descriptors).length;
    for (let storm = 0; storm < 10; storm += 1) {
      // Some within what one connection may have waiting, some far beyond it.
      const { socket } = await openConnection(port);
      socket.write(get("/assets/large.js").repeat(storm % 2 === 0 ? MOST_WAITING : 500));
      await pause(60);
      socket.destroy();
    }
    await expect.poll(() => readdirSync(descriptors).length, { timeout: 10_000 }).toBeLessThan(before + 20);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  });

  it("are answered in their order, a few of them", async () => {
    const { socket, received } = await openConnection(port);
    socket.write(get("/VERSION") + get("/healthz") + get("/nowhere.js"));
    await expect.poll(() => received().match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 200", "HTTP/1.1 404"]);
    expect(received().indexOf("3.3.")).toBeLessThan(received().indexOf('"status":"ok"'));
    socket.destroy();
  });

  it("end their connection where they are too many", async () => {
    const { socket, received, ended } = await openConnection(port);
    socket.write(get("/VERSION").repeat(MOST_WAITING + 3));
    await ended;
    expect(received().match(/HTTP/g)?.length ?? 0).toBeLessThan(MOST_WAITING);
  });
});

describe("a body that comes byte by byte", () => {
  /** Sends a byte at a time, far more slowly than the deadline would let it; returns the answer. */
  async function feed(path: string, bytes: number): Promise<string> {
    const { socket, received, ended } = await openConnection(port);
    const head = [`POST ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`, `X-Requested-By: ${test.slug}`, "Content-Type: application/json"];
    socket.write(`${head.join("\r\n")}\r\nContent-Length: ${bytes}\r\n\r\n`);
    for (let sent = 0; sent < bytes && !socket.closed; sent += 1) {
      socket.write("1");
      await pause(100);
    }
    await Promise.race([ended, pause(1_000)]);
    socket.destroy();
    return received();
  }

  it("ends with its connection at the deadline, whether the answer was there before or not", async () => {
    const waiting = await feed(`/api/v2/${test.slug}/dashboard/public/${"a".repeat(43)}/results`, 60);
    expect(waiting).toMatch(/^HTTP\/1\.1 (408 Request Timeout|404)/);
    const { socket, ended } = await openConnection(port);
    // Refused at its headers: the rest of the body must not keep the connection.
    socket.write(`POST /local/commands/import HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: 1000\r\n\r\n`);
    await Promise.race([ended, pause(5_000).then(() => expect.unreachable("the connection is still open"))]);
    socket.destroy();
  });

  it("is read to its end where a command of this machine takes it", async () => {
    expect(await feed("/patient", 12)).toMatch(/^HTTP\/1\.1 200/);
  });
});
