import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";

import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { driversResult } from "../../../tests/views/support/drivers-result.ts";
import { viewContext } from "../../../tests/views/support/view-context.ts";
import NpsDriversView from "./index.tsx";

it("does not call a gap of few reviews insignificant, and says with what care to take it", () => {
  const props: ViewProps<"nps-drivers"> = {
    options: {},
    result: driversResult([[-3, -5, -1, 8]]),
    context: viewContext({ title: "Moteurs", box: { w: 6, h: 7 } }),
  };
  render(<NpsDriversView {...props} />);
  expect(screen.getByText("Écart non établi")).toBeTruthy();
  const row = screen.getByRole("listitem");
  expect(row.textContent).toMatch(/8\savis, échantillon insuffisant$/);
  expect(row.title).toMatch(/8\savis, échantillon insuffisant$/);
});
