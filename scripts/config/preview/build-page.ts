import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { className } from "../../build/class-names.ts";
import { CommandRefusal } from "../../../server/kit/command-refusal.ts";

/** What the page is built of. */
const inputs = ["src", "widgets/views", "public", "package-lock.json"];

/** Builds the page that is photographed, unless it is built of what is there; returns its folder. */
export async function buildPage(root: string): Promise<string> {
  const folder = join(root, "node_modules/.preview");
  const stamp = join(folder, ".stamp");
  const current = digest(root);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === current) return folder;
  const [{ build }, { default: react }] = await Promise.all([import("vite"), import("@vitejs/plugin-react")]).catch((cause: unknown) => {
    throw new CommandRefusal("Les outils de construction manquent : lancez « npm install », puis recommencez.", { cause });
  });
  await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [react()],
    css: { modules: { generateScopedName: className } },
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
