import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";

import type { ReadyTile, Tile } from "../../engine/plan/plan.ts";
import type { Drill } from "../../engine/table/view-props.ts";
import distribution from "../../../widgets/views/distribution/view.json";
import product from "../../../templates/product.json";
import type { BreakdownResult, ScalarResult } from "../../generated/types.ts";
import type { PageContext } from "./page-context.ts";
import { ResultsStore } from "../results/results-store.ts";
import { TileFrame } from "./tile-frame.tsx";
import { preloadViews } from "./views.ts";

const tile: ReadyTile = {
  id: "rating",
  ok: true,
  type: "rating",
  view: "kpi",
  title: "Note moyenne",
  query: { measure: "rating" },
  source: "reviews",
  kind: "scalar",
  options: {},
  ignored: [],
  place: { tab: "t", section: "s", box: { x: 0, y: 0, w: 3, h: 2 } },
};
const result: ScalarResult = {
  kind: "scalar",
  measure: "rating",
  label: "Note moyenne",
  unit: "rating",
  value: 86,
  n: 400,
  complete: true,
  watermark: 1,
};
const onDrill = vi.fn<(tile: ReadyTile, drill: Drill) => void>();
const page: PageContext = {
  view: {
    period: { from: "2026-01-01", to: "2026-07-01" },
    comparedTo: null,
    comparedLabel: "",
    audience: "private",
    samples: { insufficient: 10, small: 30, map: 30 },
    tonalities: [],
  },
  samples: { insufficient: 10, small: 30, map: 30 },
  editor: false,
  dimensionLabel: String,
  reload: () => {},
  onDrill,
};
const stateOf = (): string | null => document.querySelector("[data-widget]")?.getAttribute("data-state") ?? null;

it("goes from loading to ready, and opens the reviews of its instance alone", async () => {
  const store = new ResultsStore(true);
  render(<TileFrame tile={tile} instance="nord" by="child" store={store} page={page} />);
  expect(stateOf()).toBe("loading");
  await act(() => preloadViews(["kpi"]));
  act(() => store.take({ widget: "rating", instance: "nord", from: 1, to: 2, result }));
  expect(stateOf()).toBe("ready");
  screen.getByRole("button", { name: /8,6/ }).click();
  expect(onDrill).toHaveBeenCalledWith(tile, { filters: { child: ["nord"] }, label: "Note moyenne" }, { by: "child", value: "nord" });
});

it("is in error where its view cannot draw the result, until another one comes", async () => {
  const silent = vi.spyOn(console, "error").mockImplementation(() => {});
  const store = new ResultsStore(true);
  await act(() => preloadViews(["kpi"]));
  render(<TileFrame tile={tile} store={store} page={page} />);
  const unsound = { ...result, trend: 3 } as unknown as ScalarResult;
  act(() => store.take({ widget: "rating", from: 1, to: 2, result: unsound }));
  expect(stateOf()).toBe("error");
  expect(screen.getByText("Une erreur est survenue.")).toBeTruthy();
  act(() => store.take({ widget: "rating", from: 1, to: 2, result }));
  expect(stateOf()).toBe("ready");
  silent.mockRestore();
});

it("says once how far its figure may be trusted, and how old it is when asking again has failed", async () => {
  await act(() => preloadViews(["kpi"]));
  const store = new ResultsStore(true);
  render(<TileFrame tile={tile} store={store} page={page} />);
  const answer = (n: number, more: Partial<ScalarResult> = {}): void =>
    act(() => store.take({ widget: "rating", from: 1, to: 2, result: { ...result, n, ...more } }));
  answer(12);
  expect(screen.getAllByText("À interpréter avec prudence")).toHaveLength(1);
  answer(4);
  expect(screen.getAllByText("Échantillon insuffisant")).toHaveLength(1);
  expect(screen.queryByText("À interpréter avec prudence")).toBeNull();
  answer(0, { value: null, hidden: true });
  expect(stateOf()).toBe("small-sample");
  expect(screen.getAllByText("Échantillon insuffisant")).toHaveLength(1);
  answer(400);
  act(() => {
    store.take({ end: true, watermark: 1, watermark_at: "2026-07-15T04:00:00Z" });
    store.begin();
    store.end("Le service ne répond pas.");
  });
  expect(stateOf()).toBe("stale");
  expect(screen.getByText("Données du 15 juil. 2026, 06:00")).toBeTruthy();
});

