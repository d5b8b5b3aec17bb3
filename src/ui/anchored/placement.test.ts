import { describe, expect, it } from "vitest";
import { placeBeside } from "./placement.ts";

const viewport = { width: 1000, height: 600 };
const size = { width: 240, height: 200 };
const anchorAt = (left: number, top: number) => ({ left, top, width: 100, height: 30 });

describe("placeBeside", () => {
  it("is below its anchor, aligned with its start", () => {
    expect(placeBeside(anchorAt(50, 100), size, viewport)).toMatchObject({ left: 50, top: 134, side: "below" });
  });

  it("flips above when the room below is too small and above is roomier", () => {
    expect(placeBeside(anchorAt(50, 500), size, viewport)).toMatchObject({ top: 296, side: "above" });
  });

  it("stays below when neither side has room but below has more", () => {
    expect(placeBeside(anchorAt(50, 100), { width: 240, height: 900 }, viewport).side).toBe("below");
  });

  it("flips under a given room, to the pixel", () => {
    const at = (below: number) => placeBeside(anchorAt(50, 600 - 30 - below), size, viewport, { minRoom: 274 }).side;
    expect(at(274)).toBe("below");
    expect(at(273)).toBe("above");
  });

  it("stays within the width of the viewport", () => {
    expect(placeBeside(anchorAt(950, 100), size, viewport).left).toBe(1000 - 240 - 8);
    expect(placeBeside(anchorAt(0, 100), size, viewport, { align: "end" }).left).toBe(8);
  });

  it("aligns with the centre or the end of its anchor", () => {
    expect(placeBeside(anchorAt(500, 100), size, viewport, { align: "center" }).left).toBe(430);
    expect(placeBeside(anchorAt(500, 100), size, viewport, { align: "end" }).left).toBe(360);
  });
});
