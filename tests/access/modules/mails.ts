import type { ModuleAccess } from "../support/module-access.ts";

export default {
  calls: {
    "GET /mails/stop/:token": "everybody",
    "POST /mails/stop/:token": "everybody",
    "DELETE /mails/stop/:token": "everybody",
  },
  withoutIds: ["GET /mails/stop/:token", "POST /mails/stop/:token", "DELETE /mails/stop/:token"],
  checkedWithin: { "POST /mails/stop/:token": null },
} satisfies ModuleAccess;
