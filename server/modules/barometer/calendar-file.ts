import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Calendar } from "../../../src/generated/types.ts";
import { withMovableFeasts } from "../../../src/domain/time/movable-feasts.ts";
import { isCalendar } from "../../../src/generated/validators.js";
import { projectRoot } from "../../kit/project-root.ts";

/** The shipped calendar of holidays, with the feasts that move with Easter. Throws where the file is missing or of another form. */
export function readCalendar(file: string = join(projectRoot, "templates/calendar.json")): Calendar {
  const value: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!isCalendar(value)) throw new Error(`${file}: ${JSON.stringify(isCalendar.errors)}`);
  return withMovableFeasts(value);
}
