import { VERSION_CHECK_MS } from "../../domain/constants.ts";

/**
 * Asks every 60 s for the version that is served (relative `VERSION`, never cached) and calls back once it is not
 * the page's own any more. A failed fetch is only logged (specification §8). Returns the way to stop.
 */
export function watchVersion(own: string, onOutdated: () => void): () => void {
  // A page without settings does not know its own version.
  if (own === "") return () => {};
  const look = async (): Promise<void> => {
    try {
      const answer = await fetch("/VERSION", { cache: "no-cache" });
      if (!answer.ok) throw new Error(`VERSION: ${answer.status}`);
      const served = (await answer.text()).trim();
      if (served !== "" && served !== own) onOutdated();
    } catch (error) {
      console.error(error);
    }
  };
  const timer = setInterval(() => void look(), VERSION_CHECK_MS);
  return () => clearInterval(timer);
}
