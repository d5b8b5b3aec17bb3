import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Select } from "./select.tsx";

const options = [
  { value: "heb", label: "Hébergement", count: 6412 },
  { value: "ins", label: "Hébergement insolite", count: 308 },
  { value: "res", label: "Restauration", count: 1127 },
];

function Single({ onChange = () => {} }: { onChange?: (value: string | null) => void }): ReactElement {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <Select label="Catégorie" options={options} value={value} onChange={(next) => (setValue(next), onChange(next))} />
      <button type="button">Après</button>
    </>
  );
}

function Multiple(): ReactElement {
  const [value, setValue] = useState<string[]>([]);
  return <Select label="Catégorie" multiple options={options} value={value} onChange={setValue} />;
}

const trigger = () => screen.getByRole("combobox", { name: "Catégorie" });
const list = () => screen.queryByRole("listbox");
const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());
const user = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

describe("opening and closing", () => {
  it("opens on focus, its search field ready", () => {
    render(<Single />);
    act(() => trigger().focus());
    expect(list()).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByPlaceholderText("Rechercher"));
  });

  it("stays closed where a dialog that closes gives the focus back", () => {
    render(
      <>
        <Single />
        <div role="dialog">
          <button type="button">Fermer</button>
        </div>
      </>,
    );
    act(() => screen.getByText("Fermer").focus());
    act(() => trigger().focus());
    expect(list()).toBeNull();
    act(() => screen.getByText("Après").focus());
    act(() => trigger().focus());
    expect(list()).toBeTruthy();
  });

  it("opens on one click, and a second click closes it after the guard", async () => {
    render(<Single />);
    await user().click(trigger());
    expect(list()).toBeTruthy();
    wait(250);
    await user().click(trigger());
    expect(list()).toBeNull();
  });

  it("waits for an arrow, a letter or a click where the focus alone shall not open it", async () => {
    render(<Select label="Catégorie" opensOnFocus={false} options={options} value={null} onChange={() => {}} />);
    await user().tab();
    expect(document.activeElement).toBe(trigger());
    expect(list()).toBeNull();
    await user().keyboard("r");
    // The letter is the first one searched.
    expect(screen.getByRole<HTMLInputElement>("combobox", { name: "Rechercher" }).value).toBe("r");
    wait(250);
    await user().keyboard("{Escape}");
    expect(list()).toBeNull();
    await user().keyboard("{ArrowDown}");
    expect(list()).toBeTruthy();
  });

  it("closes on blur", () => {
    render(<Single />);
    act(() => trigger().focus());
    wait(250);
    act(() => screen.getByText("Après").focus());
    expect(list()).toBeNull();
  });

  it("ignores requests to close for 250 ms after opening", () => {
    render(<Single />);
    act(() => trigger().focus());
    wait(249);
    fireEvent.keyDown(screen.getByPlaceholderText("Rechercher"), { key: "Escape" });
    expect(list()).toBeTruthy();
    wait(1);
    fireEvent.keyDown(screen.getByPlaceholderText("Rechercher"), { key: "Escape" });
    expect(list()).toBeNull();
    expect(document.activeElement).toBe(trigger());
  });

  it("closes at the end of the guard when the focus left during it", () => {
    render(<Single />);
    act(() => trigger().focus());
    act(() => screen.getByText("Après").focus());
    expect(list()).toBeTruthy();
    wait(250);
    expect(list()).toBeNull();
  });

  it("closes on choosing a single value, the focus back and the list shut", async () => {
    const onChange = vi.fn();
    render(<Single onChange={onChange} />);
    await user().click(trigger());
    wait(250);
    await user().click(screen.getByRole("option", { name: /Restauration/ }));
    expect(onChange).toHaveBeenCalledWith("res");
    expect(list()).toBeNull();
    expect(trigger().textContent).toBe("Restauration");
    expect(document.activeElement).toBe(trigger());
  });

  it("closes on a choice made within the guard as well", async () => {
    const onChange = vi.fn();
    render(<Single onChange={onChange} />);
    await user().click(trigger());
    await user().click(screen.getByRole("option", { name: /Restauration/ }));
    expect(onChange).toHaveBeenCalledWith("res");
    expect(list()).toBeNull();
    expect(document.activeElement).toBe(trigger());
  });
});

describe("choosing", () => {
  it("shows «Tous» for nothing and offers it back", async () => {
    const onChange = vi.fn();
    render(<Single onChange={onChange} />);
    expect(trigger().textContent).toBe("Tous");
    await user().click(trigger());
    await user().keyboard("{ArrowDown}{Enter}");
    expect(onChange).toHaveBeenLastCalledWith("heb");
    await user().keyboard("{ArrowUp}{ArrowUp}{Enter}");
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  it("counts several in correct French and stays open", async () => {
    render(<Multiple />);
    await user().click(trigger());
    wait(250);
    await user().click(screen.getByRole("option", { name: /Restauration/ }));
    expect(trigger().textContent).toBe("1 élément sélectionné");
    await user().click(screen.getByRole("option", { name: /insolite/ }));
    expect(trigger().textContent).toBe("2 éléments sélectionnés");
    expect(list()).toBeTruthy();
    await user().click(screen.getByRole("option", { name: "Tous" }));
    expect(trigger().textContent).toBe("Tous");
  });

  it("names several as far as is asked, and counts them beyond", () => {
    const options = ["Hôtel", "Camping", "Musée"].map((label) => ({ value: label, label }));
    const shown = (value: string[]): string | null => {
      const { container, unmount } = render(
        <Select multiple mostNamed={2} label="Catégorie" options={options} value={value} onChange={() => undefined} />,
      );
      const text = container.querySelector("[role=combobox]")?.textContent ?? null;
      unmount();
      return text;
    };
    expect(shown(["Musée", "Hôtel"])).toBe("Hôtel, Musée");
    expect(shown(["Hôtel", "Camping", "Musée"])).toBe("3 éléments sélectionnés");
    // A value whose option is still on its way has no name.
    expect(shown(["autre"])).toBe("1 élément sélectionné");
  });

  it("searches without case or accents, marks the match, and shows the counts", async () => {
    render(<Multiple />);
    await user().click(trigger());
    const spoken = screen.getByRole("status");
    expect([spoken.textContent, screen.getByPlaceholderText("Rechercher").getAttribute("role")]).toEqual(["", "combobox"]);
    await user().keyboard("HEB");
    const found = screen.getAllByRole("option");
    expect(found.map((option) => option.textContent)).toEqual(["Hébergement6\u202f412", "Hébergement insolite308"]);
    expect(found[0]?.querySelector("mark")?.textContent).toBe("Héb");
    await user().keyboard("xyz");
    expect(screen.queryAllByRole("option")).toEqual([]);
    expect(spoken.textContent).toBe("Aucun résultat");
  });

  it("warns on the console alone about a value without option", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    render(<Select label="Catégorie" options={options} value="mus" onChange={() => {}} />);
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toContain("mus");
    expect(trigger().textContent).toBe("Tous");
    warn.mockRestore();
  });
});
