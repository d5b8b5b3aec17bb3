import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";

import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import type { Cell } from "../../../src/generated/types.ts";
import { viewContext } from "../../../tests/views/support/view-context.ts";
import MixEffectView from "./index.tsx";

it("rounds each figure by itself, and says so: the last digit of their sum may differ", () => {
  const cell = (value: number, interval?: [number, number]): Cell => ({ value, n: 600, ...(interval && { interval }) });
  const props: ViewProps<"mix-effect"> = {
    options: {},
    result: {
      kind: "table",
      dimension: "category",
      columns: ["score", "real", "mix"].map((measure) => ({ measure, label: measure, unit: "nps" })),
      rows: [],
      total_rows: 0,
      total: [cell(46.14), cell(1.86, [1, 2.7]), cell(-1.14, [-1.5, -0.8])],
      complete: true,
      watermark: 1,
    },
    context: viewContext({ title: "Effet de structure", box: { w: 6, h: 8 } }),
  };
  render(<MixEffectView {...props} />);
  expect(screen.getAllByText(/^[+\u2212]\d+,\d$/).map(({ textContent }) => textContent)).toEqual(["+45,4", "+1,9", "\u22121,1", "+46,1"]);
  expect(screen.getByText(/Chaque chiffre est arrondi séparément\.$/)).toBeTruthy();
});
