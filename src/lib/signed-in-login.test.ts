import { expect, it } from "vitest";

import { signedInLogin } from "./signed-in-login.ts";

it("reads the login of its own product alone", () => {
  expect(signedInLogin("marque", "autre_login=x; marque_login=b%40c; other=1")).toBe("b@c");
  expect(signedInLogin("marque", "autre_marque_login=x")).toBeNull();
});
