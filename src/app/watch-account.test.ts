import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";

import type { User } from "../generated/types.ts";
import type { Session } from "../page/session/session.ts";
import { watchAccount } from "./watch-account.ts";

const client = new QueryClient();
const missing = [{ code: "phone-missing" as const, detail: "Il manque un téléphone." }];
const sessionOf = (type: User["type"]): Session => ({ user: { type }, malconfigured: false }) as unknown as Session;
let stop = (): void => {};
afterEach(() => stop());

it("lets the guard know at once that an account has become incomplete, and that it is complete again", async () => {
  const session = sessionOf("TP");
  const load = vi.fn().mockResolvedValueOnce(missing).mockResolvedValueOnce([]);
  stop = watchAccount(session, client, load);
  client.setQueryData(["account", "personal"], { phone: "" });
  await vi.waitFor(() => expect(session.malconfigured).toBe(true), { timeout: 10_000 });
  client.setQueryData(["account", "personal"], { phone: "06" });
  await vi.waitFor(() => expect(session.malconfigured).toBe(false), { timeout: 10_000 });
});

it("asks nothing after a read, other data, or for a destination", async () => {
  const load = vi.fn().mockResolvedValue(missing);
  stop = watchAccount(sessionOf("TP"), client, load);
  await client.fetchQuery({ queryKey: ["account", "billing"], queryFn: () => ({ city: "V" }) });
  client.setQueryData(["menu"], []);
  stop();
  stop = watchAccount(sessionOf("DMO"), client, load);
  client.setQueryData(["account", "billing"], { city: "W" });
  expect(load).not.toHaveBeenCalled();
});
