import { afterEach, expect, it, vi } from "vitest";

import { changeSession, userCheck } from "./change-session.ts";

afterEach(() => {
  vi.restoreAllMocks();
  userCheck.prevented = false;
});

it("goes on as the other user where the browser refuses its storage: the server has changed the session already", async () => {
  for (const method of ["setItem", "removeItem"] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("refused", "SecurityError");
    });
  const onChanged = vi.fn();
  for (const card of [undefined, "hotel"])
    await changeSession(async () => ({ autologinUrl: "#as-other" }), { onChanged, ...(card === undefined ? {} : { card }) });
  expect(onChanged).toHaveBeenCalledTimes(2);
  expect(location.hash).toBe("#as-other");
  expect(userCheck.prevented).toBe(true);
  location.hash = "";
});
