/**
 * Satisfaction forms on a slow phone and under load: guests' answers a second over a minute, those of guests while one network floods the form
 * (RELIABILITY T8), and invitations through a local mail server, with the server killed in the middle. `--answers N` (200 a
 * second), `--seconds N` (60), `--flood N` (10,000), `--guests N` (10,000), `--phone N` (5 visits); 0 leaves that part out, and
 * what was measured is then printed alone. Guests are written to between nine and seven: for
 * the server it is such an hour, and two more of them to come.
 */
import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";

import type { Browser } from "@playwright/test";
import nodemailer from "nodemailer";

import { dataFiles } from "../../server/kit/data-files.ts";
import { formTokens } from "../../server/modules/forms/form-tokens.ts";
import { openSecrets } from "../../server/ports/identity/secrets.ts";
import { sendTime } from "../../src/domain/forms/send-time.ts";
import { dayOf } from "../../src/domain/time/day.ts";
import type { FormMails, StoredForm } from "../../src/generated/types.ts";
import { openBrowser, signIn } from "../browser.ts";
import { withDemoData } from "../demo-data.ts";
import { loadLine, median, publish, type Row, table } from "../report.ts";
import { launch, launchProduct, type RunningServer } from "../server.ts";
import { answerAll, api, flood } from "./answers.ts";
import { openInbox } from "./smtp.ts";

const perSecond = option("--answers", 200);
const seconds = option("--seconds", 60);
const floodCount = option("--flood", 10_000);
const guestCount = option("--guests", 10_000);
const phoneCount = option("--phone", 5);
const PAGE = 200;
const SENDING = 2_000;
const HOUR_MS = 3_600_000;
/** Milliseconds that the server's clock is ahead. */
const ahead = sendTime(new Date(Date.now() + 2 * HOUR_MS), null, "Europe/Paris").getTime() - Date.now();
/** A machine that does other work too is slow, and loses nothing by it. */
const PATIENCE_MS = 1_800_000;

type Call = <T>(method: string, path: string, body?: object) => Promise<T>;

