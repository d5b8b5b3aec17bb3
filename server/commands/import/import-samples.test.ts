import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { openImports, type Imports } from "../../../tests/support/imports.ts";

const samples = join(import.meta.dirname, "../../../../shared/data");

let imports: Imports;
beforeAll(async () => {
  imports = await openImports();
}, 60_000);
afterAll(() => imports.close());

describe.skipIf(!existsSync(samples))(existsSync(samples) ? "the sample files" : "the sample files (absent of this machine)", () => {
  const file = (name: string): Readable => createReadStream(join(samples, name));

  it("import completely, and change nothing the second time", async () => {
    const hotels = await imports.destination("hotels");
    const opener = (await imports.reviews(hotels, file("reviews_hotels_multilang_opener.ndjson"))).report;
    expect(opener).toMatchObject({ lines: 1116, added: 1114, repeated: 2, refused: 0, broken: null });
    const own = await imports.stored(hotels);
    expect([own.length, own.filter(({ rating }) => rating !== null).length]).toEqual([1114, 1106]);

    const london = await imports.destination("london");
    const booking = (await imports.reviews(london, file("reviews_hotels_en_booking.ndjson"))).report;
    expect(booking).toMatchObject({ lines: 6273, refused: 0, broken: null });
    expect(booking.added + booking.repeated).toBe(6273);
    expect((await imports.stored(london)).length).toBe(booking.added);
    expect((await imports.reviews(london, file("reviews_hotels_en_booking.ndjson"))).report).toMatchObject({
      added: 0,
      updated: 0,
      unchanged: booking.added,
    });

    const touraine = await imports.destination("touraine");
    const places = await imports.establishments(touraine, file("establishments_37_41_datatourisme.ndjson"));
    expect(places).toMatchObject({ lines: 1828, added: 1828, refused: 0 });
  }, 60_000);
});
