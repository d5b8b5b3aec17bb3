import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { MaintenanceInfo, User } from "../generated/types.ts";
import { userCheck } from "../page/session/change-session.ts";
import type { Session } from "../page/session/session.ts";
import { watchMaintenance, watchUserChange } from "./watch-session.ts";

const user = { login: "a@marque.example" } as User;
const session = (): Session => ({
  user,
  app: { product: { slug: "marque" } } as Session["app"],
  pages: [],
  maintenance: { global: false, routes: [] },
  malconfigured: false,
  publicMode: false,
});
const router = { navigate: vi.fn<(path: string) => Promise<void>>(async () => {}), revalidate: vi.fn<() => Promise<void>>(async () => {}) };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  userCheck.prevented = false;
  history.replaceState(null, "", "/");
  document.cookie = "marque_login=; max-age=0";
});

describe("the maintenance poll", () => {
  it("asks every 60 s and lets the guard judge again only where something has changed", async () => {
    const load = vi.fn<() => Promise<MaintenanceInfo | null>>(async () => ({ global: false, routes: [] }));
    const now = session();
    const stop = watchMaintenance(now, router, load);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledOnce();
    expect(router.revalidate).not.toHaveBeenCalled();
    load.mockResolvedValue({ global: true, routes: [] });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(now.maintenance).toEqual({ global: true, routes: [] });
    expect(router.revalidate).toHaveBeenCalledOnce();
    stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("takes a failed answer for unknown: null, nothing closed", async () => {
    const now = session();
    watchMaintenance(now, router, async () => null);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(now.maintenance).toBeNull();
  });

  it("leaves the maintenance page once it is over, and that page alone", async () => {
    const closed = { ...session(), maintenance: { global: true, routes: [] } };
    history.replaceState(null, "", "/maintenance");
    watchMaintenance(closed, router, async () => ({ global: false, routes: [] }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(router.navigate).toHaveBeenCalledExactlyOnceWith("/");
  });

  it("leaves it too where some routes stay closed, unless those were why one came", async () => {
    history.replaceState(null, "", "/maintenance");
    const stop = watchMaintenance({ ...session(), maintenance: { global: false, routes: ["a"] } }, router, async () => ({
      global: false,
      routes: ["a", "b"],
    }));
    await vi.advanceTimersByTimeAsync(60_000);
    stop();
    expect(router.navigate).not.toHaveBeenCalled();
    watchMaintenance({ ...session(), maintenance: { global: true, routes: [] } }, router, async () => ({ global: false, routes: ["a"] }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(router.navigate).toHaveBeenCalledExactlyOnceWith("/");
  });
});

describe("a change of user", () => {
  const show = async (): Promise<void> => {
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(0);
  };

  it("stays where one is while the cookie names the user, whatever the encoding", async () => {
    document.cookie = `marque_login=${encodeURIComponent(user.login)}`;
    const stop = watchUserChange(session(), router);
    await show();
    expect(router.navigate).not.toHaveBeenCalled();
    stop();
  });

  it("can be prevented by a flag, and does not concern who is not signed in", async () => {
    const stops = [watchUserChange({ ...session(), user: null }, router)];
    await show();
    userCheck.prevented = true;
    stops.push(watchUserChange(session(), router));
    await show();
    expect(router.navigate).not.toHaveBeenCalled();
    for (const stop of stops) stop();
  });
});
