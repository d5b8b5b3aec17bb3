import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const project = join(import.meta.dirname, "../..");

/** A throwaway copy of a part of the configuration, for tests that change files. */
export interface TestFolder {
  root: string;
  write(file: string, content: unknown): Promise<void>;
  read(file: string): Promise<string>;
  remove(file: string): Promise<void>;
  dispose(): Promise<void>;
}

/** Copies product, metrics and the named views; tests add the rest. */
export async function testFolder(views: readonly string[]): Promise<TestFolder> {
  const root = await mkdtemp(join(tmpdir(), "config-"));
  const copied = ["templates/product.json", "widgets/metrics", ...views.map((view) => `widgets/views/${view}/view.json`)];
  for (const part of copied) await cp(join(project, part), join(root, part), { recursive: true });
  return {
    root,
    write: async (file, content) => {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), typeof content === "string" ? content : JSON.stringify(content, null, 2));
    },
    read: (file) => readFile(join(root, file), "utf8"),
    remove: (file) => rm(join(root, file)),
    dispose: () => rm(root, { recursive: true, force: true }),
  };
}
