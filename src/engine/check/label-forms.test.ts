import { expect, it } from "vitest";

import { viewOptions } from "../../generated/view-options.ts";
import { check } from "./form.ts";

const views = ["kpi", "gauge"] as const;
const problemsOf = (view: (typeof views)[number], secondary_label: string): (readonly [string, string])[] =>
  check(viewOptions[view], { secondary_label }, "/options").map(({ pointer, message }) => [pointer, message]);

it.each(views)("a second figure's label in %s is plain words or two forms", (view) => {
  for (const label of ["avis notés", "avis noté | avis notés", "dont # noté|dont # notés"]) expect(problemsOf(view, label)).toEqual([]);
  for (const label of ["avis |", "| avis", "a | b | c", "a | "])
    expect(problemsOf(view, label)).toEqual([
      ["/options/secondary_label", expect.stringContaining("s’accorde en deux formes, au singulier puis au pluriel")],
    ]);
});
