import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";

import type { ViewProps } from "../../../src/engine/view-props.ts";
import { viewContext } from "../../../tests/views/support/view-context.ts";
import NpsDriversView from "./index.tsx";

it("does not call a gap of few reviews insignificant, and says with what care to take it", () => {
  const props: ViewProps<"nps-drivers"> = {
    options: {},
    result: {
      kind: "table",
      dimension: "theme",
      columns: [
        { measure: "nps-driver", label: "Écart", unit: "balance" },
        { measure: "promoters-mention", label: "Promoteurs", unit: "percent" },
        { measure: "detractors-mention", label: "Détracteurs", unit: "percent" },
      ],
      rows: [
        {
          key: "pedagogie",
          label: "Pédagogie",
          cells: [{ value: -3, n: 8, interval: [-5, -1] }, ...[0, 3].map((value) => ({ value, n: 900 }))],
        },
      ],
      total_rows: 1,
      complete: true,
      watermark: 1,
    },
    context: viewContext({ title: "Moteurs", box: { w: 6, h: 7 } }),
  };
  render(<NpsDriversView {...props} />);
  expect(screen.getByText("Écart non établi")).toBeTruthy();
  const row = screen.getByRole("listitem");
  expect(row.textContent).toMatch(/8\savis, échantillon insuffisant$/);
  expect(row.title).toMatch(/8\savis, échantillon insuffisant$/);
});
