import { render } from "@testing-library/react";
import { expect, it } from "vitest";

import type { Unit } from "../../../domain/figure/figure.ts";
import { SecondaryFigure } from "./secondary-figure.tsx";

/** The text of a figure with a label. */
function read(value: number, label?: string, order?: "label-first" | "value-first", unit: Unit = "count"): string | null {
  const { container, unmount } = render(
    <SecondaryFigure
      figure={{ measure: "m", label: "Avis", unit, value, n: 500 }}
      label={label}
      order={order}
      context={{ samples: { insufficient: 10, small: 30, map: 30 }, audience: "private" }}
    />,
  );
  const { textContent } = container;
  unmount();
  return textContent;
}

it("agrees its label with the figure, wherever that is", () => {
  const forms = "établissement évalué | établissements évalués";
  expect([0, 1, 2, 12].map((value) => read(value, forms, "value-first"))).toEqual([
    "0 établissement évalué",
    "1 établissement évalué",
    "2 établissements évalués",
    "12 établissements évalués",
  ]);
  expect(read(2, "Noté | Notés")).toBe("Notés 2");
  expect(read(1, "dont # noté | dont # notés", "value-first")).toBe("dont 1 noté");
  expect(read(3, "dont # noté | dont # notés", "value-first")).toBe("dont 3 notés");
});

it("leaves a label without forms as it is, and has the measure's name by default", () => {
  expect(read(1, "avis sans réponse", "value-first")).toBe("1 avis sans réponse");
  expect(read(7, "# 1 du mois", "value-first")).toBe("7 # 1 du mois");
  expect(read(1)).toBe("Avis 1");
});
