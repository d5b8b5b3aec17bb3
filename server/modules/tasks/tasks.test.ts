import { unzipSync } from "fflate";
import { readXlsx } from "hucre/xlsx";
import type { LightMyRequestResponse } from "fastify";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { replyOf } from "../../../tests/support/replies.ts";
import { addReviewSets } from "../../../tests/access/support/figures.ts";
import { type FiguresApp, openFiguresApp } from "../../../tests/access/support/real-analytics.ts";
import { formatPeriod } from "../../../src/domain/format/format.ts";
import { addDays, dayOf } from "../../../src/domain/time/day.ts";
import { comparedPeriod, resolvePeriod } from "../../../src/domain/time/period.ts";
import type { Dashboard, DownloadTask } from "../../../src/generated/types.ts";
import { dashboardsOf } from "../dashboards/dashboards-store.ts";
import { tasksOf } from "./tasks-store.ts";

const dmo = "dmo@belvedere.example";
const colleague = "dmo.api@belvedere.example";
const actor = {
  login: dmo,
  group: { id: "aurelle", name: "A", kind: "destination", logo_url: null, destination: "aurelle", barometer: true },
} as const;
let test: FiguresApp;
beforeAll(async () => {
  test = await openFiguresApp();
  await addReviewSets(test, "aurelle", [
    { establishment: "Hôtel Bellerive", count: 40, rating: 90, since: 40 },
    { establishment: "Hôtel Bellerive", count: 40, rating: 70, since: 400 },
  ]);
}, 90_000);
afterAll(() => test.close());

const call = (method: "GET" | "DELETE", path: string, as = dmo): Promise<LightMyRequestResponse> =>
  test.send({ method, as, url: `/api/v2/${test.slug}${path}` });
const list = async (as = dmo): Promise<DownloadTask[]> => replyOf("listTasks", await call("GET", "/tasks", as));

/** As stored: a decoder would drop the byte-order mark. */
const textOf = (files: Record<string, Uint8Array>, start: string): string =>
  Buffer.from(files[Object.keys(files).find((name) => name.startsWith(start)) ?? ""] ?? []).toString();

const document: Dashboard = {
  version: 1,
  title: "Été 2026 =SOMME",
  period: { preset: "last-90-days" },
  compare: "previous-year",
  widgets: { note: { type: "rating" }, avis: { type: "reviews" }, casse: { type: "n-existe-pas" }, derniers: { type: "latest-reviews" } },
  layout: {
    tabs: [
      {
        id: "t",
        sections: [{ id: "s", grid: ["note", "avis", "casse", "derniers"].map((widget, y) => ({ widget, x: 0, y, w: 6, h: 1 })) }],
      },
    ],
  },
};
const newDashboard = async (own: Partial<Dashboard> = {}): Promise<string> =>
  (await dashboardsOf(test.services.store, actor, test.services.clock).create({ ...document, ...own })).id;
const finished = async (id: string): Promise<DownloadTask> => {
  await expect.poll(async () => (await list()).find((task) => task.id === id)?.state, { timeout: 10_000 }).toBe("finished");
  return (await list()).find((task) => task.id === id) as DownloadTask;
};

