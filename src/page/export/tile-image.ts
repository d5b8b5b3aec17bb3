/** What an image of a tile says beside its drawing. */
export interface ImageWords {
  title: string;
  /** Under the title: what the page is about, period, comparison. */
  subtitle: string;
  /** Below it: the filters of its figures; empty where there are none. */
  filters: string;
  /** At the foot: whose figures, and how fresh. */
  source: string;
}

/** Pixels of the image for one of the page. */
const SCALE = 2;
const MARGIN = 20;
const LEGEND_LINE = 22;
const UNDER_LINE = 18;
const font = { title: "600 16px", text: "13px", small: "12px" };

/**
 * The drawing of a tile as a PNG, twice as fine as on the screen, with its title, period, filters, legend and source; in the colours of
 * the page. Null where the tile shows no chart, or the browser cannot draw it.
 */
export async function tileImage(tile: Element, words: ImageWords): Promise<Blob | null> {
  const drawings = [...tile.querySelectorAll("[data-drawn]")].flatMap((frame) => frame.querySelector("svg, canvas") ?? []);
  const parts = await Promise.all(drawings.map(async (drawing) => ({ image: await imageOf(drawing), ...sizeOf(drawing) })));
  if (parts.length === 0) return null;
  const style = getComputedStyle(tile);
  const width = Math.max(320, ...parts.map((part) => part.width)) + 2 * MARGIN;
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  const write = (size: string): void => {
    pen.font = `${size} ${style.fontFamily}`;
  };
  write(font.title);
  const title = linesOf(pen, words.title, width - 2 * MARGIN);
  write(font.text);
  const under = [words.subtitle, words.filters].flatMap((text) => (text === "" ? [] : linesOf(pen, text, width - 2 * MARGIN)));
  const legend = legendRows(pen, [...tile.querySelectorAll("[data-legend] > li")], width - 2 * MARGIN);
  const below = MARGIN + title.length * 22;
  const head = below + 4 + under.length * UNDER_LINE;
  const drawn = parts.reduce((sum, { height }) => sum + height + 8, 0);
  const height = head + drawn + legend.length * LEGEND_LINE + 18 + MARGIN;
  canvas.width = Math.round(width * SCALE);
  canvas.height = Math.round(height * SCALE);
  pen.scale(SCALE, SCALE);
  pen.textBaseline = "top";
  pen.fillStyle = style.backgroundColor;
  pen.fillRect(0, 0, width, height);

  pen.fillStyle = style.color;
  write(font.title);
  for (const [at, line] of title.entries()) pen.fillText(line, MARGIN, MARGIN + at * 22);
  write(font.text);
  pen.globalAlpha = 0.75;
  for (const [at, line] of under.entries()) pen.fillText(line, MARGIN, below + at * UNDER_LINE, width - 2 * MARGIN);
  pen.globalAlpha = 1;
  let top = head;
  for (const part of parts) {
    pen.drawImage(part.image, MARGIN, top, part.width, part.height);
    top += part.height + 8;
  }
  for (const row of legend) {
    for (const { text, color, x } of row) {
      pen.fillStyle = color;
      pen.fillRect(MARGIN + x, top + 4, 12, 8);
      pen.fillStyle = style.color;
      pen.fillText(text, MARGIN + x + 18, top);
    }
    top += LEGEND_LINE;
  }
  write(font.small);
  pen.globalAlpha = 0.75;
  pen.fillText(words.source, MARGIN, height - MARGIN - 12, width - 2 * MARGIN);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

const sizeOf = (drawing: Element): { width: number; height: number } => {
  const { width, height } = drawing.getBoundingClientRect();
  return { width, height };
};

/** A drawing as something that a canvas takes: an SVG by an address of its own text, which the page's policy allows. */
async function imageOf(drawing: Element): Promise<CanvasImageSource> {
  if (drawing instanceof HTMLCanvasElement) return drawing;
  const { width, height } = sizeOf(drawing);
  const copy = drawing.cloneNode(true) as SVGElement;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width * SCALE));
  copy.setAttribute("height", String(height * SCALE));
  if (!copy.hasAttribute("viewBox")) copy.setAttribute("viewBox", `0 0 ${width} ${height}`);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

/** A text in lines that are no wider than that. */
function linesOf(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line === undefined || pen.measureText(longer).width > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** The entries of a legend in rows, each with the colour of its mark. */
function legendRows(
  pen: CanvasRenderingContext2D,
  entries: readonly Element[],
  width: number,
): { text: string; color: string; x: number }[][] {
  const rows: { text: string; color: string; x: number }[][] = [];
  let x = 0;
  for (const entry of entries) {
    const text = entry.textContent.trim();
    const needed = pen.measureText(text).width + 18 + 16;
    if (rows.length === 0 || x + needed > width) {
      rows.push([]);
      x = 0;
    }
    rows.at(-1)?.push({ text, color: getComputedStyle(entry.firstElementChild ?? entry).color, x });
    x += needed;
  }
  return rows;
}
