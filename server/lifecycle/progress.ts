import { typeset } from "../../src/domain/format/typeset.ts";

/** The progress of a long step, on standard error: a bar that redraws itself on a terminal, a line now and then elsewhere. */
export interface Progress {
  /** `total` null: not known. */
  update(done: number, total: number | null): void;
  end(sentence: string): void;
}

const width = 28;
const redrawMs = 80;
const lineMs = 5_000;

export function progress(label: string, out: NodeJS.WriteStream = process.stderr): Progress {
  let last = 0;
  const number = (value: number): string => value.toLocaleString("fr-FR");
  return {
    update: (done, total) => {
      const now = Date.now();
      if (now - last < (out.isTTY ? redrawMs : lineMs)) return;
      // The first look says nothing yet where lines stay.
      const first = last === 0;
      last = now;
      if (first && !out.isTTY) return;
      const share = total === null || total === 0 ? null : Math.min(1, done / total);
      const text =
        share === null
          ? `${label} : ${number(done)}`
          : `${label} ${"█".repeat(Math.round(share * width)).padEnd(width, "░")} ${number(Math.floor(share * 100))} % (${number(done)})`;
      out.write(typeset(out.isTTY ? `\r\u001b[K${text}` : `${text}\n`));
    },
    end: (sentence) => void out.write(typeset(out.isTTY ? `\r\u001b[K${sentence}\n` : `${sentence}\n`)),
  };
}
