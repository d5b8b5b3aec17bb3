import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, describe, expect, it } from "vitest";

import { hashPassword, isPassword, publicPasswordCost } from "./credentials.ts";
import { openSecrets, secretsOf } from "./secrets.ts";
import { FAILURE_WINDOW_MS, signInThrottle } from "./throttle.ts";

const folder = mkdtempSync(join(tmpdir(), "secrets-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("passwords", () => {
  it("are recognised by their hash alone, salted anew each time", async () => {
    const [one, two] = [await hashPassword("mot de passe"), await hashPassword("mot de passe")];
    expect(one).not.toBe(two);
    expect(one).not.toContain("mot de passe");
    expect(await isPassword("mot de passe", one)).toBe(true);
    expect(await isPassword("Mot de passe", one)).toBe(false);
  });

  it("are the same however an accent was typed", async () => {
    expect(await isPassword("e\u0301te\u0301", await hashPassword("été", publicPasswordCost))).toBe(true);
  });

  it("do not exist for an account without one, which takes as long to say", async () => {
    const time = async (stored: string | null): Promise<number> => {
      const begin = performance.now();
      expect(await isPassword("x", stored)).toBe(false);
      return performance.now() - begin;
    };
    const stored = await hashPassword("another");
    const [unknown, wrong] = [await time(null), await time(stored)];
    expect(unknown).toBeGreaterThan(wrong / 5);
  });
});

describe("the secrets", () => {
  it("are made once, for the owner alone, and stay the same", () => {
    const first = openSecrets(folder);
    expect(statSync(join(folder, "secrets.json")).mode & 0o777).toBe(0o600);
    expect(openSecrets(folder).key("x")).toEqual(first.key("x"));
    expect(openSecrets(folder).signingKey).toEqual(first.signingKey);
    expect(first.key("x")).not.toEqual(first.key("y"));
  });

  it("differ from folder to folder", () => {
    const other = mkdtempSync(join(tmpdir(), "secrets-"));
    expect(openSecrets(other).key("x")).not.toEqual(openSecrets(folder).key("x"));
    rmSync(other, { recursive: true });
  });

  it.each([["short"], ["a".repeat(64)], ["0".repeat(31)]])("refuse the weak secret %j", (given) => {
    expect(() => openSecrets(folder, { given })).toThrow(/trop faible/);
  });

  it("must be given where several servers would each make their own", () => {
    expect(() => openSecrets(folder, { mustBeGiven: true })).toThrow(/SECRET_KEY est obligatoire/);
    const given = "une clé assez longue, donnée par l’exploitant";
    expect(openSecrets(folder, { given, mustBeGiven: true }).signingKey).toEqual(secretsOf(given).signingKey);
  });

  it.each(["{}", "", "null", '{"master"'])("say which file is damaged instead of making others up: %j", (content) => {
    const damaged = mkdtempSync(join(tmpdir(), "secrets-"));
    writeFileSync(join(damaged, "secrets.json"), content);
    expect(() => openSecrets(damaged)).toThrow(/secrets\.json est abîmé/);
    expect(readFileSync(join(damaged, "secrets.json"), "utf8")).toBe(content);
    rmSync(damaged, { recursive: true });
  });
});

describe("the sign-in throttle", () => {
  const at = { now: Date.parse("2026-01-01T00:00:00Z") };
  const clock = { now: () => new Date(at.now) };

  it("holds a login up at the eleventh failure from one address, until the first is fifteen minutes old", () => {
    const throttle = signInThrottle(clock);
    for (let i = 0; i < 10; i += 1) expect(throttle.attempt("a", "here")).toBe(0);
    expect(throttle.attempt("a", "here")).toBe(FAILURE_WINDOW_MS / 1000);
    expect(throttle.attempt("b", "here")).toBe(0);
    at.now += FAILURE_WINDOW_MS;
    expect(throttle.attempt("a", "here")).toBe(0);
  });

  it("lets the owner in while somebody else guesses from another address", () => {
    const throttle = signInThrottle(clock);
    for (let i = 0; i < 50; i += 1) throttle.attempt("owner", "attacker");
    expect(throttle.attempt("owner", "attacker")).toBeGreaterThan(0);
    expect(throttle.attempt("owner", "home")).toBe(0);
  });

  it("bounds guesses that come from many addresses, and lets the owner in where the owner has signed in before", () => {
    const throttle = signInThrottle(clock);
    throttle.attempt("owner", "home");
    throttle.succeeded("owner", "home");
    let guesses = 0;
    for (let i = 0; i < 1000; i += 1) if (throttle.attempt("owner", `10.0.${i % 250}.${i}`) === 0) guesses += 1;
    expect(guesses).toBe(100);
    expect(throttle.attempt("owner", "home")).toBe(0);
    for (let i = 0; i < 20; i += 1) throttle.attempt("owner", "home");
    expect(throttle.attempt("owner", "home")).toBeGreaterThan(0);
  });

  it("forgives an attacker nothing when the owner, or the attacker under another name, signs in", () => {
    const throttle = signInThrottle(clock);
    for (let i = 0; i < 10; i += 1) throttle.attempt("owner", "attacker");
    throttle.attempt("owner", "home");
    throttle.succeeded("owner", "home");
    throttle.attempt("own account", "attacker");
    throttle.succeeded("own account", "attacker");
    expect(throttle.attempt("owner", "attacker")).toBeGreaterThan(0);
    let guesses = 0;
    for (let i = 0; i < 1000; i += 1) if (throttle.attempt("owner", `10.0.0.${i}`) === 0) guesses += 1;
    expect(guesses).toBe(90);
  });

  it("takes the addresses of one IPv6 network for one, and an IPv4 address however it is written", () => {
    const throttle = signInThrottle(clock);
    for (let i = 0; i < 10; i += 1) expect(throttle.attempt("a", `2001:db8:1:2::${i.toString(16)}`)).toBe(0);
    expect(throttle.attempt("a", "2001:0db8:1:2:ffff:1:2:3")).toBeGreaterThan(0);
    expect(throttle.attempt("a", "2001:db8:1:3::1")).toBe(0);
    for (let i = 0; i < 10; i += 1) throttle.attempt("b", "192.0.2.1");
    expect(throttle.attempt("b", "::ffff:192.0.2.1")).toBeGreaterThan(0);
    expect(throttle.attempt("b", "192.0.2.2")).toBe(0);
  });

  it("forgets a login's failures when the right password comes", () => {
    const throttle = signInThrottle(clock);
    for (let i = 0; i < 9; i += 1) throttle.attempt("a", "here");
    throttle.attempt("a", "here");
    throttle.succeeded("a", "here");
    for (let i = 0; i < 10; i += 1) expect(throttle.attempt("a", "here")).toBe(0);
  });

  it("counts failures alone: a thousand sign-ins from one address pass", () => {
    const throttle = signInThrottle(clock);
    for (let i = 0; i < 1000; i += 1) {
      expect(throttle.attempt(`login ${i}`, "office")).toBe(0);
      throttle.succeeded(`login ${i}`, "office");
    }
  });

  it("holds an address up that tries many logins", () => {
    const throttle = signInThrottle(clock);
    for (let i = 0; i < 100; i += 1) expect(throttle.attempt(`login ${i}`, "attacker")).toBe(0);
    expect(throttle.attempt("one more", "attacker")).toBeGreaterThan(0);
  });
});
