/** Bytes of resized images that are kept at most. */
const MOST_BYTES = 16 * 1024 * 1024;

export interface RecentImages {
  /** The image kept under this key, else what `make` gives; made once, however many ask meanwhile. */
  of(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
}

/** Keeps the resized images that were asked for last. */
export function recentImages(most = MOST_BYTES): RecentImages {
  const kept = new Map<string, Uint8Array>();
  const making = new Map<string, Promise<Uint8Array>>();
  let size = 0;

  const keep = (key: string, bytes: Uint8Array): void => {
    if (bytes.byteLength > most) return;
    kept.set(key, bytes);
    size += bytes.byteLength;
    for (const [oldest, { byteLength }] of kept) {
      if (size <= most) break;
      kept.delete(oldest);
      size -= byteLength;
    }
  };
  return {
    async of(key, make) {
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const under = making.get(key) ?? make().finally(() => making.delete(key));
      if (!making.has(key)) {
        making.set(key, under);
        keep(key, await under);
      }
      return under;
    },
  };
}
