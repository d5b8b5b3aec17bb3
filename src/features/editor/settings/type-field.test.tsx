import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";

import { documentOf, shippedCatalog } from "../../../../tests/views/support/edited-document.tsx";
import { ToastsProvider } from "../../../ui/toast/toasts.tsx";
import { targetsOf } from "./targets.ts";
import { TypeField } from "./type-field.tsx";

const [rating, reviews] = [shippedCatalog.types["rating"], shippedCatalog.types["reviews"]];
if (!rating || !reviews) throw new Error("no such type");
const catalog = {
  ...shippedCatalog,
  types: { rating, reviews, closed: { ...reviews, type: "closed", label: "Réservé à d’autres", roles: ["ADMIN"] } },
};

const offered = async (type: string, mayUse: boolean): Promise<(string | null)[]> => {
  const [target] = targetsOf(["w"], documentOf({ type }), catalog);
  if (!target) throw new Error("no widget");
  const { unmount } = render(
    <ToastsProvider>
      <TypeField target={target} catalog={catalog} mayUse={() => mayUse} onChange={() => {}} />
    </ToastsProvider>,
  );
  await userEvent.click(screen.getByRole("combobox"));
  const names = screen.getAllByRole("option").map(({ textContent }) => textContent);
  unmount();
  return names;
};

it("offers the types that the reader may use, and names the present one whoever may", async () => {
  expect(await offered("rating", false)).toEqual(["Note moyenne", "Volume d’avis"]);
  expect(await offered("rating", true)).toContain("Réservé à d’autres");
  expect(await offered("closed", false)).toContain("Réservé à d’autres");
});
