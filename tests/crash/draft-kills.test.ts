import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { runCommand } from "../../server/lifecycle/run-command.ts";
import type { Dashboard, DashboardAnswer, DashboardVersionDocument, DashboardVersionList } from "../../src/generated/types.ts";
import { emptyData } from "../support/empty-data.ts";
import { isLong } from "../support/programs.ts";
import { freePort, startServer, type RunningServer } from "../support/server.ts";
import { makeDashboard } from "./support/saves.ts";
import { signIn, type Visitor } from "./support/visitor.ts";

/** Kills: while a draft is saved and while a dashboard is published, in turn; more where a fast server had answered before each of one kind. */
const cycles = isLong ? 40 : 6;
const most = 10 * cycles;
/** Every so many saves of the draft it is published. */
const PUBLISH_EVERY = 3;
const owner = "essai@example.org";
const password = "un mot de passe d’essai";

let folder: string;
let variables: NodeJS.ProcessEnv;
let server: RunningServer | undefined;
beforeEach(async () => {
  server = undefined;
  folder = emptyData(mkdtempSync(join(tmpdir(), "belvedere-drafts-")));
  variables = { ...process.env, DATA_DIR: folder, DEMO: "0", PORT: String(await freePort()), LOG_LEVEL: "silent" };
});
afterEach(async () => {
  await server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** A document of forty tiles, each of which says its title: half of one would show. */
function documentOf(title: string): Dashboard {
  const ids = Array.from({ length: 40 }, (_, no) => `note-${no}`);
  return {
    version: 1,
    title,
    widgets: Object.fromEntries(ids.map((id) => [id, { type: "rating", title: `${title} ${id}` }])),
    layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: ids.map((widget, no) => ({ widget, x: 0, y: no * 2, w: 3, h: 2 })) }] }] },
  };
}

/** A dashboard as it is stored, by the titles of its documents. */
interface State {
  revision: number;
  title: string;
  draft: string | null;
  /** Number of the draft. */
  no: number;
}

/** What an editor does one after the other, as far as it was acknowledged, and what it waits for. */
class Editing {
  state: State;
  /** What is stored once the request under way is carried out, and what kind of request that is. */
  asked: { kind: "draft" | "publication"; leads: State } | null = null;
  acknowledged = 0;

  constructor(state: State) {
    this.state = state;
  }

  /** Saves and publishes until a request gets no answer. */
  async run(visitor: Visitor, id: string, name: string): Promise<void> {
    for (let count = 1; ; count += 1) {
      const { revision, no, draft } = this.state;
      const isPublication = draft !== null && count % PUBLISH_EVERY === 0;
      const title = isPublication ? draft : `${name}-${count}`;
      this.asked = isPublication
        ? { kind: "publication", leads: { revision: revision + 1, title, draft: null, no } }
        : { kind: "draft", leads: { ...this.state, draft: title, no: no + 1 } };
      const [path, match] = isPublication
        ? [`/dashboard/${id}?draft=${no}`, `"${revision}"`]
        : [`/dashboard/${id}/draft?base=${revision}`, `"draft-${no}"`];
      const answer = await visitor.ask("PUT", path, documentOf(title), { "if-match": match });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      await answer.text();
      this.state = this.asked.leads;
      this.asked = null;
      this.acknowledged += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}

/** What a restarted server has of a dashboard. Throws where one of its documents is not whole. */
async function storedState(visitor: Visitor, id: string): Promise<State> {
  const read = async <T>(path: string): Promise<T> => (await visitor.ask("GET", path)).json() as Promise<T>;
  const { document, draft, draft_state, revision } = await read<DashboardAnswer>(`/dashboard/${id}`);
  const kept = draft as unknown as Dashboard | null;
  for (const one of [document, ...(kept ? [kept] : [])]) expect(one).toEqual(documentOf(one.title));
  // Each publication has left its version.
  const versions = await read<DashboardVersionList>(`/dashboard/${id}/versions`);
  const numbers = versions.map((version) => version.revision ?? 0).toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: revision - 1 }, (_, at) => at + 2).slice(-100));
  const latest = versions.find((version) => version.revision === revision);
  const published = latest ? (await read<DashboardVersionDocument>(`/dashboard/${id}/versions/${latest.id}`)).document : document;
  expect(published).toEqual(document);
  return { revision, title: document.title, draft: kept?.title ?? null, no: draft_state.no };
}

it(
  "a server killed while a draft is saved or a dashboard is published has what it acknowledged, and nothing by half",
  async () => {
    server = await startServer(variables);
    await runCommand({ name: "destination", args: { id: "essai", name: "Essai" } }, variables);
    const roles = ["ORGANIZATION_OBSERVATORY"];
    await runCommand({ name: "user", args: { action: "add", login: owner, type: "DMO", group: "essai", roles, password } }, variables);
    const visitor = await signIn(`http://127.0.0.1:${variables.PORT}`, owner, password);
    const id = await makeDashboard(folder, owner, documentOf("Essai"));
    const editing = new Editing(await storedState(visitor, id));
    const killedIn = { draft: 0, publication: 0 };
    for (let cycle = 0; cycle < cycles || (Math.min(killedIn.draft, killedIn.publication) === 0 && cycle < most); cycle += 1) {
      const before = editing.acknowledged;
      const work = editing.run(visitor, id, `Essai ${cycle}`).catch((error: unknown) => error);
      const kind = cycle % 2 === 0 ? "draft" : "publication";
      const isDue = (): boolean => editing.acknowledged >= before + PUBLISH_EVERY && editing.asked?.kind === kind;
      await expect.poll(isDue, { interval: 1, timeout: 60_000 }).toBe(true);
      await new Promise((resolve) => setTimeout(resolve, cycle % 4));
      server.process.kill("SIGKILL");
      expect(await work, `cycle ${cycle}: nothing but the kill ends it`).toBeInstanceOf(TypeError);
      if (editing.asked) killedIn[editing.asked.kind] += 1;

      server = await startServer(variables);
      const found = await storedState(visitor, id);
      const allowed = [editing.state, ...(editing.asked ? [editing.asked.leads] : [])];
      expect(allowed, `cycle ${cycle}`).toContainEqual(found);
      editing.state = found;
      editing.asked = null;
    }
    // Else the kills came at moments that prove nothing.
    expect(killedIn.draft).toBeGreaterThan(0);
    expect(killedIn.publication).toBeGreaterThan(0);
  },
  cycles * 100_000,
);
