import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { linePath, sparklineScale } from "./sparkline-path.ts";
import { Sparkline } from "./sparkline.tsx";

describe("linePath", () => {
  const path = (values: (number | null)[]) => linePath(values, sparklineScale(values, values.length, 106, 46, 3));

  it("spans the box, the highest value on top", () => expect(path([0, 5, 10])).toBe("M3 43L53 23L103 3"));
  it("breaks where a value is missing", () => expect(path([0, null, 10])).toBe("M3 43M103 3"));
  it("is in the middle when all values are equal", () => expect(path([7, 7])).toBe("M3 23L103 23"));
  it("draws nothing without values", () => expect(path([null, null])).toBe(""));
});

describe("Sparkline", () => {
  it("is an image with a sentence, or decorative without one", () => {
    const { container, rerender } = render(<Sparkline values={[1, 2]} label="Note de 8,1 à 8,7" />);
    expect(screen.getByRole("img", { name: "Note de 8,1 à 8,7" })).toBeTruthy();
    rerender(<Sparkline values={[1, 2]} />);
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  });

  it("ends with its own period where the compared one has a month more", () => {
    const { container } = render(<Sparkline values={[1, 2, 3]} previous={[1, 2, 3, 900]} width={106} height={46} />);
    expect(container.querySelector("circle")?.getAttribute("cx")).toBe("103");
    expect([...container.querySelectorAll("path")].map((path) => path.getAttribute("d"))).toContain("M3 43L53 23L103 3");
  });

  it("marks the last known value", () => {
    const { container } = render(<Sparkline values={[1, 2, null]} width={106} />);
    expect(container.querySelector("circle")?.getAttribute("cx")).toBe("53");
  });

  it("ends with its last whole period: what is counted in part is dashed, and does not set the scale", () => {
    const values = [5, 1, 2, 3, 90];
    const { container } = render(<Sparkline values={values} whole={[false, true, true, true, false]} width={106} height={46} />);
    const paths = [...container.querySelectorAll("path")].map((path) => path.getAttribute("d"));
    expect(paths).toContain("M28 43L53 23L78 3");
    expect(paths.filter((path) => path?.startsWith("M3 ") || path?.endsWith("L103 1"))).toHaveLength(2);
    const end = container.querySelector("circle");
    expect([end?.getAttribute("cx"), end?.getAttribute("cy")]).toEqual(["78", "3"]);
  });

  it("dashes one segment after the other where several values are not whole", () => {
    const { container } = render(<Sparkline values={[1, 2, 3, 2]} whole={[true, true, false, false]} width={106} height={46} />);
    const starts = [...container.querySelectorAll("path")].map((path) => path.getAttribute("d")?.split(/[ML]/)[1]?.split(" ")[0]);
    // The area and the curve begin with the first value, the dashes with the last whole one.
    expect(starts).toEqual(["3", "3", "36.3", "69.7"]);
  });

  it("draws what it has where nothing is whole", () => {
    const { container } = render(<Sparkline values={[1, 2]} whole={[false, false]} width={106} height={46} />);
    expect(container.querySelector("circle")?.getAttribute("cx")).toBe("103");
  });
});