it("is asked again from the mark that says how old its figures are, where it alone had no answer", async () => {
  await act(() => preloadViews(["kpi"]));
  const store = new ResultsStore(true);
  const reload = vi.fn();
  render(<TileFrame tile={tile} store={store} page={{ ...page, reload }} />);
  act(() => {
    store.begin();
    store.take({ widget: "rating", from: 1, to: 2, result });
    store.take({ end: true, watermark: 1, watermark_at: "2026-07-15T04:00:00Z" });
    store.end();
    store.begin();
    store.take({ widget: "rating", error: "internal" });
    store.take({ end: true, watermark: 2, watermark_at: "2026-07-16T04:00:00Z" });
    store.end();
  });
  expect(stateOf()).toBe("stale");
  expect(screen.getByText("8,6")).toBeTruthy();
  expect(screen.getByText("Données du 15 juil. 2026, 06:00")).toBeTruthy();
  screen.getByRole("button", { name: /^Réessayer\s: Note moyenne$/ }).click();
  expect(reload).toHaveBeenCalledTimes(1);
});

it("says when the last was where there is none in its period, and leads to it", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-07-15T04:00:00Z") });
  await act(() => preloadViews(["kpi"]));
  const store = new ResultsStore(true);
  const [onWiden, onYearTo] = [vi.fn(), vi.fn()];
  const draw = (more: Partial<PageContext>, own: Partial<ReadyTile> = {}): ReactElement => (
    <TileFrame tile={{ ...tile, ...own }} store={store} page={{ ...page, onYearTo, onClearFilters: () => {}, ...more }} />
  );
  const { rerender } = render(draw({ onWiden }));
  const answer = (latest: string): void =>
    act(() => {
      store.begin();
      store.take({ widget: "rating", from: 1, to: 2, latest, result: { ...result, value: null, n: 0 } });
    });
  answer("2026-05-28");
  expect(stateOf()).toBe("empty");
  expect(screen.getByText("Aucun avis sur cette période")).toBeTruthy();
  expect(screen.getByText("Le dernier avis date du 28 mai 2026.")).toBeTruthy();
  screen.getByRole("button", { name: "Élargir à 12 mois" }).click();
  expect(onWiden).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("button", { name: "Effacer les filtres" })).toBeTruthy();

  answer("2019-03-04");
  expect(screen.queryByRole("button", { name: "Élargir à 12 mois" }), "twelve months do not reach it").toBeNull();
  screen.getByRole("button", { name: "Voir jusqu’à cette date" }).click();
  expect(onYearTo).toHaveBeenCalledWith("2019-03-04");
  rerender(draw({ filters: { category: ["hotel"] } }, { source: "moderation" }));
  expect(screen.getByText("Avec ces filtres, la dernière décision date du 4 mars 2019.")).toBeTruthy();
  vi.useRealTimers();
});

