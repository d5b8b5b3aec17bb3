import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import type { Plugin } from "vite";

const smaller = { gz: promisify(gzip), br: promisify(brotliCompress) };
const hardest = { gz: { level: 9 }, br: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } } };

/** Lays a compressed twin beside every script and sheet, so that the server compresses nothing while a page loads. */
export const compressedTwins: Plugin = {
  name: "compressed-twins",
  apply: "build",
  async writeBundle({ dir = "" }, bundle) {
    const names = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css)$/.test(name));
    await Promise.all(
      names.map(async (name) => {
        const file = join(dir, name);
        const content = await readFile(file);
        await Promise.all([
          smaller.gz(content, hardest.gz).then((body) => writeFile(`${file}.gz`, body)),
          smaller.br(content, hardest.br).then((body) => writeFile(`${file}.br`, body)),
        ]);
      }),
    );
  },
};
