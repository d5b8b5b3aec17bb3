import type { FastifyInstance } from "fastify";

import { selectionsIn } from "../../../src/domain/selection/rule.ts";
import { addDays, type Day, dayOf, startOf } from "../../../src/domain/time/day.ts";
import type { SelectionRule } from "../../../src/generated/types.ts";
import type { Services } from "../../http/services.ts";
import type { JobKind } from "../../jobs/jobs.ts";
import type { StoreActor } from "../../store/store.ts";
import { membersOf, readsReviews } from "./rule-members.ts";
import { selectionStore } from "./selections-store.ts";
import { readTerritory } from "./territory.ts";

/** Between a change and the job that follows it (ms): an import is many changes. */
const SETTLING_MS = 20_000;
/** After midnight (ms): the twelve months of the rules begin a day later. */
const AT_NIGHT_MS = 3.25 * 3_600_000;

type FollowServices = Pick<Services, "store" | "analytics" | "clock" | "product" | "jobs" | "settled">;

/** The job that has living selections follow their rules, of every group. */
function followJob(services: FollowServices): JobKind<{ night?: string }, number> {
  return {
    name: "selections.follow",
    atOnce: 1,
    tries: 3,
    run: async (_payload, { signal }) => {
      // Figures that count what has changed.
      await services.settled();
      const groups = await services.store.system("selections.follow", (db) =>
        db.selectFrom("selections").select("group_id").distinct().where("kind", "=", "living").where("deleted_at", "is", null).execute(),
      );
      let changed = 0;
      for (const { group_id } of groups) {
        signal.throwIfAborted();
        changed += await followIn(services, { login: "", group: { id: group_id } }, signal);
      }
      return changed;
    },
  };
}

/** Has the living selections of one group follow their rules, those that others read first; returns how many changed. */
export async function followIn(services: FollowServices, actor: StoreActor, signal?: AbortSignal): Promise<number> {
  const selections = selectionStore(services.store, actor, services.clock);
  const living = new Map<string, SelectionRule>();
  for (const [id, { kind, rule }] of await selections.rules()) if (kind === "living" && rule) living.set(id, rule);
  if (living.size === 0) return 0;
  const territory = await readTerritory(services, actor, {
    reviews: [...living.values()].some(readsReviews),
  });
  let changed = 0;
  for (const [id, rule] of inOrder(living)) {
    const members = new Set((await membersOf(rule, territory, signal)).map((member) => member.id));
    if (await selections.follow(id, rule, [...members])) changed += 1;
    for (const establishment of territory.establishments) {
      const among = new Set(establishment.selections);
      if (members.has(establishment.id)) among.add(id);
      else among.delete(id);
      establishment.selections = among;
    }
  }
  return changed;
}

/** Rules after those of the selections that they read. */
function inOrder(rules: ReadonlyMap<string, SelectionRule>): [string, SelectionRule][] {
  const ordered = new Map<string, SelectionRule>();
  const visit = (id: string, on: ReadonlySet<string>): void => {
    const rule = rules.get(id);
    if (!rule || ordered.has(id) || on.has(id)) return;
    for (const other of selectionsIn(rule)) visit(other, new Set([...on, id]));
    ordered.set(id, rule);
  };
  for (const id of rules.keys()) visit(id, new Set());
  return [...ordered];
}

/** Queues the job after changes of this process, and every night. */
export function followRules(app: FastifyInstance, services: FollowServices): void {
  const { store, jobs, clock, product } = services;
  const queue = jobs.handle(followJob(services));
  const failed = (error: unknown): void => app.log.error(error, "living selections");
  let settling: NodeJS.Timeout | undefined;
  let nightly: NodeJS.Timeout | undefined;

  const stop = store.onCommit(() => {
    settling ??= setTimeout(() => {
      settling = undefined;
      queue.add({}, { onceWaiting: "changes", lane: "rules" }).catch(failed);
    }, SETTLING_MS).unref();
  });
  const dueOn = (day: Day): number => startOf(day, product.timezone) + AT_NIGHT_MS;
  /** Waits for the next night after that of `past`: today's, where the server starts before it. */
  const awaitNight = (past?: Day): void => {
    const now = clock.now();
    const today = dayOf(now, product.timezone);
    const night = today !== past && dueOn(today) > now.getTime() ? today : addDays(today, 1);
    nightly = setTimeout(
      () => {
        // One for all servers: of this day.
        queue.add({ night }, { once: night, lane: "rules" }).catch(failed);
        awaitNight(night);
      },
      dueOn(night) - now.getTime(),
    ).unref();
  };
  app.addHook("onReady", async () => awaitNight());
  app.addHook("onClose", async () => {
    stop();
    clearTimeout(settling);
    clearTimeout(nightly);
  });
}
