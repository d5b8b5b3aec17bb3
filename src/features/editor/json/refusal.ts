import { JSON_LIMIT_BYTES } from "../../../domain/constants.ts";
import { unstorableReason } from "../../../engine/check/storable.ts";

/** What a document may measure, which travels beside other things (bytes). */
const LONGEST_BYTES = JSON_LIMIT_BYTES - 16 * 1024;

/** Why a part of a document cannot become one that the server keeps. */
export type Refusal = { code: "reserved"; name: string } | { code: "tooLong"; most: number } | { code: "unstorable"; reason: string };

/** The reason for which a value that was written as JSON is not taken into a document; null where it is. */
export function refusalOf(value: unknown): Refusal | null {
  const reason = unstorableReason(value);
  if (reason !== null) return { code: "unstorable", reason };
  const name = reservedName(value);
  if (name !== undefined) return { code: "reserved", name };
  if (new TextEncoder().encode(JSON.stringify(value)).length > LONGEST_BYTES)
    return { code: "tooLong", most: Math.floor(LONGEST_BYTES / 1024) };
  return null;
}

/** A name that the server reads in no JSON: one by which a program could be made to change its own objects. */
function reservedName(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    if (name === "__proto__") return name;
    if (name === "constructor" && typeof member === "object" && member !== null && Object.hasOwn(member, "prototype")) return "prototype";
    const within = reservedName(member);
    if (within !== undefined) return within;
  }
  return undefined;
}
