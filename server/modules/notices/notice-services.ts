import type { Services } from "../../http/services.ts";

/** What notices take of the server's services. */
export type NoticeServices = Pick<
  Services,
  "store" | "jobs" | "mails" | "clock" | "config" | "product" | "environment" | "analytics" | "logger" | "serving"
>;