it("distinguishes too few reviews, with their number, from none, and a lack of places from a lack of reviews", async () => {
  await act(() => preloadViews(["kpi"]));
  const store = new ResultsStore(true);
  render(<TileFrame tile={tile} store={store} page={{ ...page, onWiden: () => {} }} />);
  const answer = (given: object): void =>
    act(() =>
      store.take({ widget: "rating", from: 1, to: 2, result: { ...given, complete: true, watermark: 1 } as unknown as ScalarResult }),
    );
  const table = { kind: "table", dimension: "establishment", columns: [], rows: [], total_rows: 0 };
  answer({ ...table, too_few: { least: 30, n: 4 } });
  expect(stateOf()).toBe("small-sample");
  expect(screen.getByText("Il faut au moins 30 avis par establishment. Il y en a 4 en tout sur cette période.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Élargir à 12 mois" })).toBeTruthy();
  answer(table);
  expect(stateOf()).toBe("empty");
  expect(screen.getByText(/^Aucun avis ne répond/)).toBeTruthy();
  answer({ kind: "geo", level: "communes", measure: "rating", label: "Note", unit: "rating", places: [] });
  expect(screen.getByText(/^Aucun lieu à placer/)).toBeTruthy();
  answer({
    kind: "breakdown",
    dimension: "child",
    measure: "rating",
    label: "Note",
    unit: "rating",
    items: [],
    total: { value: 80, n: 4 },
  });
  expect(screen.getByText(/^Aucun des avis de la période n’est rattaché/)).toBeTruthy();
});

it.each([
  ["Tonalités absentes", "ready", null],
  ["Moins de 30 avis", "small-sample", "À interpréter avec prudence"],
  ["Moins de 10 avis", "small-sample", "Échantillon insuffisant"],
  // Here the view says it in the place of its figures.
  ["Chiffres masqués", "small-sample", "Échantillon insuffisant"],
])("says of shares what it says of any estimate, though each count is exact: «%s»", async (name, state, words) => {
  await act(() => preloadViews(["distribution"]));
  const store = new ResultsStore(true);
  const shares: ReadyTile = { ...tile, view: "distribution", kind: "breakdown", query: { measure: "reviews", by: ["tonality"] } };
  const view = { ...page.view, tonalities: product.tonalities };
  render(<TileFrame tile={shares} store={store} page={{ ...page, view }} />);
  const given = distribution.examples.find((example) => example.name === name)?.result as BreakdownResult;
  act(() => store.take({ widget: "rating", from: 1, to: 2, result: given }));
  expect(stateOf()).toBe(state);
  expect(
    screen
      .queryAllByText(/prudence|insuffisant$/)
      .filter(({ textContent }) => !textContent?.includes(":"))
      .map(({ textContent }) => textContent),
  ).toEqual(words ? [words] : []);
});

it("says of an error what happened, its code and when, to be copied, and when it is asked again", async () => {
  const store = new ResultsStore(true);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-07-15T04:00:00Z") });
  render(<TileFrame tile={tile} store={store} page={page} />);
  act(() => {
    store.take({ widget: "rating", error: "service.unavailable" });
    store.take({ end: true });
    store.end();
  });
  expect(screen.getByText("Nouvel essai dans 30 s."), "no other tile has its figures").toBeTruthy();
  act(() => {
    store.begin(["other"]);
    store.take({ widget: "other", from: 0, to: 1, result });
    store.end();
  });
  act(() => {
    store.begin(["rating"]);
    store.take({ widget: "rating", error: "service.unavailable" });
    store.end();
  });
  expect(screen.getByText(/^Les autres widgets restent à jour\. Nouvel essai dans \d+ s\.$/)).toBeTruthy();
  vi.useRealTimers();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Détails" }));
  const dialog = await screen.findByRole("dialog", { name: "Détails de l’erreur" });
  await user.click(within(dialog).getByRole("button", { name: "Copier" }));
  expect(within(dialog).getByRole("button", { name: "Copié" })).toBeTruthy();
  const said = [
    "Widget\u00a0: Note moyenne",
    "Ce qui s’est passé\u00a0: Le service est momentanément indisponible.",
    "Code\u00a0: service.unavailable",
    "Date et heure\u00a0: 15 juil. 2026, 06:00",
  ];
  expect((await navigator.clipboard.readText()).split("\n")).toEqual(said);
  for (const line of said) expect(dialog.textContent).toContain(line.split("\u00a0: ")[1]);
});

