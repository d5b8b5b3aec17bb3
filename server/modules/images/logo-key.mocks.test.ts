import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { png } from "../../../tests/support/images.ts";
import { openTestApp, type TestApp } from "../../../tests/access/support/test-app.ts";
import type * as Resize from "../../ports/files/resize.ts";

/** What happens to an upload, in its order. */
const told: string[] = [];
vi.mock("../../ports/files/resize.ts", async (original) => {
  const real = await original<typeof Resize>();
  return {
    ...real,
    openResizer: (...options: Parameters<typeof real.openResizer>) => {
      const resizer = real.openResizer(...options);
      return {
        ...resizer,
        resize: async (image: Parameters<typeof resizer.resize>[0]) => {
          const made = await resizer.resize(image);
          told.push("image made");
          return made;
        },
      };
    },
  };
});

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({
    wrapStore: (store) => ({
      ...store,
      begin: () => {
        told.push("transaction begun");
        return store.begin();
      },
    }),
  });
}, 60_000);
afterAll(() => test.close());

describe("a logo sent with an Idempotency-Key", () => {
  const put = (payload: Buffer, key: string) =>
    test.send({
      method: "PUT",
      url: `/api/v2/${test.slug}/destination/logo`,
      as: "dmo@belvedere.example",
      payload,
      headers: { "content-type": "image/png", "idempotency-key": key },
    });

  it("is made before the transaction begins that its key holds", async () => {
    expect((await put(png(900, 300), "logo-in-order-1")).statusCode).toBe(200);
    expect(told).toEqual(["image made", "transaction begun"]);
  });

  it("is refused and remembered as any other write", async () => {
    expect((await put(Buffer.from("<script>"), "logo-refused-1")).statusCode).toBe(415);
    const again = await put(Buffer.from("<script>"), "logo-refused-1");
    expect([again.statusCode, again.headers["idempotent-replayed"]]).toEqual([415, "true"]);
    expect((await put(png(20, 20), "logo-refused-1")).statusCode).toBe(409);
  });
});
