import { join } from "node:path";

/** Where everything lies below the data folder. */
export interface DataFiles {
  /** Columnar projection; its lock in the kernel guards the whole folder. */
  columnar: string;
  /** Folder of the embedded database. */
  state: string;
  /** Whose the folder is: `{ pid, started }`. It locks nothing, and a killed process leaves it behind. */
  lock: string;
  /** Address and token of the running server. */
  server: string;
  /** There while the demo data go in: a load that was cut off begins again. */
  demoMark: string;
  /** Folder of what restorations replaced: the last few of them. */
  backups: string;
  /** Folder of the mails of a server without SMTP, each a file `.eml`. */
  outbox: string;
}

export function dataFiles(dataDir: string): DataFiles {
  return {
    columnar: join(dataDir, "analytics.duckdb"),
    state: join(dataDir, "state"),
    lock: join(dataDir, "lock"),
    server: join(dataDir, "server.json"),
    demoMark: join(dataDir, "demo-loading"),
    backups: join(dataDir, "backups"),
    outbox: join(dataDir, "outbox"),
  };
}