it.each([
  ["invalid", "/widgets/rating/options/top", "«\u00a0top\u00a0» n’est pas prévu ici.", "/options/top"],
  ["unknown-type", "/widgets/rating/type", "Le type de widget «\u00a0sankey\u00a0» est inconnu.", "/type"],
] as const)("says of a tile that is %s which of its settings, and why, to who edits it alone", (problem, pointer, message, shown) => {
  const broken = {
    id: "rating",
    ok: false,
    title: "Widget",
    problem,
    detail: [{ pointer, message }],
    place: tile.place,
  } as unknown as Tile;
  const { container, unmount } = render(
    <TileFrame tile={broken} store={new ResultsStore()} page={{ ...page, editor: true, editorPath: "/edit" }} />,
    { wrapper: MemoryRouter },
  );
  expect(stateOf()).toBe(problem);
  expect(container.querySelector("code")?.textContent).toBe(shown);
  expect(container.textContent).toContain(`${shown} : ${message}`);
  unmount();
  render(<TileFrame tile={broken} store={new ResultsStore()} page={page} />, { wrapper: MemoryRouter });
  expect(screen.getByText("Ce contenu est indisponible.")).toBeTruthy();
  expect(document.body.textContent).not.toContain(message);
});

it("is not asked again by itself where that cannot help", () => {
  const store = new ResultsStore(true);
  render(<TileFrame tile={tile} store={store} page={page} />);
  act(() => {
    store.take({ widget: "rating", error: "request.invalid" });
    store.take({ end: true });
    store.end();
  });
  expect(stateOf()).toBe("error");
  expect(screen.queryByText(/Nouvel essai/)).toBeNull();
});

it.each([
  ["the offers, for whom they are", { offerPath: "/account/offers", editorPath: "/edit" }, "Voir l’offre", "/account/offers"],
  ["the editor, for who edits the page", { editorPath: "/edit" }, "Remplacer ce widget", "/edit"],
])("links from what the account does not open: to %s", (_, paths, name, address) => {
  const store = new ResultsStore(true);
  render(<TileFrame tile={tile} store={store} page={{ ...page, ...paths }} />, { wrapper: MemoryRouter });
  act(() => store.take({ widget: "rating", error: "access.denied" }));
  expect(stateOf()).toBe("forbidden");
  expect(screen.getByRole("link", { name })).toHaveProperty("pathname", address);
});

it("with a period of its own is drawn over it and says so beneath its title", () => {
  const store = new ResultsStore(true);
  const over = vi.fn<NonNullable<PageContext["over"]>>(() => ({ ...page, ownPeriod: "1 janv. 2023 – 31 déc. 2025" }));
  const { rerender } = render(
    <TileFrame tile={{ ...tile, period: { preset: "last-36-months" } }} store={store} page={{ ...page, over }} />,
  );
  expect(over).toHaveBeenCalledWith({ preset: "last-36-months" });
  expect(screen.getByText("1 janv. 2023 – 31 déc. 2025")).toBeTruthy();
  rerender(<TileFrame tile={tile} store={store} page={{ ...page, over }} />);
  expect(screen.queryByText("1 janv. 2023 – 31 déc. 2025")).toBeNull();
});

it("names its own filters beneath its title, and says that they and those of the page exclude each other", async () => {
  await act(() => preloadViews(["kpi"]));
  const store = new ResultsStore(true);
  const own: ReadyTile = { ...tile, own: { category: ["camping"] } };
  const draw = (filters: PageContext["filters"]): ReactElement => (
    <TileFrame tile={own} store={store} page={{ ...page, filters, onWiden: () => {}, onClearFilters: () => {} }} />
  );
  const { rerender } = render(draw({ category: ["hotel"] }));
  act(() => store.take({ widget: "rating", from: 1, to: 2, narrowed: "Catégorie : Camping", result: { ...result, value: null, n: 0 } }));
  expect(screen.getByText("Catégorie : Camping")).toBeTruthy();
  expect(screen.getByText("Filtres sans valeur commune")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Effacer les filtres" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Élargir à 12 mois" })).toBeNull();
  rerender(draw({ category: ["hotel", "camping"] }));
  expect(screen.getByText("Aucune donnée sur cette période")).toBeTruthy();
});
