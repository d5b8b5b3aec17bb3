import { readFileSync, rmSync, writeFileSync } from "node:fs";

/** How local commands reach the running server. */
export interface ServerFile {
  pid: number;
  /** Where it listens: `http://127.0.0.1:3000`. */
  address: string;
  /** The name under which it expects to be asked. */
  host: string;
  token: string;
}

/** Written for its owner alone: the token opens the local commands. */
export function writeServerFile(path: string, server: ServerFile): void {
  rmSync(path, { force: true });
  writeFileSync(path, `${JSON.stringify(server, null, 2)}\n`, { mode: 0o600, flag: "wx" });
}

/** Null where no server left its address; one that was killed leaves it too. */
export function readServerFile(path: string): ServerFile | null {
  try {
    const { pid, address, host, token } = JSON.parse(readFileSync(path, "utf8")) as Partial<ServerFile>;
    return pid !== undefined && address !== undefined && host !== undefined && token !== undefined ? { pid, address, host, token } : null;
  } catch {
    return null;
  }
}

export function removeServerFile(path: string): void {
  rmSync(path, { force: true });
}
