import { expect, it } from "vitest";

import { overridden } from "./overridden.ts";

const type: Record<string, unknown> = { src: "", alt: "", fit: "contain" };

it("keeps what differs from the type, with what the widget has of its own already", () => {
  expect(overridden(undefined, type, { alt: "Le port" })).toEqual({ alt: "Le port" });
  expect(overridden({ fit: "cover" }, type, { alt: "Le port" })).toEqual({ fit: "cover", alt: "Le port" });
  expect(overridden(undefined, undefined, { align: "center" })).toEqual({ align: "center" });
});

it("lets go of what is as the type has it again, and of everything where nothing is left", () => {
  expect(overridden({ fit: "cover", alt: "Le port" }, type, { alt: "" })).toEqual({ fit: "cover" });
  expect(overridden({ alt: "Le port" }, type, { alt: "" })).toBeNull();
});

it("leaves alone what was not changed, be it as the type has it", () => {
  expect(overridden({ fit: "contain" }, type, { alt: "Le port" })).toEqual({ fit: "contain", alt: "Le port" });
});
