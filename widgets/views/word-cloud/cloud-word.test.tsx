import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";

import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { viewContext } from "../../../tests/views/support/view-context.ts";
import { CloudWord } from "./cloud-word.tsx";

type Props = ViewProps<"word-cloud">;
const result = (count: number): Props["result"] => ({
  kind: "table",
  dimension: "expression",
  columns: [{ measure: "expressions", label: "Citations", unit: "count", better: "none" }],
  rows: [{ key: "lit", label: "Bon lit", cells: [{ value: count, n: count, count_error: Math.sqrt(count + 1) }] }],
  total_rows: 1,
  complete: true,
  watermark: 1,
});

it.each([
  [20, 15, true],
  [60, 15, false],
])("from %i uses, %i before: whether chance explains it (%s)", (now, before, isDoubtful) => {
  const word = { key: "lit", label: "Bon lit", n: now, balance: 100, tonality: 4 as const, size: 20, x: 0, y: 0, width: 80, height: 20 };
  const props: Props = {
    options: {},
    result: result(now),
    previous: result(before),
    context: viewContext({ title: "Expressions", box: { w: 6, h: 6 } }),
  };
  render(<CloudWord word={word} props={props} />);
  expect(/en hausse de .*évolution non significative/.test(screen.getByRole("listitem").title)).toBe(isDoubtful);
  expect(screen.getByRole("listitem").title).toContain("en hausse de");
});
