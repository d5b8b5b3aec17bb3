import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { CommandRefusal } from "../../../server/kit/command-refusal.ts";

/** What the page is built of. */
const inputs = ["src", "widgets/views", "public", "vite.config.ts", "package-lock.json"];

/** Builds the page that is photographed, unless it is built of what is there; returns its folder. */
export async function buildPage(root: string): Promise<string> {
  const folder = join(root, "node_modules/.preview");
  const stamp = join(folder, ".stamp");
  const current = digest(root);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === current) return folder;
  const { build, mergeConfig } = await import("vite").catch((cause: unknown) => {
    throw new CommandRefusal("Les dépendances de développement manquent : lancez « npm install », puis recommencez.", { cause });
  });
  const { default: config } = (await import(join(root, "vite.config.ts"))) as { default: object };
  await build({
    ...mergeConfig(config, { root, configFile: false, logLevel: "error" }),
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: { input: { preview: join(root, "src/preview/index.html") } },
    },
  });
  writeFileSync(stamp, current);
  return folder;
}

function digest(root: string): string {
  const hash = createHash("sha256");
  const add = (path: string): void => {
    const full = join(root, path);
    if (!existsSync(full)) return;
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).toSorted()) if (!/\.test\.tsx?$/.test(name)) add(`${path}/${name}`);
    } else hash.update(path).update(readFileSync(full));
  };
  for (const path of inputs) add(path);
  return hash.digest("hex");
}
