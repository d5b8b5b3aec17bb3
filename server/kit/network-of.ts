import { isIPv6 } from "node:net";

/** The part of an address that one subscriber holds: of IPv6 the first 64 bits, below which anybody has addresses without end. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [head = "", tail] = address.replace(/%.*$/, "").split("::");
  const groups = (part: string | undefined): string[] => (part ? part.split(":") : []);
  const missing = 8 - groups(head).length - groups(tail).length;
  const all = tail === undefined ? groups(head) : [...groups(head), ...Array.from({ length: missing }, () => "0"), ...groups(tail)];
  return all
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(":");
}
