import { deflateSync } from "node:zlib";

/** Pictures of 200 by 100 pixels, red on the left and blue on the right. */
export const jpeg = Buffer.from(
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wEEEAAbABsAGwAbABwAGwAeACEAIQAeACoALQAoAC0AKgA9ADgAMwAzADgAPQBdAEIARwBCAEcAQgBdAI0AWABnAFgAWABnAFgAjQB9AJcAewBzAHsAlwB9AOAAsACcAJwAsADgAQMA2QDOANkBAwE6ARkBGQE6AYsBdwGLAgQCBAK2EQAbABsAGwAbABwAGwAeACEAIQAeACoALQAoAC0AKgA9ADgAMwAzADgAPQBdAEIARwBCAEcAQgBdAI0AWABnAFgAWABnAFgAjQB9AJcAewBzAHsAlwB9AOAAsACcAJwAsADgAQMA2QDOANkBAwE6ARkBGQE6AYsBdwGLAgQCBAK2/8IAEQgAZADIAwEiAAIRAQMRAf/EACwAAQEBAAAAAAAAAAAAAAAAAAAEBQEBAAMBAAAAAAAAAAAAAAAAAAIDBQT/2gAMAwEAAhADEAAAAM8dG2AAAABPPRPflhKgAAAADQHNtgAAAATz0T35YSoAAAAA0BzbYAAAAE89E9+WEqAAAAANAc22AAAABPPRPflhKgAAAADQHNtgAAAATz0T35YSoAAAAA0BzbYAAAAE89E9+WEqAAAAANAc22AAAABPOX5YSoAAAAA//8QAGBAAAwEBAAAAAAAAAAAAAAAAA0KBQDD/2gAIAQEAAT8A6HW6TrdJ1uk63SdbpOt0nW6TrdJ1uk63SdbpOt0nW9f/xAAYEQADAQEAAAAAAAAAAAAAAAABAjIwIP/aAAgBAgEBPwDpJGqSNUkapI1SRqkjVJHf/8QAGREAAgMBAAAAAAAAAAAAAAAAAgQwM4Eg/9oACAEDAQE/AOmbjyVm48lZuPJWbjyVm48lZuPJWbjzv//Z",
  "base64",
);
export const webp = Buffer.from(
  "UklGRqIAAABXRUJQVlA4IJYAAABQCQCdASrIAGQAPxGIvlisKSajosgBgCIJZ27hc/DwgKjoi1Nd7/Hot0R9Y919E3RH1kkMWHyP/GLzjCEhg+siGMISGD60prLXV2ziAEMYQkLsAAD+/Wk/2ygT1v//Vf4+/bC0Pfcc4cJr/A3dSeCGpP86qnlKSheMJ3neo0mENiwC0zq3Eci6WeFmtFaqsnAqHAwAAAA=",
  "base64",
);
export const losslessWebp = Buffer.from("UklGRi4AAABXRUJQVlA4TCEAAAAvx8AYAA8Qp6AdvPkPB2TSNnVQ/2r3VcKI6P8ELEu+agAA", "base64");

export const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>');

/** A PNG of one grey; `claimed` writes another size, depth or order of lines into its head than its pixels have. */
export function png(
  width: number,
  height: number,
  claimed: { width?: number; height?: number; depth?: number; interlaced?: boolean } = {},
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(claimed.width ?? width, 0);
  head.writeUInt32BE(claimed.height ?? height, 4);
  head[8] = claimed.depth ?? 8;
  head[12] = claimed.interlaced ? 1 : 0;
  // The filter of each line is the byte before it; 0 is none.
  const lines = Buffer.alloc((width + 1) * height, 120);
  for (let y = 0; y < height; y += 1) lines[y * (width + 1)] = 0;
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(lines)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The JPEG with another size in its frame's head. */
export function largeJpeg(width: number, height: number): Buffer {
  const bytes = Buffer.from(jpeg);
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc2]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

/** The head of a WebP whose canvas has this size. */
export function largeWebp(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(30);
  bytes.write("RIFF", 0, "latin1");
  bytes.write("WEBPVP8X", 8, "latin1");
  bytes.writeUIntLE(width - 1, 24, 3);
  bytes.writeUIntLE(height - 1, 27, 3);
  return bytes;
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc(named));
  return Buffer.concat([length, named, check]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}
