import { packedRows } from "../../src/domain/design/paper-rows.ts";
import { type Block, blockOf, ink, isTable, type Sizes } from "./blocks.ts";
import { drawCode } from "./code.ts";
import { drawFlowLine, type FlowLine, lineHeight } from "./flow.ts";
import type { PaperLayout, PaperOrder, PaperTile } from "./paper-order.ts";
import { collected, cutTo, LEADING, linesOf, openSheet, type Sheet } from "./sheet.ts";
import { drawTable, leastHeight, wholeHeight } from "./table.ts";

/** A4, in points. */
const A4 = { short: 595.28, long: 841.89 };
const MARGIN = 36;
const HEAD = 40;
const FOOT = 30;
/** What begins low on a page has room for this much of it. */
const LEAST_BEGINNING = 160;
/** What fills less than this of the tallest of its row has a card of its own height. */
const SHORT_SHARE = 0.6;
/** Between tiles, and within their frames. */
const GUTTER = 12;
const PAD = 8;

const sizes: Readonly<Record<PaperLayout["text"], Sizes>> = {
  small: { body: 7.5, small: 6.5, title: 8.5, figure: 17 },
  normal: { body: 8.5, small: 7.5, title: 9.5, figure: 20 },
  large: { body: 10, small: 9, title: 11, figure: 24 },
};

/** Draws a document as a PDF. */
export async function drawDocument(order: PaperOrder): Promise<Buffer> {
  const [width, height] = order.orientation === "portrait" ? [A4.short, A4.long] : [A4.long, A4.short];
  const sheet = openSheet({ width, height }, { title: order.title, author: order.product });
  const done = collected(sheet);
  new Writer(sheet, order).write();
  sheet.doc.end();
  return done;
}

/** A tile with its blocks, measured for a width. */
interface Measured {
  tile: PaperTile;
  width: number;
  blocks: Block[];
  height: number;
}

/** Writes the pages of one document, from the top of the first to the foot of the last. */
class Writer {
  readonly #sheet: Sheet;
  readonly #order: PaperOrder;
  readonly #sizes: Sizes;
  readonly #width: number;
  readonly #bottom: number;
  #y = 0;
  #tab: string | null = null;

  constructor(sheet: Sheet, order: PaperOrder) {
    this.#sheet = sheet;
    this.#order = order;
    this.#sizes = sizes[order.text];
    this.#width = sheet.width - 2 * MARGIN;
    this.#bottom = sheet.height - MARGIN - FOOT;
  }

