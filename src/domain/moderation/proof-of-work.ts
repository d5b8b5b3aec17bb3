import type { Challenge, Proof } from "../../generated/types.ts";

const rounds = Uint32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be,
  0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa,
  0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85,
  0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3,
  0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
  0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);
const start = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];
const words = new Uint32Array(64);

const rotated = (value: number, by: number): number => (value >>> by) | (value << (32 - by));

/**
 * SHA-256 of a text of ASCII, in hexadecimal. For the many short texts of a proof of work: the browser's own one answers by a
 * promise each time, which costs several times as much, and is not there where a page does not come by TLS.
 */
export function sha256(text: string): string {
  const length = text.length;
  const blocks = Math.ceil((length + 9) / 64);
  const bytes = new Uint8Array(blocks * 64);
  for (let at = 0; at < length; at += 1) bytes[at] = text.charCodeAt(at);
  bytes[length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 4, length * 8);
  const state = Uint32Array.from(start);
  for (let block = 0; block < blocks; block += 1) compress(state, view, block * 64);
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}

/** Takes one block of 64 bytes into the state. */
function compress(state: Uint32Array, view: DataView, offset: number): void {
  for (let t = 0; t < 16; t += 1) words[t] = view.getUint32(offset + t * 4);
  for (let t = 16; t < 64; t += 1) {
    const [back15, back2] = [words[t - 15] ?? 0, words[t - 2] ?? 0];
    const s0 = rotated(back15, 7) ^ rotated(back15, 18) ^ (back15 >>> 3);
    const s1 = rotated(back2, 17) ^ rotated(back2, 19) ^ (back2 >>> 10);
    words[t] = (words[t - 16] ?? 0) + s0 + (words[t - 7] ?? 0) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let t = 0; t < 64; t += 1) {
    const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const next = (h + s1 + ((e & f) ^ (~e & g)) + (rounds[t] ?? 0) + (words[t] ?? 0)) | 0;
    const s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + next) | 0, c, b, a, (next + s0 + majority) | 0];
  }
  for (const [at, value] of [a, b, c, d, e, f, g, h].entries()) state[at] = (state[at] ?? 0) + value;
}

/** The proof of a challenge among the numbers from `from` on, at most `count` of them; null where none of these is. */
export function solvedAmong({ salt, digest, signature, most }: Challenge, from: number, count: number): Proof | null {
  for (let number = from; number < Math.min(from + count, most); number += 1)
    if (sha256(`${salt}${number}`) === digest) return { salt, digest, signature, number };
  return null;
}
