export * from "./catalog.ts";
export * from "./check-query.ts";
export * from "./kind.ts";
export * from "./nearest.ts";
export * from "./plan.ts";
export * from "./problems.ts";
export * from "./validate.ts";
