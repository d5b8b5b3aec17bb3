import type { PrintFormat, StartedTask } from "../../../src/generated/types.ts";
import { fileNameOf } from "../../../src/domain/format/csv.ts";
import type { Jobs } from "../../jobs/jobs.ts";
import type { Actor } from "../../kit/actor.ts";
import type { PaperProcess } from "../../paper/draw-pdf.ts";
import type { Drawable } from "../../paper/paper-worker.ts";
import { drawnFiles } from "../tasks/drawn-files.ts";
import { tasksOf } from "../tasks/tasks-store.ts";
import type { ModerationServices } from "./moderation-items.ts";
import { readRegister, registerCsv, registerPaper, requireBegun } from "./register.ts";
import { codeCard } from "../../paper/code-card.ts";
import { reviewCode, reviewWords } from "./review-code.ts";

type Wish = { register: number } | { code: string; format: PrintFormat };

/** What moderation gives as files, among the account's downloads. */
export interface ModerationFiles {
  register(actor: Actor, year: number, format: "csv" | "pdf"): Promise<StartedTask>;
  code(actor: Actor, establishment: string, format: PrintFormat): Promise<StartedTask>;
}

/** PDFs are drawn by jobs, which outlive the server; a CSV file is there at once. */
export function moderationFiles(services: ModerationServices & { jobs: Jobs }, paper: PaperProcess): ModerationFiles {
  const { store, config, clock } = services;
  const drawable = async (actor: Actor, wish: Wish): Promise<Drawable> => {
    const product = config.product().name;
    const owner = actor.group.name;
    return "register" in wish
      ? registerPaper(await readRegister(services, actor, wish.register), product, owner, clock.now())
      : codeCard(await reviewCode(services, actor, wish.code), reviewWords, { format: wish.format, product, owner });
  };
  const draw = drawnFiles(services, paper, "moderation-paper", drawable);
  return {
    register: async (actor, year, format) => {
      requireBegun(year, services);
      const filename = `registre-moderation-${year}`;
      if (format === "pdf") return draw(actor, `${filename}.pdf`, { register: year });
      const tasks = tasksOf(store, actor, clock);
      const content = registerCsv(await readRegister(services, actor, year));
      // Listed with its file, or not at all.
      return store.together(async () => {
        const task = await tasks.start(`${filename}.csv`, "text/csv; charset=utf-8");
        await tasks.end(task.id, content);
        return { task: { ...task, state: "finished" } };
      });
    },
    code: async (actor, establishment, format) => {
      const { establishment: place } = await reviewCode(services, actor, establishment);
      const name = fileNameOf(place.name, "etablissement");
      return draw(actor, `${format === "poster" ? "affiche" : "cartes"}-avis-${name}.pdf`, { code: place.id, format });
    },
  };
}
