import type { ModuleAccess } from "../support/module-access.ts";

export default {
  calls: {
    "GET /events": "signedIn",
  },
  // The number of an event, after which a reader goes on: what comes is the reader's own.
  fieldsWithoutIds: "after",
} satisfies ModuleAccess;
