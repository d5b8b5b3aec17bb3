import { expect, it } from "vitest";

import { isPostalCode } from "./postal-code.ts";

it.each(["74000", "00100", "97110"])("is five digits: %s", (text) => expect(isPostalCode(text)).toBe(true));

it.each(["", "7400", "740000", "2A004", "74 000", "74000\n", "７４０００"])("is nothing else: %j", (text) =>
  expect(isPostalCode(text)).toBe(false),
);
