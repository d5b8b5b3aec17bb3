import { AsyncResource } from "node:async_hooks";

import type { LiveEvent } from "../../src/generated/types.ts";
import { patiently } from "../kit/impatience.ts";
import type { Store, StoreActor } from "../store/store.ts";

/** Between two looks (ms) for what other servers have announced. */
const LOOK_MS = 2_000;
/** Readers of one account at a time: windows, and those that have not noticed yet that they are gone. */
export const MOST_OF_ACCOUNT = 20;

/** An event with its number, after which a reader who comes back goes on. */
export interface NumberedEvent {
  no: number;
  event: LiveEvent;
}

/** What changes while pages are open, for those who have one open. */
export interface EventHub {
  /**
   * Calls `listener` with each event for this reader after the number `from`. Returns it with the events that the reader has
   * missed `after` another one (where they are no longer all known, one that says that anything may have changed) and the way
   * to stop; null where the account has as many readers as it may.
   */
  listen(
    reader: StoreActor,
    after: number | null,
    listener: (event: NumberedEvent) => void,
  ): Promise<{ from: number; missed: NumberedEvent[]; stop: () => void } | null>;
  /** Tells every reader of this server, whatever the group, of what is no group's. */
  broadcast(event: LiveEvent): void;
  close(): void;
}

interface Reader {
  login: string;
  group: string;
  listener: (event: NumberedEvent) => void;
}

/** Reads the announcements of a store; `failed` hears where they cannot be read. */
export function openEventHub(store: Store, failed: (error: unknown) => void): EventHub {
  const readers = new Set<Reader>();
  // Announcements are read outside any request.
  const apart = new AsyncResource("events");
  /** The number up to which all readers have heard. */
  let last = 0;
  let turn: Promise<unknown> = Promise.resolve();
  let isWoken = false;

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  };
  const look = async (): Promise<void> => {
    isWoken = false;
    if (readers.size === 0) return;
    const rows = await store.system("events", (db) =>
      db.selectFrom("announcements").where("no", ">", last).selectAll().orderBy("no").execute(),
    );
    for (const { no, group_id, login, topic, key } of rows) {
      last = no;
      for (const reader of readers)
        if (reader.group === group_id && (login === null || login === reader.login)) reader.listener({ no, event: { topic, key } });
    }
  };
  const wake = (): void => {
    if (isWoken || readers.size === 0) return;
    isWoken = true;
    apart.runInAsyncScope(() => void inTurn(() => patiently(look)).catch(failed));
  };
  const stopHearing = store.onAnnounced(wake);
  const timer = setInterval(wake, LOOK_MS);
  timer.unref();

  /** The number of the latest announcement, and those after a given number that are for a reader; null where some are gone. */
  const since = (reader: Reader, after: number | null): Promise<{ newest: number; missed: NumberedEvent[] | null }> =>
    store.system("events", async (db) => {
      const all = await db.selectFrom("announcements").selectAll().orderBy("no").execute();
      const newest = all.at(-1)?.no ?? 0;
      if (after === null || after === newest) return { newest, missed: [] };
      if (!all.some(({ no }) => no === after)) return { newest, missed: null };
      const own = all.filter(
        ({ no, group_id, login }) => no > after && group_id === reader.group && (login ?? reader.login) === reader.login,
      );
      return { newest, missed: own.map(({ no, topic, key }) => ({ no, event: { topic, key } })) };
    });

  return {
    listen: async ({ login, group }, after, listener) => {
      const theirs = (): number => [...readers].filter((reader) => reader.login === login).length;
      if (theirs() >= MOST_OF_ACCOUNT) return null;
      const reader = { login, group: group.id, listener };
      return inTurn(async () => {
        // Who came first hears what was announced meanwhile before the number moves on.
        await look();
        const { newest, missed } = await since(reader, after);
        if (theirs() >= MOST_OF_ACCOUNT) return null;
        if (readers.size === 0) last = newest;
        readers.add(reader);
        const everything: NumberedEvent = { no: newest, event: { topic: "all", key: null } };
        return { from: newest, missed: missed ?? [everything], stop: () => void readers.delete(reader) };
      });
    },
    broadcast: (event) => {
      for (const { listener } of readers) listener({ no: last, event });
    },
    close: () => {
      stopHearing();
      clearInterval(timer);
      readers.clear();
      apart.emitDestroy();
    },
  };
}