  write(): void {
    const { tabs } = this.#order;
    this.#tab = tabs[0]?.title ?? null;
    this.#opening();
    tabs.forEach((tab, index) => {
      this.#tab = tab.title;
      if (index > 0) this.#next();
      if (tab.title !== null) this.#heading(tab.title, this.#sizes.title * 1.6, "outline");
      for (const section of tab.sections) {
        const rows = this.#rowsOf(section.tiles);
        if (section.title !== null) {
          // A title never ends a page: what follows it is whole beneath it, or begins there where it is longer than a page.
          const heading = this.#sizes.title * 2.4;
          const first = rows[0] ? Math.max(...rows[0].map(({ height }) => height)) : 0;
          const isWhole = first + heading <= this.#bottom - MARGIN - HEAD;
          if (this.#y + heading + (isWhole ? first : LEAST_BEGINNING) > this.#bottom) this.#next();
          this.#heading(section.title, this.#sizes.title * 1.25);
        }
        for (const row of rows) this.#row(row);
      }
    });
    this.#feet();
  }

  /** The head of the first page: the title, what the figures cover, and the way back to them on a screen. */
  #opening(): void {
    const { title, owner, product, ground, address } = this.#order;
    const { body, small } = this.#sizes;
    this.#sheet.doc.addPage();
    const code = address === null ? 0 : 64;
    const across = this.#width - (code === 0 ? 0 : code + GUTTER);
    let y = MARGIN;
    this.#sheet.line(cutTo(owner === "" ? product : `${product} · ${owner}`, across, { size: small }), MARGIN, y, across, {
      size: small,
      color: ink["text-3"],
    });
    y += small * 1.8;
    y += this.#sheet.words(title, MARGIN, y, across, { size: 20, weight: 600 }) + 4;
    for (const [name, text] of ground) {
      const setting = { size: body, color: ink["text-2"] };
      y += this.#sheet.words(`${name}\u00a0: ${text}`, MARGIN, y, across, setting);
    }
    if (address !== null) {
      drawCode(this.#sheet, address, this.#sheet.width - MARGIN - code, MARGIN, code);
      y = Math.max(y, MARGIN + code);
      const shown = cutTo(address, this.#width, { size: small });
      this.#sheet.line(shown, MARGIN, y + 4, this.#width, { size: small, color: ink["accent-text"] });
      this.#sheet.doc.link(MARGIN, y + 4, this.#width, small * LEADING, address);
      y += small * LEADING + 4;
    }
    y += 8;
    this.#sheet.rule(MARGIN, y, this.#width, ink["border-strong"]);
    this.#y = y + GUTTER;
  }

  /** Begins a page; its head says of which document, tab, period and filters it is. */
  #next(): void {
    const { title, shortGround } = this.#order;
    const { small } = this.#sizes;
    this.#sheet.doc.addPage();
    const name = this.#tab === null ? title : `${title} · ${this.#tab}`;
    this.#sheet.line(cutTo(name, this.#width, { size: small, weight: 600 }), MARGIN, MARGIN, this.#width, { size: small, weight: 600 });
    this.#sheet.line(cutTo(shortGround, this.#width, { size: small }), MARGIN, MARGIN + small * LEADING, this.#width, {
      size: small,
      color: ink["text-2"],
    });
    this.#sheet.rule(MARGIN, MARGIN + small * 3, this.#width, ink.border);
    this.#y = MARGIN + HEAD;
  }

  #heading(text: string, size: number, kind?: "outline"): void {
    if (kind) this.#sheet.doc.outline.addItem(text);
    this.#y += this.#sheet.words(text, MARGIN, this.#y, this.#width, { size, weight: 600 }) + 6;
  }

  /** Tiles side by side as on screen, fewer where paper is narrower; a table that may be long has a row of its own. */
  #rowsOf(tiles: readonly PaperTile[]): Measured[][] {
    const room = { isWide: this.#order.orientation === "landscape", isLarge: this.#order.text === "large" };
    const rows = packedRows(tiles, widthOnScreen, room);
    return rows.map((row) => {
      const total = row.reduce((sum, { span }) => sum + span, 0);
      const across = this.#width - GUTTER * (row.length - 1);
      return row.map(({ tile, span }) => this.#measured(tile, (across * span) / total));
    });
  }

  #measured(tile: PaperTile, width: number): Measured {
    const inner = width - 2 * PAD;
    const blocks = tile.parts.map((part) => blockOf(this.#sheet, part, inner, this.#sizes));
    const height =
      this.#titleHeight(tile, inner) +
      blocks.reduce((sum, block, index) => sum + this.#heightOf(block, tile.parts[index]?.label ?? null, inner), 0);
    return { tile, width, blocks, height: height + 2 * PAD };
  }

  #titleHeight({ title, note, missing }: PaperTile, width: number): number {
    const { title: size, small } = this.#sizes;
    const lines = (text: string | null, setting: { size: number; weight?: 600 }): number =>
      text === null ? 0 : linesOf(text, width, setting).length * setting.size * LEADING;
    return lines(title, { size, weight: 600 }) + lines(note, { size: small }) + lines(missing, { size: small }) + 4;
  }

  #heightOf(block: Block, label: string | null, width: number): number {
    const named = label === null ? 0 : this.#sizes.body * LEADING + 2;
    return named + (block.kind === "whole" ? block.height : block.lead.height + wholeHeight(block.table, width));
  }

  #row(row: readonly Measured[]): void {
    const height = Math.max(...row.map((tile) => tile.height));
    const page = this.#bottom - MARGIN - HEAD;
    if (height <= page) {
      if (this.#y + height > this.#bottom) this.#next();
      let x = MARGIN;
      for (const tile of row) {
        // A figure beside a tall table has a card of its own height: one as tall as the table would look empty.
        const isShort = tile.height < height * SHORT_SHARE;
        this.#frame(x, this.#y, tile.width, isShort ? tile.height : height);
        this.#inside(tile, x + PAD, this.#y + PAD);
        x += tile.width + GUTTER;
      }
      this.#y += height + GUTTER;
      return;
    }
    // Longer than a page: one after the other over the whole width, and their tables go on over the pages.
    for (const { tile } of row) this.#long(this.#measured(tile, this.#width));
  }

  #frame(x: number, y: number, width: number, height: number): void {
    this.#sheet.doc.roundedRect(x, y, width, height, 5).lineWidth(0.7).strokeColor(ink.border).stroke();
  }

  #title({ title, note, missing }: PaperTile, x: number, y: number, width: number): number {
    const { title: size, small } = this.#sizes;
    let at = y + this.#sheet.words(title, x, y, width, { size, weight: 600 });
    if (note !== null) at += this.#sheet.words(note, x, at, width, { size: small, color: ink["text-3"] });
    if (missing !== null) at += this.#sheet.words(missing, x, at, width, { size: small, color: ink["text-2"] });
    return at + 4;
  }

  /** A tile that fits on its page. */
  #inside({ tile, width, blocks }: Measured, x: number, y: number): void {
    const inner = width - 2 * PAD;
    let at = this.#title(tile, x, y, inner);
    blocks.forEach((block, index) => {
      at = this.#label(tile.parts[index]?.label ?? null, x, at, inner);
      if (block.kind === "whole") {
        block.draw(x, at);
        at += block.height;
        return;
      }
      block.lead.draw(x, at);
      at = drawTable(this.#sheet, block.table, x, at + block.lead.height, inner, { bottom: Number.POSITIVE_INFINITY, next: () => at });
    });
  }

  #label(label: string | null, x: number, y: number, width: number): number {
    if (label === null) return y;
    this.#sheet.line(label, x, y, width, { size: this.#sizes.body, weight: 600, color: ink["text-2"] });
    return y + this.#sizes.body * LEADING + 2;
  }

  /** A tile that is longer than a page, without a frame: each table goes on over the pages, each drawing stays whole. */
  #long({ tile, blocks }: Measured): void {
    const first = blocks[0];
    const whole = first?.kind === "table" ? first.lead.height + leastHeight(first.table, this.#width) : (first?.height ?? 0);
    // What is longer than a page begins on the present one where a few of its lines fit.
    const least = Math.min(whole, LEAST_BEGINNING);
    if (this.#y + this.#titleHeight(tile, this.#width) + least > this.#bottom) this.#next();
    this.#y = this.#title(tile, MARGIN, this.#y, this.#width);
    blocks.forEach((block, index) => {
      const whole = block.kind === "whole" ? block : block.lead;
      const flow = whole.height > this.#bottom - MARGIN - HEAD ? whole.flow : undefined;
      if (!flow && this.#y + whole.height > this.#bottom) this.#next();
      this.#y = this.#label(tile.parts[index]?.label ?? null, MARGIN, this.#y, this.#width);
      if (flow) this.#flow(flow);
      else {
        whole.draw(MARGIN, this.#y);
        this.#y += whole.height;
      }
      if (block.kind === "table")
        this.#y = drawTable(this.#sheet, block.table, MARGIN, this.#y, this.#width, {
          bottom: this.#bottom,
          next: () => {
            this.#next();
            return this.#y;
          },
        });
    });
    this.#y += GUTTER;
  }

  /** A text that is longer than a page, line by line. */
  #flow(lines: readonly FlowLine[]): void {
    for (const line of lines) {
      if (this.#y + lineHeight(line) > this.#bottom) this.#next();
      this.#y = drawFlowLine(this.#sheet, line, MARGIN, this.#y, this.#width);
    }
  }

  /** The foot of every page, once their number is known. */
  #feet(): void {
    const { doc, height } = this.#sheet;
    const { small } = this.#sizes;
    const { count } = doc.bufferedPageRange();
    const y = height - MARGIN - small;
    for (let page = 0; page < count; page += 1) {
      doc.switchToPage(page);
      this.#sheet.line(cutTo(this.#order.made, this.#width - 90, { size: small }), MARGIN, y, this.#width - 90, {
        size: small,
        color: ink["text-3"],
      });
      this.#sheet.line(`Page ${page + 1} sur ${count}`, MARGIN, y, this.#width, { size: small, color: ink["text-3"], align: "right" });
    }
  }
}

/** The columns of twelve that a tile needs: what is drawn as a table takes more than a drawing. */
function widthOnScreen({ box, parts }: PaperTile): number {
  const isLong = parts.some(
    ({ result }) => result.kind === "table" || result.kind === "feed" || (result.kind === "changes" && result.items.length > 0),
  );
  if (isLong || parts.length > 1) return 12;
  return parts.some(isTable) ? Math.max(6, box.w) : box.w;
}
