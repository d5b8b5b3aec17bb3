import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";

import { allowSingleKeys } from "../../lib/single-keys.ts";
import { ListView } from "./list-view.tsx";
import { useListAddress } from "./use-list-address.ts";
import { useSelection } from "./use-selection.ts";

interface ListProps {
  ids?: readonly string[];
  failed?: boolean;
  onRetry?: () => void;
}

const words = { empty: { title: "Rien", text: "" }, noMatch: { title: "Rien de tel", text: "" } };

/** A list of names, searched by their letters. */
function List({ ids, failed = false, onRetry = () => {} }: ListProps): ReactElement {
  const { search, setSearch, sort, setSort, filters, setFilter, narrowed, showAll } = useListAddress(["new", "name"], ["tag"]);
  const found = ids?.filter((id) => id.includes(search) && (filters.tag === null || id.startsWith(filters.tag)));
  const selection = useSelection(found ?? []);
  return (
    <>
      <input aria-label="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <button onClick={() => setSort("name")}>by name</button>
      <button onClick={() => setSort("new")}>by age</button>
      <button onClick={() => setFilter("tag", "a")}>with a</button>
      <p>sorted {sort}</p>
      <ListView
        {...words}
        ids={found}
        failed={failed}
        onRetry={onRetry}
        narrowed={narrowed}
        onShowAll={showAll}
        selection={selection}
        actions={<output>{selection.ids.join()}</output>}
      >
        {({ drawn, container }) => (
          <ol ref={container}>
            {drawn.map(({ index, props }) => (
              <li key={props["data-row"]} {...props} aria-posinset={index + 1}>
                <input
                  type="checkbox"
                  aria-label={props["data-row"]}
                  checked={selection.has(props["data-row"])}
                  onChange={() => selection.toggle(props["data-row"])}
                />
                <a href={`/${props["data-row"]}`}>{props["data-row"]}</a>
              </li>
            ))}
          </ol>
        )}
      </ListView>
    </>
  );
}

let router: ReturnType<typeof createMemoryRouter>;
function open(props: ListProps, address = "/list"): void {
  router = createMemoryRouter([{ path: "/list", element: <List {...props} /> }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
}
const names = (): string[] => screen.queryAllByRole("link").map(({ textContent }) => textContent ?? "");
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole("button", { name }));
const focused = (): string | null | undefined => document.activeElement?.textContent;

afterEach(() => {
  allowSingleKeys(true);
  vi.restoreAllMocks();
});

describe("a list", () => {
  it("says that it cannot be read, and tries again", async () => {
    const again = vi.fn();
    open({ failed: true, onRetry: again });
    await press("Réessayer");
    expect(again).toHaveBeenCalledOnce();
  });

  it("says that there is nothing, or that nothing is found, which alone can be taken back", async () => {
    open({ ids: [] });
    expect(screen.getByText("Rien")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Tout afficher" })).toBeNull();
  });

  it("finds what its address asks for, says how much, and shows all again", async () => {
    open({ ids: ["ab", "bc", "ca"] }, "/list?q=zz&tag=a&tri=name");
    expect(screen.getByText("Rien de tel")).toBeTruthy();
    expect(screen.getByRole("status").textContent).toContain("0 résultat");
    expect(screen.getByText("sorted name")).toBeTruthy();
    await press("Tout afficher");
    expect(names()).toEqual(["ab", "bc", "ca"]);
    expect(router.state.location.search).toBe("?tri=name");
  });

  it("keeps search, order and filter in its address, the usual order unsaid, and another page's parameters", async () => {
    open({ ids: ["ab", "bc", "ca"] }, "/list?avis=r1&tri=odd");
    expect(screen.getByText("sorted new")).toBeTruthy();
    fireEvent.change(screen.getByLabelText("search"), { target: { value: "b" } });
    expect(names()).toEqual(["ab", "bc"]);
    await press("with a");
    await press("by name");
    expect(names()).toEqual(["ab"]);
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({ avis: "r1", q: "b", tag: "a", tri: "name" }),
    );
    await press("by age");
    expect(router.state.location.search).not.toContain("tri");
    expect(router.state.historyAction).toBe("REPLACE");
  });

  it("gives up what was just typed where its reader goes back to another search", async () => {
    open({ ids: ["ab", "bc", "ca"] }, "/list?q=a");
    await act(() => router.navigate("/list?q=b"));
    fireEvent.change(screen.getByLabelText("search"), { target: { value: "c" } });
    await act(() => router.navigate(-1));
    await act(() => new Promise((rest) => setTimeout(rest, 400)));
    expect(router.state.location.search).toBe("?q=a");
    expect(names()).toEqual(["ab", "ca"]);
  });

  it("goes along by J and K, not where a text is typed, nor where single keys are turned off", async () => {
    open({ ids: ["ab", "bc", "ca"] });
    await userEvent.keyboard("jjk");
    expect(focused()).toBe("ab");
    await userEvent.keyboard("k");
    expect(focused()).toBe("ab");
    await userEvent.keyboard("jjj");
    expect(focused()).toBe("ca");
    await userEvent.click(screen.getByLabelText("search"));
    await userEvent.keyboard("k");
    expect(document.activeElement).toBe(screen.getByLabelText("search"));
    await userEvent.clear(screen.getByLabelText("search"));
    allowSingleKeys(false);
    await userEvent.click(screen.getByRole("checkbox", { name: "ab" }));
    await userEvent.keyboard("j");
    expect(document.activeElement).toBe(screen.getByRole("checkbox", { name: "ab" }));
  });

  it("acts on the rows that are selected and seen alone", async () => {
    open({ ids: ["ab", "bc", "ca"] });
    await userEvent.click(screen.getByRole("checkbox", { name: "ab" }));
    await press("Tout sélectionner (3)");
    expect(screen.getByText("ab,bc,ca")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Tout sélectionner/ })).toBeNull();
    await userEvent.click(screen.getByRole("checkbox", { name: "bc" }));
    await userEvent.type(screen.getByLabelText("search"), "b");
    expect(screen.getByText("ab", { selector: "output" })).toBeTruthy();
    expect(screen.getByRole("group", { name: "Sélection" }).textContent).toContain("1 élément sélectionné");
    await press("Annuler la sélection");
    expect(screen.queryByRole("group", { name: "Sélection" })).toBeNull();
  });

  it("of 100,000 rows draws those in the window alone", async () => {
    // Nothing is laid out here: each row is 40 px high.
    vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(40);
    open({ ids: Array.from({ length: 100_000 }, (_, index) => `row ${index}`) });
    await act(async () => window.dispatchEvent(new Event("resize")));
    expect(names().slice(0, 5)).toEqual([0, 1, 2, 3, 4].map((index) => `row ${index}`));
    expect(names().length).toBeLessThan(100);
  });
});
