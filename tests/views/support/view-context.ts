import { exampleSurroundings } from "../../../src/app/example-surroundings.ts";
import type { ViewContext } from "../../../src/engine/table/view-props.ts";

/** The context of a view of half a year, compared with nothing; `given` replaces what the test is about. */
export function viewContext(given: Pick<ViewContext, "title" | "box"> & Partial<ViewContext>): ViewContext {
  return {
    ...exampleSurroundings,
    period: { from: "2026-01-01", to: "2026-07-01" },
    comparedTo: null,
    comparedLabel: "",
    ...given,
  };
}
