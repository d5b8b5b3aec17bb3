/** The statistics behind every figure that is an estimate (DOMAIN §2). Pure; shares and scores are on 0–100. */
export * from "./statistics-count.ts";
export * from "./statistics-difference.ts";
export * from "./statistics-impact.ts";
export * from "./statistics-index.ts";
export * from "./statistics-interval.ts";
export * from "./statistics-median.ts";
export * from "./statistics-mix.ts";
export * from "./statistics-nps.ts";
export * from "./statistics-ratio.ts";
export * from "./statistics-sample.ts";
export * from "./statistics-share.ts";
export * from "./statistics-tests.ts";
