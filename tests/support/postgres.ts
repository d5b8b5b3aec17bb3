import { execFile } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { freePort } from "./server.ts";

const runFile = promisify(execFile);

export interface Cluster {
  /** Of a fresh, empty database of its own. */
  database(): Promise<string>;
  stop(): Promise<void>;
}

/** The folder of PostgreSQL's server programs, or null where this machine has none. */
export function postgresBinaries(): string | null {
  const root = "/usr/lib/postgresql";
  if (!existsSync(root)) return null;
  const found = readdirSync(root)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, "bin"))
    .find((bin) => existsSync(join(bin, "initdb")));
  return found ?? null;
}

/** The reason given by tests that are skipped without it. */
export const withoutPostgres = "PostgreSQL absent de cette machine";

/** Starts a throwaway cluster on a free port, without fsync; root lends it to the user `postgres`, as initdb demands. */
export async function startCluster(): Promise<Cluster> {
  const bin = postgresBinaries();
  if (!bin) throw new Error(withoutPostgres);
  const folder = mkdtempSync(join(tmpdir(), "cluster-"));
  chmodSync(folder, 0o777);
  const port = await freePort();
  const asServer = (command: string): Promise<unknown> =>
    process.getuid?.() === 0 ? runFile("su", ["postgres", "-c", command]) : runFile("sh", ["-c", command]);
  const data = join(folder, "data");
  await asServer(`${bin}/initdb -D ${data} -U owner -A trust -E UTF8 --locale=C --no-sync`);
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c max_connections=40`;
  await asServer(`${bin}/pg_ctl -D ${data} -l ${join(folder, "log")} -o "${settings}" -w start`);
  let databases = 0;
  return {
    database: async () => {
      const name = `test_${(databases += 1)}`;
      await asServer(`${bin}/createdb -h 127.0.0.1 -p ${port} -U owner ${name}`);
      return `postgres://owner@127.0.0.1:${port}/${name}`;
    },
    stop: async () => {
      await asServer(`${bin}/pg_ctl -D ${data} -m immediate stop`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
