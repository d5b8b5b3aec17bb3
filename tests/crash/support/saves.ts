import { dataFiles } from "../../../server/kit/data-files.ts";
import { argumentsHeader } from "../../../server/lifecycle/local-routes.ts";
import { readServerFile } from "../../../server/lifecycle/server-file.ts";
import type { Dashboard } from "../../../src/generated/types.ts";
import type { Visitor } from "./visitor.ts";

/** Between two saves (ms): without end while words are analysed, they would take the machine from that. */
const saveEveryMs = 20;

/** A dashboard, as far as a save shows in it. */
export interface StoredSave {
  id: string;
  title: string;
  revision: number;
}

/** The saves that a server acknowledged. */
export class Saves {
  readonly #last = new Map<string, StoredSave>();
  /** Dashboards made. */
  made = 0;
  /** Dashboards published again by a signed-in person. */
  published = 0;

  get acknowledged(): number {
    return this.made + this.published;
  }

  note(save: StoredSave): void {
    this.#last.set(save.id, save);
    if (save.revision === 1) this.made += 1;
    else this.published += 1;
  }

  /** Those that the dashboards do not show; one that was under way at the kill may have come after. */
  lostIn(dashboards: readonly StoredSave[]): StoredSave[] {
    const stored = new Map(dashboards.map((dashboard) => [dashboard.id, dashboard]));
    return [...this.#last.values()].filter(({ id, title, revision }) => {
      const found = stored.get(id);
      return !found || found.revision < revision || (found.revision === revision && found.title !== title);
    });
  }
}

/** Makes a dashboard by the local command, asking the server itself: the command at the terminal opens the folder where it finds none. */
export async function makeDashboard(folder: string, owner: string, document: Dashboard): Promise<string> {
  const { address, token } = readServerFile(dataFiles(folder).server) ?? {};
  const headers = {
    authorization: `Bearer ${token}`,
    "content-type": "application/octet-stream",
    [argumentsHeader]: Buffer.from(JSON.stringify({ owner })).toString("base64url"),
  };
  const answer = await fetch(`${address}/local/commands/dashboard-import`, { method: "POST", headers, body: JSON.stringify(document) });
  const { result } = JSON.parse(await answer.text()) as { result: { id: string } };
  return result.id;
}

/** Publishes a dashboard's second revision, as the editor does it. */
async function publish(visitor: Visitor, id: string, document: Dashboard): Promise<void> {
  const answer = await visitor.ask("PUT", `/dashboard/${id}`, document, { "if-match": '"1"' });
  if (answer.status !== 200) throw new Error(`the save was refused: ${await answer.text()}`);
}

/** Saves one after the other while the server lives, and notes what it acknowledged: new dashboards, and with a `visitor` dashboards published again. */
export async function saveWhile(
  lives: () => boolean,
  saves: Saves,
  { folder, owner, name, visitor }: { folder: string; owner: string; name: string; visitor: Visitor | null },
): Promise<void> {
  const documentOf = (title: string): Dashboard => ({
    version: 1,
    title,
    widgets: { note: { type: "rating" } },
    layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [{ widget: "note", x: 0, y: 0, w: 3, h: 2 }] }] }] },
  });
  try {
    for (let count = 0; lives(); count += 1) {
      const title = `${name}-${count}`;
      const id = await makeDashboard(folder, owner, documentOf(title));
      saves.note({ id, title, revision: 1 });
      await pause();
      if (visitor === null) continue;
      await publish(visitor, id, documentOf(`${title}, publié`));
      saves.note({ id, title: `${title}, publié`, revision: 2 });
      await pause();
    }
  } catch (error) {
    // Otherwise it is the kill: the client gets no more answers.
    if (lives()) throw error;
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, saveEveryMs));
