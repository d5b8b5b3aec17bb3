import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { menuCountsQuery } from "../../../page/session/menu-counts.ts";
import { countId, CountsInWords, MenuCount } from "./menu-counts.tsx";
import type { MenuLink } from "./menu-data.ts";

const badge = "moderation-pending";
const link: MenuLink = { id: "moderation", label: "Modération", to: "/moderation/reviews", badge, items: [] };

it("counts what waits beside an entry, as a description that is no part of its name; nothing where nothing waits", () => {
  const client = new QueryClient();
  client.setQueryData(menuCountsQuery.queryKey, { [badge]: 1_034 });
  const Entry = () => (
    <QueryClientProvider client={client}>
      <CountsInWords links={[link]} />
      <a href={link.to} aria-describedby={countId(badge)}>
        {link.label}
        <MenuCount badge={badge} />
      </a>
    </QueryClientProvider>
  );
  const { rerender } = render(<Entry />);
  const entry = screen.getByRole("link", { name: "Modération" });
  expect(document.getElementById(countId(badge))?.textContent).toMatch(/^1\s?034 avis, signalements et réponses à modérer$/);
  expect(entry.querySelector("[data-count]")?.getAttribute("data-count")).toMatch(/^1\s034$/);
  client.setQueryData(menuCountsQuery.queryKey, {});
  rerender(<Entry />);
  expect(document.getElementById(countId(badge))).toBeNull();
});