describe("a dashboard's export", () => {
  it(
    "is made into a PDF by a process of its own, with titles, figures, period and the way back to the page",
    { timeout: 60_000 },
    async () => {
      const id = await newDashboard({ period: { preset: "last-12-months" } });
      const { task } = replyOf(
        "exportDashboard",
        await call(
          "GET",
          `/dashboard/${id}/export?format=pdf&orientation=landscape&text=large&compare=previous-period&state=period%3Dlast-90-days`,
        ),
      );
      expect(task.filename).toBe("ete-2026-somme.pdf");
      await expect.poll(async () => (await list()).find((one) => one.id === task.id)?.state, { timeout: 50_000 }).toBe("finished");
      const file = await call("GET", `/tasks/${task.id}/content`);
      expect(file.headers["content-type"]).toBe("application/pdf");
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(file.rawPayload)), { mergePages: true });
      const words = text.replace(/[\s\u00a0\u202f]+/g, " ");
      for (const said of [
        "Été 2026 =SOMME",
        "Note moyenne",
        "8,8",
        "Nombre d’avis",
        "44",
        "20 avis affichés sur 44",
        "Ce contenu est indisponible.",
        "Page 1 sur",
        `/dashboard/views/${id}?period=last-90-days`,
      ])
        expect(words).toContain(said);
      // The reader's own comparison, not the document's.
      expect(words).toMatch(/vs \d/);
      expect(words).not.toContain("vs N-1");
    },
  );

  it("as PDF draws a section that repeats once for each of its values, with all its tiles", { timeout: 60_000 }, async () => {
    const grid = ["note", "avis"].map((widget, y) => ({ widget, x: 0, y, w: 6, h: 1 }));
    const repeat = { by: "tonality", limit: 2 };
    const id = await newDashboard({ layout: { tabs: [{ id: "t", sections: [{ id: "s", title: "Tonalité", grid, repeat }] }] } });
    const { task } = replyOf("exportDashboard", await call("GET", `/dashboard/${id}/export?format=pdf`));
    await expect.poll(async () => (await list()).find((one) => one.id === task.id)?.state, { timeout: 50_000 }).toBe("finished");
    const file = await call("GET", `/tasks/${task.id}/content`);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(file.rawPayload)), { mergePages: true });
    const titles = text.replace(/[\s\u00a0\u202f]+/g, " ").match(/Tonalité – |Note moyenne(?! :)|Volume d’avis/g);
    const each = ["Tonalité – ", "Note moyenne", "Volume d’avis"];
    expect(titles).toEqual([...each, ...each]);
  });

  it.each([
    ["orientation=round", "/orientation"],
    ["text=huge", "/text"],
    ["tabs=absent,autre", "/tabs"],
    [`state=${"a".repeat(4_001)}`, "/state"],
  ])("as PDF refuses %s", async (query, pointer) => {
    const answer = await call("GET", `/dashboard/${await newDashboard()}/export?format=pdf&${query}`);
    expect([answer.statusCode, answer.json<{ errors: { pointer: string }[] }>().errors[0]?.pointer]).toEqual([422, pointer]);
  });

  it("is a task that ends in a zip of the tiles' tables, in the order of the page", async () => {
    const answer = await call("GET", `/dashboard/${await newDashboard()}/export?format=csv`);
    expect(answer.statusCode).toBe(202);
    const { task } = replyOf("exportDashboard", answer);
    expect(task).toMatchObject({ state: "pending", filename: "ete-2026-somme.zip" });
    await finished(task.id);
    const file = await call("GET", `/tasks/${task.id}/content`);
    expect(file.headers["content-type"]).toBe("application/zip");
    expect(file.headers["content-disposition"]).toBe('attachment; filename="ete-2026-somme.zip"');
    const files = unzipSync(file.rawPayload);
    expect(
      Object.keys(files)
        .map((name) => name.slice(0, 2))
        .toSorted(),
    ).toEqual(["01", "02", "03", "li"]);
    const csv = (start: string): string => textOf(files, start);
    expect(csv("01")).toMatch(
      /^\ufeffIndicateur;Valeur;Effectif;Période comparée;Écart;Unité de l’écart\r\nNote moyenne;9;40;7;2;points\r\n/,
    );
    expect(csv("02")).toContain(";40;40;36;11,1\r\n");
    expect(csv("03").split("\r\n")[0]).toBe("\ufeffDate;Établissement;Plateforme;Note;Titre;Texte");
    expect(csv("lisez")).toContain("Sans résultat\u00a0: Widget");
  });

  it("is a workbook where that is asked for: what the figures rest on, then a sheet for each tile that has a result", async () => {
    const filters = encodeURIComponent('{"provider":["booking"],"category":{"not":["camping"]}}');
    const answer = await call("GET", `/dashboard/${await newDashboard()}/export?format=xlsx&filters=${filters}`);
    const { task } = replyOf("exportDashboard", answer);
    expect(task.filename).toBe("ete-2026-somme.xlsx");
    await finished(task.id);
    const file = await call("GET", `/tasks/${task.id}/content`);
    expect(file.headers["content-type"]).toBe("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
    const { sheets } = await readXlsx(file.rawPayload);
    const ground = new Map(sheets[0]?.rows.map(([name, text]) => [name, text]));
    expect(sheets[0]?.name).toBe("Périmètre");
    expect(ground.get("Tableau de bord")).toBe("Été 2026 =SOMME");
    expect(ground.get("Période")).toMatch(/20\d\d/);
    expect(ground.get("Comparée à")).toMatch(/20\d\d/);
    expect([ground.get("Filtre\u00a0: Plateforme"), ground.get("Filtre\u00a0: Catégorie")]).toEqual(["Booking.com", "Tout sauf Camping"]);
    expect(ground.get("Sans résultat")).toBe("Widget");
    expect(ground.get("Définition\u00a0: Note moyenne")).toContain("Moyenne des notes");
  });

  it("has the same figures in a workbook as in the files, as numbers and days", async () => {
    const own = { preset: "last-30-days" } as const;
    const id = await newDashboard({ widgets: { ...document.widgets, avis: { type: "reviews", period: own } } });
    const { task } = replyOf("exportDashboard", await call("GET", `/dashboard/${id}/export?format=xlsx`));
    await finished(task.id);
    const { sheets } = await readXlsx((await call("GET", `/tasks/${task.id}/content`)).rawPayload);
    expect(sheets.map(({ name }) => name)).toEqual(["Périmètre", "Note moyenne", "Volume d’avis", "Derniers avis"]);
    const [caption, headings, first] = sheets[1]?.rows ?? [];
    expect(caption?.[0]).toMatch(
      /^Note moyenne · .*20\d\d, comparée à .*20\d\d · (Catégorie\u00a0: .* · )?données au .*20\d\d · Belvédère$/,
    );
    const period = resolvePeriod(own, dayOf(test.services.clock.now()));
    const periods = [period, comparedPeriod(period, "previous-year") ?? period].map(({ from, to }) => formatPeriod(from, addDays(to, -1)));
    expect(sheets[2]?.rows[0]?.[0], "a tile's own period, and what that is compared with").toContain(periods.join(", comparée à "));
    expect(headings?.slice(0, 4)).toEqual(["Indicateur", "Valeur", "Effectif", "Période comparée"]);
    expect(first?.slice(0, 5)).toEqual(["Note moyenne", 9, 40, 7, 2]);
    const review = sheets[3]?.rows[2];
    expect(review?.[0]).toBeInstanceOf(Date);
    expect(typeof review?.[3]).toBe("number");
  });

  it("answers the page's own period and filters, and refuses what is none", async () => {
    const id = await newDashboard();
    const ask = (query: string): Promise<LightMyRequestResponse> => call("GET", `/dashboard/${id}/export?${query}`);
    const answer = await ask(`format=csv&compare=none&filters=${encodeURIComponent('{"provider":["booking"]}')}`);
    const { task } = replyOf("exportDashboard", answer);
    await finished(task.id);
    const files = unzipSync((await call("GET", `/tasks/${task.id}/content`)).rawPayload);
    expect(textOf(files, "02")).toContain(";0\r\n");
    for (const [query, status] of [
      ["", 422],
      ["format=exe", 422],
      ["format=csv&filters={", 400],
      ["format=csv&from=demain&to=1", 400],
      ["format=csv&compare=x", 400],
      ['format=csv&filters={"inconnue":["a"]}', 422],
    ] as const)
      expect([query, (await ask(query)).statusCode]).toEqual([query, status]);
  });
});

