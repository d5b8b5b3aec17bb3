import {
  type AccessUser,
  establishmentPageAccess,
  mayOpen,
  moderationPageAccess,
  observationAccess,
  ownPageAccess,
} from "../../src/domain/access/access.ts";
import type { DestinationPage } from "../../src/generated/types.ts";
import type { LiveConfig } from "../config/live-config.ts";

/**
 * The pages whose names and titles somebody may know: of a destination all for who sees its figures, else the public ones;
 * of an establishment and of moderation those that open to the reader.
 */
export function pagesFor(visitor: AccessUser | null, config: LiveConfig): DestinationPage[] {
  const { slug } = config.product();
  const observes = mayOpen(visitor, observationAccess, slug);
  return config.destinationPages().filter((page) => {
    if (page.of === undefined) return observes || page.public;
    if (page.of === "moderation") return mayOpen(visitor, moderationPageAccess(page), slug);
    return (
      (page.for !== "TP" && mayOpen(visitor, establishmentPageAccess(page), slug)) ||
      (page.for !== "DMO" && mayOpen(visitor, ownPageAccess(page), slug))
    );
  });
}
