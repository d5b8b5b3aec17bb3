import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";

import type { TemplateSummary } from "../../generated/types.ts";
import { ToastsProvider } from "../../ui/toast/toasts.tsx";
import { DeleteTemplateDialog } from "./delete-template-dialog.tsx";

afterEach(() => vi.unstubAllGlobals());

/** The gallery as far as the dialog is concerned: it stays, whichever template it asks about. */
function Gallery(): ReactElement {
  const [deleting, setDeleting] = useState<string>();
  return (
    <>
      {["a", "b"].map((id) => (
        <button key={id} type="button" onClick={() => setDeleting(id)}>
          {id}
        </button>
      ))}
      <DeleteTemplateDialog
        template={deleting === undefined ? undefined : ({ id: deleting, label: deleting } as TemplateSummary)}
        onClose={() => setDeleting(undefined)}
      />
    </>
  );
}

it("deletes one template after the other", async () => {
  const deleted: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    deleted.push(url.slice(-1));
    return new Response(null, { status: 204 });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastsProvider>
        <Gallery />
      </ToastsProvider>
    </QueryClientProvider>,
  );
  for (const id of ["a", "b"]) {
    await userEvent.click(screen.getByRole("button", { name: id, hidden: true }));
    await userEvent.click(await screen.findByRole("button", { name: "Supprimer" }));
    await waitFor(() => expect(deleted).toContain(id));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Supprimer" })).toBeNull());
  }
  expect(deleted).toEqual(["a", "b"]);
});
