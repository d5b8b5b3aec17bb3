import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { answerOf } from "../../../tests/support/replies.ts";
import type { FormDocument } from "../../generated/types.ts";
import type { TaggedForm } from "./form-calls.ts";
import { openForm } from "./form-robot.ts";
import { useFormDraft } from "./use-form-draft.ts";

const first = openForm().document;
const written = (fr: string): FormDocument => ({ ...first, intro: { fr } });
const stored = (document: FormDocument): TaggedForm["form"] => ({ ...openForm(), state: "draft", version: 0, changed: true, document });

/** The revision that the server has, and its document. */
let present: { revision: number; document: FormDocument };
beforeEach(() => {
  present = { revision: 1, document: first };
  vi.stubGlobal("fetch", async (_url: string, { headers, body }: RequestInit) => {
    if (new Headers(headers).get("If-Match") !== `"${present.revision}"`)
      return Response.json({ code: "form.conflict", title: "Conflit", status: 412 }, { status: 412 });
    present = { revision: present.revision + 1, ...(JSON.parse(typeof body === "string" ? body : "{}") as { document: FormDocument }) };
    const answer = answerOf("changeForm", stored(present.document));
    answer.headers.set("ETag", `"${present.revision}"`);
    return answer;
  });
});
afterEach(() => vi.unstubAllGlobals());

const read = (): TaggedForm => ({ form: stored(present.document), etag: `"${present.revision}"` });

function open() {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  return renderHook(({ tagged }) => useFormDraft(tagged), { wrapper, initialProps: { tagged: read() } });
}

it("takes over what another page has written while nothing waits here, and writes over that", async () => {
  const { result, rerender } = open();
  present = { revision: 2, document: written("D’un autre onglet.") };
  rerender({ tagged: read() });
  expect(result.current.document.intro?.fr).toBe("D’un autre onglet.");
  act(() => result.current.change(written("D’ici.")));
  expect(await act(() => result.current.settle())).toBe(true);
  expect([present.revision, present.document.intro?.fr]).toEqual([3, "D’ici."]);
});

it("never writes over what another page has written while something waits here, even once that was read", async () => {
  const { result, rerender } = open();
  act(() => result.current.change(written("D’ici.")));
  present = { revision: 2, document: written("D’un autre onglet.") };
  rerender({ tagged: read() });
  expect(await act(() => result.current.settle())).toBe(false);
  await waitFor(() => expect(result.current.state).toBe("conflict"));
  expect(present.document.intro?.fr).toBe("D’un autre onglet.");
  expect(result.current.document.intro?.fr).toBe("D’ici.");
});
