export type { Figure } from "./reviews-types.ts";
