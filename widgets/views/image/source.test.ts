import { describe, expect, it } from "vitest";

import manifest from "./view.json" with { type: "json" };

describe("the address of an image", () => {
  const source = new RegExp(manifest.options.properties.src.pattern);

  it.each(["/images/port.jpg", "/images/a1b2?size=256&quality=90", "/images/mes%20photos/port.jpg", "/tonalities/4.svg", "/logo.PNG"])(
    "may be %s",
    (address) => expect(source.test(address)).toBe(true),
  );

  it("may be none yet, as long as nobody has chosen an image", () => expect(source.test("")).toBe(true));

  it.each([
    "https://ailleurs.example/a.png",
    "//ailleurs.example/a.png",
    "/\\ailleurs.example/a.png",
    "/api/v2/belvedere/idp/logout",
    "/images/../api/v2/belvedere/idp/logout",
    "/images/%2e%2e/api/v2/belvedere/idp/logout",
    "/images/..%2Fapi/v2/belvedere/idp/logout",
    "/images//api/v2/belvedere/idp/logout",
    "/images/.\t./api/v2/belvedere/idp/logout",
    "/images/\n/../../api/v2/belvedere",
    "/identity/logout",
    "/destination/home",
    "images/port.jpg",
    "data:image/png;base64,AA",
  ])("may not be %s, which would call something else than an image", (address) => expect(source.test(address)).toBe(false));
});
