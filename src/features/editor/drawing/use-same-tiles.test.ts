import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";

import type { Tile } from "../../../engine/plan/plan.ts";
import { useSameTiles } from "./use-same-tiles.ts";

const tile = (id: string, title = id): Tile => ({ ok: true, id, title, place: { tab: "t", section: "s" } }) as unknown as Tile;

it("gives each tile that says the same as before as the same object, whatever comes, goes or moves beside it", () => {
  const first = ["a", "b", "c"].map((id) => tile(id));
  const { result, rerender } = renderHook(({ planned }) => useSameTiles(planned), { initialProps: { planned: first } });
  const [, b, c] = result.current;
  rerender({ planned: [tile("new"), tile("c"), tile("b", "Autre titre")] });
  expect(result.current.map(({ id }) => id)).toEqual(["new", "c", "b"]);
  expect(result.current[1]).toBe(c);
  expect(result.current[2]).not.toBe(b);
});
