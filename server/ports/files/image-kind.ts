/** What an image is by its own bytes, whatever its name or its sender says. */
export interface ImageKind {
  readonly type: "image/png" | "image/jpeg" | "image/webp" | "image/svg+xml";
  readonly extension: "png" | "jpg" | "webp" | "svg";
  /** In pixels; null for a drawing, which has none. */
  readonly size: { readonly width: number; readonly height: number } | null;
  /** Bits of one colour of a pixel. */
  readonly depth: number;
}

/** Recognises PNG, JPEG, WebP and SVG; null for everything else, and for a head that is cut off. */
export function imageKind(bytes: Uint8Array): ImageKind | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return pngKind(view) ?? jpegKind(view) ?? webpKind(view) ?? svgKind(view);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function pngKind(bytes: Buffer): ImageKind | null {
  if (bytes.toString("latin1", 0, 8) !== "\x89PNG\r\n\x1a\n" || bytes.toString("latin1", 12, 16) !== "IHDR") return null;
  return {
    type: "image/png",
    extension: "png",
    size: { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) },
    depth: bytes.readUInt8(24),
  };
}

/** Goes from marker to marker until the one that begins the frame. */
function jpegKind(bytes: Buffer): ImageKind | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  let at = 2;
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) return null;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) {
      const size = { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
      return { type: "image/jpeg", extension: "jpg", size, depth: bytes.readUInt8(at + 4) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
}

function webpKind(bytes: Buffer): ImageKind | null {
  if (bytes.toString("latin1", 0, 4) !== "RIFF" || bytes.toString("latin1", 8, 12) !== "WEBP") return null;
  const size = webpSize(bytes);
  return size && { type: "image/webp", extension: "webp", size, depth: 8 };
}

function webpSize(bytes: Buffer): ImageKind["size"] {
  const chunk = bytes.toString("latin1", 12, 16);
  if (chunk === "VP8 ") return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (chunk === "VP8X") return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (chunk !== "VP8L") return null;
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function svgKind(bytes: Buffer): ImageKind | null {
  const head = bytes.toString("utf8", 0, 1024).trimStart();
  return /^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(head)
    ? { type: "image/svg+xml", extension: "svg", size: null, depth: 8 }
    : null;
}
