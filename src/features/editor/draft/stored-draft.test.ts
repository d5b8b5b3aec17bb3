import { describe, expect, it } from "vitest";

import type { Dashboard, DashboardAnswer, DraftState } from "../../../generated/types.ts";
import { Problem } from "../../../lib/problem.ts";
import { keepDraft, keptDraft } from "./kept-draft.ts";
import { NewerDraft, StoredDraft, UnsavableDraft } from "./stored-draft.ts";

const titled = (title: string): Dashboard => ({
  version: 1,
  title,
  widgets: {},
  layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [] }] }] },
});

function answer(revision: number, draft: Dashboard | null, state: Partial<DraftState>): DashboardAnswer {
  return {
    id: "d",
    title: "Publié",
    document: titled("Publié"),
    draft: draft as unknown as DashboardAnswer["draft"],
    draft_state: { no: 0, author: null, at: null, base: null, ...state },
    draft_aside: null,
    revision,
    updated_at: "",
    updated_by: "",
    link: null,
  };
}

/** A server that answers each save with the next of these, and reads with `latest`. */
function server(latest: DashboardAnswer, ...answers: (number | Error)[]) {
  const saved: { draft: Dashboard; known: number | "any"; base: number }[] = [];
  const aside: Dashboard[] = [];
  return {
    saved,
    aside,
    calls: {
      read: async () => latest,
      save: async (_id: string, draft: Dashboard, over: { known: number | "any"; base: number }) => {
        saved.push({ draft, ...over });
        const next = answers.shift() ?? 0;
        if (next instanceof Error) throw next;
        return next;
      },
      putAside: async (_id: string, draft: Dashboard) => void aside.push(draft),
    },
  };
}

const stale = new Problem(412, "dashboard.conflict", "Ce tableau de bord a été modifié entre-temps.");

describe("a stored draft", () => {
  it("is saved over the one that was seen, and keeps the revision that it was made from", async () => {
    const { calls, saved } = server(answer(1, null, {}), 4, 5);
    const stored = new StoredDraft(answer(7, titled("Brouillon"), { no: 3, base: 6 }), calls);
    await stored.save(titled("a"));
    await stored.save(titled("b"));
    expect(saved).toMatchObject([
      { known: 3, base: 6 },
      { known: 4, base: 6 },
    ]);
    expect(stored.seen).toBe(5);
  });

  it("is put aside, and the newer one reported, where somebody else has saved meanwhile", async () => {
    const latest = answer(1, titled("D’une autre"), { no: 2, author: "autre@example.org", base: 1 });
    const { calls, aside, saved } = server(latest, stale, 3);
    const stored = new StoredDraft(answer(1, null, {}), calls);
    const refused = await stored.save(titled("a")).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(NewerDraft);
    expect((refused as NewerDraft).latest).toBe(latest);
    expect(aside).toEqual([titled("a")]);
    stored.replace();
    expect(stored.seen).toBeUndefined();
    await stored.save(titled("a"));
    expect(saved[1]).toMatchObject({ known: "any" });
    expect(stored.seen).toBe(3);
  });

  it("goes on where the newer one is its own, whose answer was lost", async () => {
    const { calls, aside, saved } = server(answer(1, titled("a"), { no: 1, base: 1 }), new Problem(0, "network", ""), stale, 2);
    const stored = new StoredDraft(answer(1, null, {}), calls);
    await expect(stored.save(titled("a"))).rejects.toThrow(Problem);
    await stored.save(titled("ab"));
    expect(saved.at(-1)).toMatchObject({ draft: titled("ab"), known: 1 });
    expect(aside).toEqual([]);
  });

  it("goes on from what an earlier editor had seen, so that what somebody else saved since is not taken for seen", async () => {
    const kept = { document: titled("a"), seen: titled("Publié"), known: 2, base: 1 };
    const { calls, saved } = server(answer(1, null, {}), 3);
    const stored = new StoredDraft(answer(1, titled("D’une autre"), { no: 5, base: 1 }), calls, kept);
    expect(stored.seenDocument).toEqual(titled("Publié"));
    expect(stored.unsaved(kept.document)).toEqual(kept);
    await stored.save(kept.document);
    expect(saved).toMatchObject([{ known: 2, base: 1 }]);
  });

  it("says why the server never keeps it, in its words", async () => {
    const tooMuch = new Problem(422, "request.invalid", "Invalide", [{ pointer: "", detail: "Ce contenu a trop d’éléments." }]);
    const { calls } = server(answer(1, null, {}), tooMuch);
    const refused = await new StoredDraft(answer(1, null, {}), calls).save(titled("a")).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UnsavableDraft);
    expect((refused as Error).message).toBe("Ce contenu a trop d’éléments.");
  });

  it.each([404, 403])("is not sent again and again where the dashboard is gone or closed to the account (%i)", async (status) => {
    const { calls } = server(answer(1, null, {}), new Problem(status, "object.not-found", "Cet élément n’existe pas."));
    await expect(new StoredDraft(answer(1, null, {}), calls).save(titled("a"))).rejects.toThrow(UnsavableDraft);
  });
});

describe("a draft kept in the tab", () => {
  const kept = { document: titled("a"), seen: titled("Publié"), known: 2, base: 1 };

  it("is found by its dashboard alone, until it is forgotten", () => {
    keepDraft("d", kept);
    expect(keptDraft("d", titled("Publié"))).toEqual(kept);
    expect(keptDraft("other", titled("Publié"))).toBeNull();
    keepDraft("d", null);
    expect(keptDraft("d", titled("Publié"))).toBeNull();
  });

  it("is none where the server has kept it after all, nor where it is no document", () => {
    keepDraft("d", kept);
    expect(keptDraft("d", titled("a"))).toBeNull();
    keepDraft("d", { ...kept, document: {} as Dashboard });
    expect(keptDraft("d", titled("Publié"))).toBeNull();
  });
});
