import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import { bothDatabases } from "../../tests/support/both-databases.ts";
import { openStore } from "../store/open-store.ts";
import type { ScopedDb, Store } from "../store/store.ts";
import { type EventHub, MOST_OF_ACCOUNT, type NumberedEvent, openEventHub } from "./event-hub.ts";

const a = { login: "a@north", group: { id: "north" } };
const b = { login: "b@north", group: { id: "north" } };
const south = { login: "c@south", group: { id: "south" } };
const databases = bothDatabases();

describe.for(databases.filter(({ runs }) => runs))("the events on $name", ({ location }) => {
  let store: Store;
  const open: EventHub[] = [];
  beforeAll(async () => void (store = await openStore(await location())), 60_000);
  afterAll(() => store.close());
  afterEach(() => open.splice(0).forEach((hub) => hub.close()));

  const hubOf = (): EventHub => {
    const hub = openEventHub(store, (error) => expect.unreachable(String(error)));
    open.push(hub);
    return hub;
  };
  const announce = (key: string, of = a, to: "group" | "account" = "group"): Promise<void> =>
    store.forActor(of).transaction(async (db: ScopedDb) => db.announce("dashboards", key, to));
  const listening = async (hub: EventHub, reader = a, after: number | null = null) => {
    const heard: NumberedEvent[] = [];
    const found = await hub.listen(reader, after, (event) => heard.push(event));
    if (!found) throw new Error("refused");
    return { ...found, keys: () => heard.map(({ event }) => event.key), last: () => heard.at(-1)?.no ?? 0 };
  };

  it("reach the readers of their group, those of an account its own readers alone", async () => {
    const hub = hubOf();
    const [first, colleague, other] = [await listening(hub), await listening(hub, b), await listening(hub, south)];
    await announce("1");
    await announce("2", a, "account");
    await announce("3", south);
    await expect.poll(first.keys).toEqual(["1", "2"]);
    await expect.poll(other.keys).toEqual(["3"]);
    expect(colleague.keys()).toEqual(["1"]);
  });

  it("reach the readers of other servers", async () => {
    const far = await listening(hubOf());
    const near = await listening(hubOf());
    await announce("1");
    await expect.poll(near.keys).toEqual(["1"]);
    await expect.poll(far.keys, { timeout: 5_000 }).toEqual(["1"]);
  });

  it("are none of a transaction that was undone", async () => {
    const reader = await listening(hubOf());
    const undone = store.forActor(a).transaction(async (db) => {
      db.announce("dashboards", "undone");
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    await announce("1");
    await expect.poll(reader.keys).toEqual(["1"]);
  });

  it("that a reader has missed come first, once and in their order", async () => {
    const hub = hubOf();
    const before = await listening(hub);
    await announce("1");
    await expect.poll(before.keys).toEqual(["1"]);
    before.stop();
    await announce("2");
    await announce("3", south);
    await announce("4");
    const again = await listening(hub, a, before.last());
    expect(again.missed.map(({ event }) => event.key)).toEqual(["2", "4"]);
    await announce("5");
    await expect.poll(again.keys).toEqual(["5"]);
    expect(before.keys()).toEqual(["1"]);
  });

  it("say that anything may have changed to a reader who comes back after what is no longer known", async () => {
    await announce("1");
    const { missed } = await listening(hubOf(), a, 1_000_000);
    expect(missed.map(({ event }) => event.topic)).toEqual(["all"]);
  });

  it("have a bounded number of readers for an account", async () => {
    const hub = hubOf();
    const readers = await Promise.all(Array.from({ length: MOST_OF_ACCOUNT + 3 }, () => hub.listen(a, null, () => undefined)));
    expect(readers.filter((reader) => reader !== null)).toHaveLength(MOST_OF_ACCOUNT);
    readers.find((reader) => reader)?.stop();
    expect(await hub.listen(a, null, () => undefined)).not.toBeNull();
  });
});
