import { expect, it } from "vitest";
import { safeAddress } from "./spans.tsx";

it.each(["https://belvedere.example/aide", "/methode"])("leads to %s", (href) => expect(safeAddress(href)).toBe(href));
it.each(["javascript:alert(1)", "//ailleurs.example", "/\\ailleurs.example", "http://ailleurs.example", "data:text/html,x", undefined])(
  "leads nowhere for %s",
  (href) => expect(safeAddress(href)).toBeNull(),
);
