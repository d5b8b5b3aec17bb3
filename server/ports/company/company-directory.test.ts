import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { hasSiretChecksum } from "../../../src/domain/siret.ts";
import { openCompanyDirectory } from "./company-directory.ts";
import { publicDirectory } from "./public-directory.ts";

const siret = "73282932000074";
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let answer: Answer;
let asked: string[];
let url: string;
beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const json =
  (body: unknown, status = 200): Answer =>
  (_request, response) =>
    void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
const company = (siege: object | null, ...others: object[]): Answer =>
  json({ results: [{ siren: "732829320", siege, matching_etablissements: others }] });

describe("the public register of companies", () => {
  it("gives the address of a registered office, in its parts", async () => {
    answer = company({
      siret,
      numero_voie: "12",
      indice_repetition: "BIS",
      type_voie: "RUE",
      libelle_voie: "DE LA PAIX",
      code_postal: "75002",
      libelle_commune: "PARIS",
    });
    expect(await publicDirectory(`${url}/v1/`).find(siret)).toEqual({
      number: "12 BIS",
      type: "RUE",
      label: "DE LA PAIX",
      zipCode: "75002",
      city: "PARIS",
    });
    expect(asked).toEqual([`/v1/search?q=${siret}&page=1&per_page=1`]);
  });

  it.each([
    ["12 RUE DE LA PAIX 75002 PARIS", { number: "12", type: "RUE", label: "DE LA PAIX" }],
    ["3 TER CHEMIN DU PRE 75002 PARIS", { number: "3 TER", type: "CHEMIN", label: "DU PRE" }],
    ["LES GRANDS PRES 75002 PARIS", { number: null, type: null, label: "LES GRANDS PRES" }],
    ["75002 PARIS", { number: null, type: null, label: null }],
  ])("reads the parts of another establishment's address: %s", async (adresse, parts) => {
    const office = { siret: "73282932000017", libelle_voie: "AILLEURS", code_postal: "69001", libelle_commune: "LYON" };
    answer = company(office, { siret, adresse, code_postal: "75002", libelle_commune: "PARIS" });
    expect(await publicDirectory(url).find(siret)).toEqual({ ...parts, zipCode: "75002", city: "PARIS" });
  });

  it("leaves out what its subject keeps to himself", async () => {
    answer = company({
      siret,
      numero_voie: "[ND]",
      type_voie: "[ND]",
      libelle_voie: "[ND]",
      adresse: "[ND] 75002 PARIS",
      code_postal: "75002",
      libelle_commune: "PARIS",
    });
    expect(await publicDirectory(url).find(siret)).toEqual({ number: null, type: null, label: null, zipCode: "75002", city: "PARIS" });
  });

  it("knows no establishment but the one that was asked for", async () => {
    answer = company({ siret: "73282932000017", libelle_voie: "AILLEURS" });
    expect(await publicDirectory(url).find(siret)).toBeNull();
    answer = json({ results: [] });
    expect(await publicDirectory(url).find(siret)).toBeNull();
  });

  it.each<[string, Answer]>([
    ["a failure", json({ erreur: "a secret of theirs" }, 500)],
    ["another form", json({ hits: [] })],
    ["no JSON", (_request, response) => void response.end("<html>")],
    ["an answer without end", (_request, response) => void response.end(`"${"x".repeat(2 * 1024 * 1024)}"`)],
    ["redirects without end", (_request, response) => void response.writeHead(302, { location: "/search" }).end()],
  ])("takes %s for a failure that tells nothing", async (_what, failing) => {
    answer = failing;
    await expect(publicDirectory(url).find(siret)).rejects.toMatchObject({
      code: "upstream.failed",
      message: "upstream.failed",
      errors: [],
      detail: undefined,
    });
  });

  it("never follows a redirect to another address", async () => {
    const reached: string[] = [];
    const canary = createServer((request, response) => {
      reached.push(request.url ?? "");
      json({ results: [] })(request, response);
    });
    await new Promise<void>((resolve) => canary.listen(0, "127.0.0.1", resolve));
    answer = (_request, response) =>
      void response.writeHead(302, { location: `http://127.0.0.1:${(canary.address() as AddressInfo).port}/search` }).end();
    await expect(publicDirectory(url).find(siret)).rejects.toMatchObject({ code: "upstream.failed" });
    expect(reached).toEqual([]);
    canary.close();
  });

  it("follows a redirect of its own", async () => {
    answer = (request, response) =>
      request.url?.startsWith("/search")
        ? void response.writeHead(301, { location: `/v2${request.url}` }).end()
        : json({ results: [] })(request, response);
    expect(await publicDirectory(url).find(siret)).toBeNull();
    expect(asked).toHaveLength(2);
  });

  it.each<[string, Answer]>([
    ["never answers", () => {}],
    ["begins and never ends", (_request, response) => void response.writeHead(200).write('{"results":')],
  ])("gives up in time when it %s", async (_what, slow) => {
    answer = slow;
    await expect(publicDirectory(url, 60).find(siret)).rejects.toMatchObject({ code: "upstream.slow" });
  });
});

describe("the demo's own list", () => {
  it("stands where no register is set, whole addresses, a partial one and unknown numbers alike", async () => {
    const demo = openCompanyDirectory(null);
    expect(await demo.find("00000001800010")).toMatchObject({ label: "des Bateliers", zipCode: "74000", city: "Port-Aurelle" });
    expect(await demo.find("00000003400017")).toMatchObject({ label: null });
    expect(await demo.find("00000005900014")).toBeNull();
    expect(await demo.find("constructor")).toBeNull();
  });

  it("has numbers that pass the check", async () => {
    for (const number of [
      "00000001800010",
      "00000001800028",
      "00000002600013",
      "00000003400017",
      "00000004200010",
      "73282932000074",
      "35600000000048",
      "35600000009075",
    ]) {
      expect(await openCompanyDirectory(null).find(number)).not.toBeNull();
      expect(hasSiretChecksum(number)).toBe(true);
    }
  });
});
