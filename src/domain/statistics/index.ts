/** The statistics behind every figure that is an estimate (DOMAIN §2). Pure; shares and scores are on 0–100. */
export * from "./difference.ts";
export * from "./impact.ts";
export * from "./weighted-index.ts";
export * from "./interval.ts";
export * from "./median.ts";
export * from "./mix.ts";
export * from "./nps.ts";
export * from "./ratio.ts";
export * from "./sample.ts";
export * from "./share.ts";
export * from "./significance.ts";
