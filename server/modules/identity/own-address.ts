/**
 * The path of an address within the product, to be joined to its origin by the caller; `/` for anything else:
 * another origin, a scheme-relative address, a control character, an address with a password.
 */
export function ownAddress(wanted: unknown, publicUrl: URL): string {
  if (typeof wanted !== "string" || wanted.length > 2000 || /[\\\s\p{Cc}]/u.test(wanted)) return "/";
  let address: URL;
  try {
    address = new URL(wanted, publicUrl);
  } catch {
    return "/";
  }
  if (address.origin !== publicUrl.origin || address.username || address.password) return "/";
  // «//evil» is a path of this origin to one parser and another host to the next.
  return address.pathname.startsWith("//") ? "/" : address.pathname + address.search + address.hash;
}
