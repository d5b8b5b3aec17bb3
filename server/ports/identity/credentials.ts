import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** Work of one hash: N (as a power of two), r, p. */
interface Cost {
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP's parameters for scrypt with 32 MiB; about a quarter of a second. */
const strong: Cost = { n: 15, r: 8, p: 3 };
/** For passwords that are printed on the screen anyway. */
export const publicPasswordCost: Cost = { n: 12, r: 8, p: 1 };

/** The stored form of a password: `scrypt$n$r$p$salt$hash`. */
export async function hashPassword(password: string, cost: Cost = strong): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, cost);
  return ["scrypt", cost.n, cost.r, cost.p, salt.toString("base64url"), hash.toString("base64url")].join("$");
}

/** Whether the password is the stored one. Without a stored one the work is done all the same: the time that it takes discloses nothing. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, n = "", r = "", p = "", salt = "", hash = ""] = (stored ?? decoy).split("$");
  const expected = Buffer.from(hash, "base64url");
  const given = await derive(password, Buffer.from(salt, "base64url"), { n: Number(n), r: Number(r), p: Number(p) });
  return expected.length === given.length && timingSafeEqual(expected, given) && stored !== null;
}

const decoy = ["scrypt", strong.n, strong.r, strong.p, "AAAAAAAAAAAAAAAAAAAAAA", Buffer.alloc(32).toString("base64url")].join("$");

function derive(password: string, salt: Buffer, { n, r, p }: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Two spellings of an accented letter are one password.
    scrypt(password.normalize("NFC"), salt, 32, { N: 2 ** n, r, p, maxmem: 256 * 2 ** n * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
