import type { TableData } from "../../src/domain/format/table-data.ts";
import { ink } from "./blocks.ts";
import { collected, cutTo, LEADING, openSheet } from "./sheet.ts";
import { drawTable, tableOf } from "./table.ts";

/** A long table on paper, with what it is at the head of its first page. */
export interface RegisterPaper {
  kind: "register";
  product: string;
  title: string;
  owner: string;
  /** What it covers: a name and what it says. */
  ground: [name: string, text: string][];
  made: string;
  table: TableData;
  /** In the place of rows, where there are none. */
  empty: string;
}

const [WIDTH, HEIGHT, MARGIN, SMALL] = [841.89, 595.28, 36, 7];

/** Draws the table on A4 pages, landscape: its head again on each, the pages numbered. */
export async function drawRegister({ product, title, owner, ground, made, table, empty }: RegisterPaper): Promise<Buffer> {
  const sheet = openSheet({ width: WIDTH, height: HEIGHT }, { title, author: product });
  const done = collected(sheet);
  const across = WIDTH - 2 * MARGIN;
  sheet.doc.addPage();
  let y = MARGIN;
  sheet.line(`${product} · ${owner}`, MARGIN, y, across, { size: SMALL, color: ink["text-3"] });
  y += SMALL * 1.8;
  y += sheet.words(title, MARGIN, y, across, { size: 18, weight: 600 }) + 4;
  for (const [name, text] of ground) y += sheet.words(`${name}\u00a0: ${text}`, MARGIN, y, across, { size: 8.5, color: ink["text-2"] });
  y += 8;
  sheet.rule(MARGIN, y, across, ink["border-strong"]);
  y += 10;
  if (table.rows.length === 0) sheet.words(empty, MARGIN, y, across, { size: 9 });
  const next = (): number => {
    sheet.doc.addPage();
    sheet.line(cutTo(title, across, { size: SMALL, weight: 600 }), MARGIN, MARGIN, across, { size: SMALL, weight: 600 });
    return MARGIN + SMALL * LEADING + 6;
  };
  drawTable(sheet, tableOf(table, { small: SMALL }), MARGIN, y, across, { bottom: HEIGHT - MARGIN - 20, next });
  const { count } = sheet.doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    sheet.doc.switchToPage(page);
    const foot = { size: SMALL, color: ink["text-3"] };
    sheet.line(cutTo(made, across - 90, foot), MARGIN, HEIGHT - MARGIN - SMALL, across - 90, foot);
    sheet.line(`Page ${page + 1} sur ${count}`, MARGIN, HEIGHT - MARGIN - SMALL, across, { ...foot, align: "right" });
  }
  sheet.doc.end();
  return done;
}