describe("an export that another site asks for", () => {
  const ask = async (headers: Record<string, string>): Promise<number> => {
    const url = `/api/v2/${test.slug}/dashboard/${await newDashboard()}/export?format=csv`;
    return (await test.send({ as: dmo, url, headers })).statusCode;
  };

  it("is refused, whether an image, a link or another origin asks", async () => {
    const before = (await list()).length;
    for (const headers of [
      { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "none", "sec-fetch-mode": "navigate" },
      { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" },
      { origin: "https://evil.example" },
    ] as Record<string, string>[])
      expect([headers, await ask(headers)]).toEqual([headers, 403]);
    const url = `/api/v2/${test.slug}/dashboard/${await newDashboard()}/export?format=csv`;
    expect((await test.send({ as: dmo, method: "HEAD", url })).statusCode).toBe(404);
    expect((await list()).length).toBe(before);
  });
});

describe("download tasks", () => {
  const tasks = () => tasksOf(test.services.store, actor, test.services.clock);
  const started = (): Promise<DownloadTask> => tasks().start("a.zip", "application/zip");

  it("belong to their account, not to its group", async () => {
    const { id } = await started();
    await tasks().end(id, new Uint8Array([1]));
    expect((await list(colleague)).map((task) => task.id)).not.toContain(id);
    expect((await call("GET", `/tasks/${id}/content`, colleague)).statusCode).toBe(404);
    expect((await call("DELETE", `/tasks/${id}`, colleague)).statusCode).toBe(404);
    expect((await call("GET", `/tasks/${id}/content`)).rawPayload).toEqual(Buffer.from([1]));
  });

  it("are three at once for an account, counted by the work that goes on and not by the rows that are left of it", async () => {
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const answer = test.services.analytics.answer.bind(test.services.analytics);
    const slow = vi.spyOn(test.services.analytics, "answer").mockImplementation(async (...asked) => {
      await held;
      return answer(...asked);
    });
    const id = await newDashboard();
    const asked = await Promise.all(Array.from({ length: 6 }, () => call("GET", `/dashboard/${id}/export?format=csv`)));
    const taken = asked.filter(({ statusCode }) => statusCode === 202).map((reply) => replyOf("exportDashboard", reply).task);
    expect(taken).toHaveLength(3);
    // A removed row makes no room: two files are in the making, one waits for its place.
    await call("DELETE", `/tasks/${taken[0]?.id ?? ""}`);
    const refused = await call("GET", `/dashboard/${id}/export?format=csv`);
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "10"]);
    expect(refused.json()).toMatchObject({ detail: "Plusieurs exports sont déjà en préparation. Attendez que l’un d’eux se termine." });
    goOn();
    slow.mockRestore();
    for (const { id: task } of taken.slice(1)) await finished(task);
    const again = await call("GET", `/dashboard/${id}/export?format=csv`);
    expect(again.statusCode).toBe(202);
    await finished(replyOf("exportDashboard", again).task.id);
  });

  it("are removed for good, even while they run", async () => {
    const { id } = await started();
    expect((await call("DELETE", `/tasks/${id}`)).statusCode).toBe(204);
    await tasks().end(id, new Uint8Array([1]));
    expect((await list()).map((task) => task.id)).not.toContain(id);
    expect((await call("DELETE", `/tasks/${id}`)).statusCode).toBe(404);
  });

  it("have no content until they are finished, and none when they failed", async () => {
    const { id } = await started();
    expect((await call("GET", `/tasks/${id}/content`)).statusCode).toBe(404);
    await tasks().end(id, null);
    expect((await list()).find((task) => task.id === id)?.state).toBe("error");
    expect((await call("GET", `/tasks/${id}/content`)).statusCode).toBe(404);
  });

  it("whose file cannot be made count as failed, after a second try", async () => {
    const members = vi.spyOn(test.services.analytics, "members").mockRejectedValue(new Error("no members"));
    const id = await newDashboard();
    const filters = encodeURIComponent('{"commune":["99100"]}');
    const { task } = replyOf("exportDashboard", await call("GET", `/dashboard/${id}/export?format=xlsx&filters=${filters}`));
    const stateOf = async (): Promise<string | undefined> => (await list()).find((one) => one.id === task.id)?.state;
    await expect.poll(() => members.mock.calls.length).toBe(1);
    expect(await stateOf()).toBe("pending");
    test.advance(5_000);
    await expect.poll(stateOf, { timeout: 10_000 }).toBe("error");
    expect(members).toHaveBeenCalledTimes(2);
    members.mockRestore();
  });

  it("are forgotten after a week", async () => {
    const { id } = await started();
    const stateOf = async (): Promise<string | undefined> => (await tasks().list()).find((task) => task.id === id)?.state;
    test.advance(7 * 24 * 3_600_000 - 1000);
    expect(await stateOf()).toBe("pending");
    test.advance(1000);
    expect(await stateOf()).toBeUndefined();
  });
});
