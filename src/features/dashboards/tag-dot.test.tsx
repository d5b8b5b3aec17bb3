import { render } from "@testing-library/react";
import { expect, it } from "vitest";

import { TagDot } from "./tag-dot.tsx";

it("has one colour for every spelling of a tag, and keeps the spelling", () => {
  const spellings = ["Été", "ÉTÉ", " e\u0301te\u0301 "];
  const { container } = render(spellings.map((tag) => <TagDot key={tag} tag={tag} />));
  const dots = [...container.querySelectorAll<HTMLElement>("[aria-hidden]")];
  expect(dots).toHaveLength(3);
  expect(new Set(dots.map((dot) => dot.style.background)).size).toBe(1);
  expect(container.textContent).toBe(spellings.join(""));
});