await withDemoData(async (dataDir) => {
  // Accounts get their digests meanwhile.
  const inbox = await openInbox((address) => address.startsWith("guest-"));
  // Whoever calls says by the header of a proxy from which network: the server counts calls by address as it does for visitors.
  const env = {
    BENCH: "0",
    SMTP_URL: inbox.url,
    TRUSTED_PROXIES: "127.0.0.1",
    NODE_OPTIONS: `--import ${new URL("clock-ahead.mjs", import.meta.url).href}`,
    CLOCK_AHEAD_MS: String(ahead),
  };
  let server = await launchProduct(dataDir, "/healthz", env);
  const browser = await openBrowser();
  const session = await signIn(browser, server.url, "dmo");
  const headers = {
    Cookie: session.cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
    "X-Requested-By": "belvedere",
  };
  const call: Call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${server.url}${api}${path}`, {
      method,
      headers: { ...headers, ...(body ? { "Content-Type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  try {
    const form = await openForm(call);
    const open = form.establishments[0]?.address.split("/").at(-1) ?? "";
    const rows: Row[] = [];
    if (phoneCount > 0) {
      const usable = await onSlowPhone(browser, `${server.url}/public/form/${open}`);
      rows.push({
        what: "public form on a slow phone, cold, until it can be answered",
        measured: `${usable.toFixed(0)} ms`,
        budget: "≤ 2,500 ms",
      });
    }
    await browser.close();
    const tokens = formTokens(openSecrets(dataDir));
    // Who answers is invited: each has an address of their own, and no limit by network speaks for the server. Their mails are due tomorrow: none is sent meanwhile.
    const today = dayOf(Date.now() + ahead);
    const invited = async (search: string, count: number): Promise<string[]> => {
      await invite(call, form.id, count, (no) => ({ email: `${search}${no}@example.org`, stay_date: today }));
      return (await invitations(call, form.id, search, count)).map((id) => tokens.invitation(id));
    };
    const figures = async () => (await call<StoredForm>("GET", `/satisfaction-forms/${form.id}`)).figures;
    let notAccepted = 0;
    if (seconds > 0) {
      const answers = await answerAll(
        { url: server.url, version: form.version },
        await invited("answers-", perSecond * seconds),
        perSecond,
      );
      notAccepted = answers.refused;
      const empty = await emptyAnswers();
      const { complete } = await figures();
      rows.push({
        what: `answers at ${perSecond} a second for ${seconds} s, 99 of 100 within`,
        measured: `${answers.late.toFixed(0)} ms`,
        floor: `${empty.toFixed(1)} ms (an empty server)`,
        ratio: answers.late / empty,
        budget: "≤ 150 ms",
      });
      rows.push({
        what: "accepted a second; lost, counted twice",
        measured: `${answers.rate.toFixed(0)}; ${Math.max(0, answers.accepted - complete)}, ${Math.max(0, complete - answers.accepted)}`,
        budget: "≥ 200; 0, 0",
      });
    }
    if (floodCount > 0) {
      const guests = await invited("meanwhile-", 2_000);
      const before = (await figures()).started;
      const flooded = await flood({ url: server.url, version: form.version }, open, guests, floodCount);
      const after = (await figures()).started;
      rows.push({
        what: `${number(floodCount)} answers of one network: guests meanwhile, 99 of 100 within (median)`,
        measured: `${flooded.late.toFixed(0)} ms (${flooded.median.toFixed(0)})`,
        budget: "≤ 200 ms",
      });
      rows.push({ what: "kept of them; guests refused", measured: `${after - before}; ${flooded.refused}`, budget: "≤ 5; 0" });
    }
    if (guestCount > 0) {
      const start = performance.now();
      await invite(call, form.id, guestCount, (no) => ({ email: `guest-${no}@example.org` }));
      rows.push({
        what: `${number(guestCount)} guests checked and queued`,
        measured: `${((performance.now() - start) / 1000).toFixed(1)} s`,
        budget: "–",
      });
      const sent = await sendAll(guestCount, start, inbox.received, async () => {
        server = await restarted(dataDir, env);
      });
      const floor = await plainly(inbox.url, Math.min(300, guestCount));
      rows.push({
        what: `${number(guestCount)} invitations, from the request to the last mail, the server killed in the middle`,
        measured: `${(sent.ms / 1000).toFixed(0)} s`,
        floor: `${((floor * guestCount) / 1000).toFixed(0)} s (the same mails by the library alone)`,
        ratio: sent.ms / (floor * guestCount),
        budget: "≤ 5 min for 10,000",
      });
      rows.push({
        what: "lost, sent twice; under way at the kill, and sent again as the same mail",
        measured: `${sent.lost}, ${sent.twice}; ${inbox.again()}`,
        budget: "0, 0",
      });
    }
    const isWhole = [phoneCount, seconds, floodCount, guestCount].every((count) => count > 0);
    const lines = [
      ...table(rows),
      "",
      `Half of the answers are sent a second time under their key at once. ${notAccepted} were not accepted. ${loadLine()}`,
      "",
      "Calls are limited by address as for visitors: of the flood, what goes beyond the limit is refused before anything is read. An invited guest answers from an address of their own.",
      "",
      "Invitations: a job writes to fifty guests of a form in one transaction, and guests are checked and queued by a few statements for a whole list; before, each guest was a job with transactions of its own (30 s for 10,000 to be queued, 389 s in all). Mails under way at the same time are begun, noted as sent and ended together. Before that: five connections to the mail server that stay open (the floor opens one for each mail), jobs found by one step into an index.",
    ];
    if (isWhole) publish("forms", "Satisfaction forms: answers and invitations", lines);
    else console.log(lines.join("\n"));
  } finally {
    await server.stop();
    await inbox.close();
  }
});

/** A form of one establishment that is open. */
async function openForm(call: Call): Promise<StoredForm> {
  const { items } = await call<{ items: { id: string }[] }>("POST", "/observation/establishment?search=Bellerive", {});
  const made = await call<StoredForm>("POST", "/satisfaction-forms", { model: "court", establishments: [items[0]?.id ?? ""] });
  return call("POST", `/satisfaction-forms/${made.id}/publish`);
}

/** Milliseconds until a phone that has nothing of the page yet (a CPU four times slower, 400 ms, 1.6 Mbit/s) shows its first button; the median. */
async function onSlowPhone(browser: Browser, address: string): Promise<number> {
  const times: number[] = [];
  for (let no = 0; no < phoneCount; no += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 400,
      downloadThroughput: 200_000,
      uploadThroughput: 94_000,
    });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const start = performance.now();
    await page.goto(address, { waitUntil: "commit" });
    await page.locator("[name=guest-next]").click();
    await page.locator("[data-question]").waitFor();
    times.push(performance.now() - start);
    await context.close();
  }
  return median(times);
}

/** Invites guests to a form, many at a request. */
async function invite(call: Call, form: string, count: number, guestOf: (no: number) => object): Promise<void> {
  for (let from = 0; from < count; from += SENDING)
    await call("POST", `/satisfaction-forms/${form}/send`, {
      guests: Array.from({ length: Math.min(SENDING, count - from) }, (_, no) => guestOf(from + no)),
    });
}

/** Ids of the form's invitations whose addresses have these letters. */
async function invitations(call: Call, form: string, search: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 0; ids.length < count; page += 1) {
    const { items } = await call<FormMails>("GET", `/satisfaction-forms/${form}/mails?page=${page}&size=${PAGE}&search=${search}`);
    if (items.length === 0) break;
    ids.push(...items.map(({ id }) => id));
  }
  return ids.slice(0, count);
}

/** Waits until every guest has a mail, killing the server when half have; what was lost is what has not come within {@link PATIENCE_MS}. */
async function sendAll(total: number, start: number, received: ReadonlyMap<string, ReadonlySet<string>>, kill: () => Promise<void>) {
  let isKilled = false;
  while (received.size < total && performance.now() - start < PATIENCE_MS) {
    if (!isKilled && received.size > total / 2) {
      isKilled = true;
      await kill();
    }
    await pause(50);
  }
  const ms = performance.now() - start;
  // Whatever would come twice comes within a retry of the queue.
  await pause(10_000);
  return { ms, lost: total - received.size, twice: [...received.values()].filter(({ size }) => size > 1).length };
}

/** Kills the server without a word, and starts it again on the same data. */
async function restarted(dataDir: string, env: Record<string, string>): Promise<RunningServer> {
  const { pid } = JSON.parse(readFileSync(dataFiles(dataDir).server, "utf8")) as { pid: number };
  process.kill(pid, "SIGKILL");
  await pause(500);
  return launchProduct(dataDir, "/healthz", env);
}

/** Milliseconds of one mail by the library alone, over one connection after the other as the product's. */
async function plainly(url: string, count: number): Promise<number> {
  const transport = nodemailer.createTransport(url);
  const start = performance.now();
  for (let no = 0; no < count; no += 1)
    await transport.sendMail({ from: "a@example.org", to: `floor-${no}@example.net`, subject: "A", text: "A" });
  return (performance.now() - start) / count;
}

/** Milliseconds of one request to an empty server of the same framework. */
async function emptyAnswers(): Promise<number> {
  const floor = await launch(["bench/request/floor.mjs"], "/");
  try {
    const times: number[] = [];
    for (let no = 0; no < 300; no += 1) {
      const start = performance.now();
      await (await fetch(`${floor.url}/60`, { method: "POST", headers: {}, body: "" })).arrayBuffer();
      times.push(performance.now() - start);
    }
    return median(times);
  } finally {
    await floor.stop();
  }
}

function option(name: string, otherwise: number): number {
  const at = process.argv.indexOf(name);
  return at > 0 ? Number(process.argv[at + 1]) : otherwise;
}

function number(value: number): string {
  return value.toLocaleString("en");
}
