import { slug as own } from "./http.ts";

/** The login in the session's readable cookie; null without one. It carries no right: it only distinguishes one's own work from others'. */
export function signedInLogin(slug = own, cookies = document.cookie): string | null {
  const found = cookies.split("; ").find((pair) => pair.startsWith(`${slug}_login=`));
  return found ? decodeURIComponent(found.slice(slug.length + "_login=".length)) : null;
}
