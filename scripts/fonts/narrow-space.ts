/** The measures of the font, in units of 1/1000 em. */
const UNITS_PER_EM = 1000;
const ASCENT = 800;
const DESCENT = -200;
const NOTDEF_WIDTH = 500;
/** The design asks for a fifth of an em: wide enough to separate thousands, narrower than a word space. */
const SPACE_WIDTH = 200;
const SPACE_CODE = 0x202f;

/** A TrueType font with one usable glyph, the narrow no-break space (U+202F), as the bytes of a `.ttf` file. */
export function narrowSpaceFont(): Buffer {
  const notdef = rectangle(50, 0, 450, 700);
  const tables: [string, Buffer][] = [
    ["OS/2", os2()],
    ["cmap", cmap()],
    ["glyf", notdef],
    ["head", head()],
    ["hhea", words([1, 0, ASCENT, DESCENT, 0, NOTDEF_WIDTH, 0, 50, 450, 1, 0, 0, 0, 0, 0, 0, 0, 2])],
    ["hmtx", words([NOTDEF_WIDTH, 50, SPACE_WIDTH, 0])],
    ["loca", words([0, notdef.length / 2, notdef.length / 2])],
    ["maxp", words([1, 0, 2, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])],
    ["name", names(["Narrow Space", "Regular", "NarrowSpace-1", "Narrow Space", "Version 1.000", "NarrowSpace-Regular"])],
    ["post", Buffer.concat([words([3, 0, 0, 0, -100, 50]), Buffer.alloc(20)])],
  ];
  return assemble(tables);
}

/** Joins the tables behind their directory and writes the file's checksum into `head` (OpenType, «otff»). */
function assemble(tables: [string, Buffer][]): Buffer {
  const log = Math.floor(Math.log2(tables.length));
  const header = words([1, 0, tables.length, 16 * 2 ** log, log, tables.length * 16 - 16 * 2 ** log]);
  let offset = header.length + tables.length * 16;
  let headOffset = 0;
  const directory = tables.map(([tag, data]) => {
    if (tag === "head") headOffset = offset;
    const entry = Buffer.alloc(16);
    entry.write(tag, "latin1");
    entry.writeUInt32BE(checksum(data), 4);
    entry.writeUInt32BE(offset, 8);
    entry.writeUInt32BE(data.length, 12);
    offset += padded(data).length;
    return entry;
  });
  const file = Buffer.concat([header, ...directory, ...tables.map(([, data]) => padded(data))]);
  file.writeUInt32BE((0xb1b0afba - checksum(file)) >>> 0, headOffset + 8);
  return file;
}

function rectangle(left: number, bottom: number, right: number, top: number): Buffer {
  const flags = Buffer.from([1, 1, 1, 1]);
  const xs = [left, 0, right - left, 0];
  const ys = [bottom, top - bottom, 0, bottom - top];
  return padded(Buffer.concat([words([1, left, bottom, right, top, 3, 0]), flags, words(xs), words(ys)]));
}

function os2(): Buffer {
  const table = Buffer.alloc(96);
  const put = (at: number, ...values: number[]): void => void words(values).copy(table, at);
  put(0, 4, SPACE_WIDTH, 400, 5, 0, 650, 700, 0, 140, 650, 700, 0, 480, 50, 250);
  // Unicode range bit 31: general punctuation, the block of U+202F.
  put(42, 0x8000, 0);
  table.write("NONE", 58, "latin1");
  put(62, 0x40, SPACE_CODE, SPACE_CODE, ASCENT, DESCENT, 0, ASCENT, -DESCENT);
  put(86, 500, 700, 0, SPACE_CODE, 1);
  return table;
}

/** Format 4, one segment for the space and the closing one that the format demands. */
function cmap(): Buffer {
  const segments = [4, 32, 0, 4, 4, 1, 0, SPACE_CODE, 0xffff, 0, SPACE_CODE, 0xffff, 1 - SPACE_CODE, 1, 0, 0];
  return words([0, 1, 3, 1, 0, 12, ...segments]);
}

function head(): Buffer {
  const table = words([1, 0, 1, 0, 0, 0, 0x5f0f, 0x3cf5, 0b1011, UNITS_PER_EM]);
  const dates = Buffer.alloc(16);
  return Buffer.concat([table, dates, words([50, 0, 450, 700, 0, 8, 2, 0, 0])]);
}

function names(texts: string[]): Buffer {
  const encoded = texts.map((text) => Buffer.from(text, "utf16le").swap16());
  let offset = 0;
  const records = encoded.map((text, id) => {
    const record = words([3, 1, 0x409, id + 1, text.length, offset]);
    offset += text.length;
    return record;
  });
  return Buffer.concat([words([0, texts.length, 6 + 12 * texts.length]), ...records, ...encoded]);
}

/** Sixteen-bit big-endian words, signed or not. */
function words(values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => buffer.writeUInt16BE(value & 0xffff, index * 2));
  return buffer;
}

function padded(data: Buffer): Buffer {
  return Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
}

function checksum(data: Buffer): number {
  const bytes = padded(data);
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}
