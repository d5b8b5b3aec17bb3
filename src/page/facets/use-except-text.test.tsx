import { renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import product from "../../../templates/product.json";
import { useExceptText } from "./use-except-text.ts";

const text = (dimension: string, not: string[]): string | undefined => {
  const { capacities } = product;
  return renderHook(() => useExceptText(undefined, { capacities, establishments: [{ id: "place", name: "Hôtel du Lac" }] })).result.current(
    dimension,
    { not },
  );
};

describe("what a filter leaves out", () => {
  it.each([
    ["stars", ["1", "3"], "Tout sauf 1 étoile, 3 étoiles"],
    ["rating-band", ["9"], "Tout sauf De 9 à 10"],
    ["capacity", [product.capacities[0]?.id ?? ""], `Tout sauf ${product.capacities[0]?.name}`],
    ["establishment", ["place"], "Tout sauf Hôtel du Lac"],
    ["weekday", ["1"], "Tout sauf lun."],
    ["answered", ["false"], "Tout sauf Sans réponse"],
    ["polarity", ["-1"], "Tout sauf Défavorable"],
  ])("is named by words where no facet does: %s", (dimension, not, said) => {
    expect(text(dimension, not)).toBe(said);
  });

  it("keeps what nothing names, and says nothing of what is chosen", () => {
    expect(text("stars", ["9"])).toBe("Tout sauf 9");
    expect(renderHook(() => useExceptText(undefined)).result.current("stars", ["1"])).toBeUndefined();
  });
});
