import type { Writable } from "node:stream";

/** Writes objects as NDJSON; nothing more once the other side has gone. */
export function lineWriter(out: Writable): (line: object) => void {
  let gone = false;
  out.on("close", () => (gone = true));
  out.on("error", () => (gone = true));
  return (line) => {
    if (!gone) out.write(`${JSON.stringify(line)}\n`);
  };
}
