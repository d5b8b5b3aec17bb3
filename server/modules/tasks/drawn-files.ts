import type { StartedTask } from "../../../src/generated/types.ts";
import type { Services } from "../../http/services.ts";
import type { Actor } from "../../kit/actor.ts";
import { rateLimited } from "../../kit/errors.ts";
import { unhurriedly } from "../../kit/impatience.ts";
import type { PaperProcess } from "../../paper/draw-pdf.ts";
import type { Drawable } from "../../paper/paper-worker.ts";
import { tasksOf } from "./tasks-store.ts";

/** Files of one account that may be in the making at once. */
const MOST_PENDING = 3;

interface Order<Wish> {
  task: string;
  actor: Actor;
  wish: Wish;
}

/** Starts to draw a PDF, among the account's downloads. Refuses (429) one too many at once. */
export type DrawFile<Wish> = (actor: Actor, filename: string, wish: Wish) => Promise<StartedTask>;

/** PDFs that jobs draw, which outlive the server; `drawable` reads what is drawn when its turn comes. `name`: of the jobs. */
export function drawnFiles<Wish>(
  { store, clock, jobs }: Pick<Services, "store" | "clock" | "jobs">,
  paper: PaperProcess,
  name: string,
  drawable: (actor: Actor, wish: Wish) => Promise<Drawable>,
): DrawFile<Wish> {
  const drawing = jobs.handle<Order<Wish>, void>({
    name,
    atOnce: 1,
    tries: 2,
    run: async ({ task, actor, wish }, { signal }) => {
      const pdf = await unhurriedly(async () => paper.draw(await drawable(actor, wish), signal));
      await tasksOf(store, actor, clock).end(task, pdf);
    },
    failed: ({ task, actor }) => tasksOf(store, actor, clock).end(task, null),
  });
  return (actor, filename, wish) =>
    store.together(async () => {
      const task = await tasksOf(store, actor, clock).start(filename, "application/pdf");
      const account = { login: actor.login, atMost: MOST_PENDING };
      if ((await drawing.add({ task: task.id, actor, wish }, { account, lane: actor.group.id })) === null)
        throw rateLimited(10, "Plusieurs fichiers sont déjà en préparation. Attendez que l’un d’eux se termine.");
      return { task };
    });
}
