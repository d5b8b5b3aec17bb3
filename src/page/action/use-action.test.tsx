import { act, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";

import { Problem } from "../../lib/problem.ts";
import { ToastsProvider } from "../../ui/toast/toasts.tsx";
import { useAction } from "./use-action.ts";

type Rules<Input, Answer> = Parameters<typeof useAction<Input, Answer>>[0];

const open = <Input, Answer>(rules: Rules<Input, Answer>) =>
  renderHook(useAction<Input, Answer>, { wrapper: ToastsProvider, initialProps: rules });

/** Calls that wait until they are let go, in the order in which they were made. */
function held<Input>() {
  const calls: { input: Input; end: (answer?: Promise<never>) => Promise<void> }[] = [];
  return {
    calls,
    made: () => calls.map(({ input }) => input),
    act: (input: Input): Promise<void> =>
      new Promise((resolve) => {
        calls.push({ input, end: (answer) => act(async () => resolve(answer)) });
      }),
  };
}

const toasts = (): string[] => screen.queryAllByRole("listitem").map((item) => item.textContent ?? "");

describe("an action", () => {
  it("runs once for a double click, is busy while it runs, and runs again afterwards", async () => {
    const server = held<void>();
    const { result } = open({ act: server.act, failure: null });
    act(() => (result.current.run(), result.current.run()));
    expect(server.calls).toHaveLength(1);
    expect(result.current.busy).toBe(true);
    await server.calls[0]?.end();
    expect(result.current.busy).toBe(false);
    act(() => result.current.run());
    expect(server.calls).toHaveLength(2);
  });

  it("of different keys runs at once, of the same one never", async () => {
    const server = held<string>();
    const { result } = open({ act: server.act, key: (id: string) => id, failure: null });
    act(() => ["a", "b", "a"].forEach(result.current.run));
    expect(server.made()).toEqual(["a", "b"]);
    expect(result.current.running).toEqual(["a", "b"]);
    await server.calls[0]?.end();
    expect(result.current.running).toEqual(["b"]);
  });

  it("of a queue runs in the order asked for, though one fails; what another wish has replaced is asked for again", async () => {
    const server = held<string>();
    const { result } = open({ act: server.act, key: (id: string) => id, queue: "one", failure: null });
    act(() => ["a", "a", "b", "a"].forEach(result.current.run));
    expect(server.made()).toEqual(["a"]);
    await server.calls[0]?.end(Promise.reject(new Error("no")));
    await server.calls[1]?.end();
    expect(server.made()).toEqual(["a", "b", "a"]);
  });

  it("says what the server says of a failure, and no word that no reader is meant to see", async () => {
    const failures = [new Problem(409, "dashboard.conflict", "Quelqu’un a été plus rapide."), new TypeError("x is not a function")];
    const { result } = open({
      act: (_: string) => Promise.reject(failures.shift() ?? new Error("none")),
      failure: "Une erreur est survenue.",
    });
    await act(async () => result.current.run("a"));
    expect(toasts().at(-1)).toContain("Une erreur est survenue.Quelqu’un a été plus rapide.");
    await act(async () => result.current.run("a"));
    expect(toasts().at(-1)).not.toContain("not a function");
    expect(result.current.error?.message).toBe("x is not a function");
    act(() => result.current.reset());
    expect(result.current.error).toBeNull();
  });

  it("says of a refusal what is wrong and where, as far as the server says it", async () => {
    const failures = [
      new Problem(409, "action.not-possible", "Cette action n’est plus possible.", [], "Changez la règle, ou figez la sélection."),
      new Problem(422, "request.invalid", "Certaines informations sont invalides.", [
        { pointer: "/day", detail: "Choisissez un jour à venir." },
      ]),
    ];
    const { result } = open({ act: (_: string) => Promise.reject(failures.shift() ?? new Error("none")), failure: "L’ajout a échoué." });
    await act(async () => result.current.run("a"));
    expect(toasts().at(-1)).toContain("L’ajout a échoué.Changez la règle, ou figez la sélection.");
    await act(async () => result.current.run("a"));
    expect(toasts().at(-1)).toContain("L’ajout a échoué.Choisissez un jour à venir.");
  });

  it("is taken back once, in the order of what was done; a way back that fails is said", async () => {
    const done: string[] = [];
    const { result } = open({
      act: async (id: string) => void done.push(`do ${id}`),
      key: (id) => id,
      success: (_, id) => ({ title: id }),
      undo: (_, id) => async () => {
        done.push(`undo ${id}`);
        if (id === "b") throw new Error("no");
      },
      failure: (_, id) => ({ title: `échec ${id}` }),
    });
    await act(async () => ["a", "b"].forEach(result.current.run));
    const [first, second] = screen.getAllByRole("button", { name: "Annuler" });
    if (!first || !second) throw new Error("two ways back");
    await userEvent.dblClick(first);
    await userEvent.click(second);
    expect(done).toEqual(["do a", "do b", "undo a", "undo b"]);
    expect(toasts().join()).toContain("échec b");
  });

  it("of a queue offers the way back from the last success alone", async () => {
    const undone = vi.fn();
    const { result } = open({
      act: async (_: string) => undefined,
      key: (id) => id,
      queue: "two",
      success: (_, id) => ({ title: id }),
      undo: (_, id) => () => undone(id),
      failure: null,
    });
    await act(async () => result.current.run("a"));
    await act(async () => result.current.run("b"));
    for (const button of screen.getAllByRole("button", { name: "Annuler" })) await userEvent.click(button);
    expect(undone.mock.calls).toEqual([["b"]]);
  });

  it("waits for what its success brings about before it says so", async () => {
    const refreshed = held<void>();
    const { result } = open({
      act: async () => undefined,
      onDone: () => refreshed.act(),
      success: () => ({ title: "Fait" }),
      failure: null,
    });
    await act(async () => result.current.run("a"));
    expect(toasts()).toEqual([]);
    await refreshed.calls[0]?.end();
    expect(toasts().join()).toContain("Fait");
  });
});
