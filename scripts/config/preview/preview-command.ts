import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";

import type { RouteNames } from "../../../server/config/assemble.ts";
import { CommandRefusal } from "../../../server/kit/command-refusal.ts";
import { counted } from "../../counted.ts";
import { print } from "../../print.ts";
import { configOf } from "../read-config.ts";
import { buildPage } from "./build-page.ts";
import { documentsIn, linesIn, type PreviewState, previewStates, queriesOf } from "./documents.ts";
import { galleryPage, type PreviewedDocument } from "./gallery-page.ts";
import { imageDifference } from "./image-difference.ts";
import { type Device, devices, openStudio, type Theme, themes } from "./photograph.ts";
import { pixelsOf } from "./pixels.ts";

/** `config preview FILE…`: photographs documents on each device, in each theme and state, into a folder with a gallery; exit code 1 where a budget is broken. */
export async function previewCommand(root: string, routes: RouteNames, files: readonly string[], out?: string): Promise<number> {
  const config = await configOf(root, routes);
  const documents = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file).catch((cause: unknown) => {
        throw new CommandRefusal(`Le fichier ${file} est introuvable ou illisible.`, { cause });
      });
      return documentsIn(file, bytes);
    }),
  );
  const folder = resolve(out ?? join(root, "dist/preview"));
  await mkdir(folder, { recursive: true });
  const { types, metrics, product } = config.catalog;
  const sources = Object.entries(metrics.dimensions).map(([source, dimensions]) => ({
    source,
    dimensions,
    measures: Object.fromEntries(
      Object.entries(metrics.measures).flatMap(([name, { source: own, ...measure }]) => (own === source ? [[name, measure]] : [])),
    ),
  }));
  const studio = await openStudio(await buildPage(root));
  const previewed: PreviewedDocument[] = [];
  try {
    for (const { name, document } of documents) {
      const shown: PreviewedDocument = { name, title: document.title, queries: queriesOf(document, config), pictures: [] };
      previewed.push(shown);
      for (const state of previewStates) {
        const input = {
          document,
          types,
          sources,
          product: { samples: product.samples, tonalities: product.tonalities },
          lines: linesIn(document, config, state),
        };
        for (const device of Object.keys(devices) as Device[])
          for (const theme of themes) shown.pictures.push(await take(input, { name, state, device, theme }));
      }
      print(`${name} : ${counted(shown.pictures.length, "image")}.`);
    }
  } finally {
    await studio.close();
  }
  await writeFile(join(folder, "index.html"), galleryPage(previewed));
  const broken = previewed.flatMap(({ pictures }) => pictures).filter(({ contrast, keys }) => contrast > 0 || keys.length > 0).length;
  const changed = previewed.flatMap(({ pictures }) => pictures).filter(({ difference }) => (difference ?? 0) > 0).length;
  print(
    `${relative(process.cwd(), join(folder, "index.html"))} : ${counted(changed, "image changée", "images changées")} depuis la dernière fois, ${counted(broken, "image")} hors budget.`,
  );
  return broken > 0 ? 1 : 0;

  async function take(input: object, { name, state, device, theme }: { name: string; state: PreviewState; device: Device; theme: Theme }) {
    const { png, ...measured } = await studio.photograph(input, device, theme);
    const file = `${name}-${device}-${theme}-${state}.png`;
    const before = existsSync(join(folder, file)) ? await readFile(join(folder, file)) : null;
    const difference = before && imageDifference(await pixelsOf(before), await pixelsOf(png));
    if (before && (difference ?? 0) > 0) await writeFile(join(folder, file.replace(/\.png$/, ".before.png")), before);
    await writeFile(join(folder, file), png);
    return { file, state, device, theme, difference, ...measured };
  }
}
