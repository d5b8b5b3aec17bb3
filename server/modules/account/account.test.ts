import type { LightMyRequestResponse } from "fastify";
import { describe, expect, it } from "vitest";

import { addAccount, aroundTests, openTestApp, type TestApp } from "../../../tests/access/support/test-app.ts";

let test: TestApp;
let login: string;
aroundTests((opened) => (test = opened));

const fresh = async (): Promise<void> => {
  login = await addAccount(test, { type: "TP", group: "bellerive", roles: ["BELVEDERE_V2_PRO_ACCESS"] });
};
const get = (path: string, as = login): Promise<LightMyRequestResponse> =>
  test.send({ method: "GET", url: `/api/v2/${test.slug}${path}`, as });
const put = (path: string, payload: object, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  test.send({ method: "PUT", url: `/api/v2/${test.slug}${path}`, as: login, payload, headers });

const camille = { first_name: "Camille", last_name: "Morel", phone: "04 00 12 34 56" };
const bellerive = { name: "SARL Bellerive", siret: "73282932000074", street: "12 quai des Tilleuls", zip: "74000", city: "Port-Aurelle" };

describe("personal data", () => {
  it("begin empty, with the login", async () => {
    await fresh();
    expect((await get("/personal-details")).json()).toEqual({ login, first_name: "", last_name: "", phone: "" });
  });

  it("are stored without the spaces around them, and leave the billing data as they are", async () => {
    await fresh();
    await put("/billing", bellerive);
    const answer = await put("/personal-details", { ...camille, first_name: "  Camille " });
    expect([answer.statusCode, answer.json()]).toEqual([200, { login, ...camille }]);
    expect((await get("/personal-details")).json()).toEqual({ login, ...camille });
    expect((await get("/billing")).json()).toEqual(bellerive);
  });

  it("never change the login, nor anybody else's account", async () => {
    await fresh();
    const other = login;
    await put("/personal-details", camille);
    await fresh();
    const renamed = await put("/personal-details", { ...camille, login: "dmo@belvedere.example" });
    expect(renamed.statusCode).toBe(422);
    await put("/personal-details", { ...camille, phone: "+33 5 00 12 34 56" });
    expect((await get("/personal-details", other)).json()).toEqual({ login: other, ...camille });
  });

  it.each([
    ["a line break, which could reach a mail's head", { ...camille, last_name: "Morel\r\nBcc: x" }],
    ["a text of 201 characters", { ...camille, phone: "0".repeat(201) }],
    ["a missing field", { first_name: "Camille", last_name: "Morel" }],
    ["a number", { ...camille, phone: 4 }],
    ["too short a telephone number", { ...camille, phone: "04 00 12" }],
    ["what is no telephone number", { ...camille, phone: "au bureau" }],
  ])("refuse %s", async (_what, body) => {
    await fresh();
    expect((await put("/personal-details", body)).statusCode).toBe(422);
    expect((await get("/personal-details")).json()).toMatchObject({ first_name: "", phone: "" });
  });

  it.each([
    ["0600123456", "06 00 12 34 56"],
    ["+33 (0)6 00 12 34 56", "06 00 12 34 56"],
    ["0032470123456", "+32 470 12 34 56"],
    ["", ""],
  ])("keep the telephone number %s as %s", async (typed, kept) => {
    await fresh();
    expect((await put("/personal-details", { ...camille, phone: typed })).json()).toMatchObject({ phone: kept });
  });

  it("say in French why a telephone number is refused", async () => {
    await fresh();
    expect((await put("/personal-details", { ...camille, phone: "05" })).json()).toMatchObject({
      errors: [{ pointer: "/phone", detail: expect.stringContaining("04 00 12 34 56") as string }],
    });
  });
});

describe("billing data", () => {
  it("are stored, and leave the personal data as they are", async () => {
    await fresh();
    await put("/personal-details", camille);
    expect((await put("/billing", bellerive)).json()).toEqual(bellerive);
    expect((await get("/billing")).json()).toEqual(bellerive);
    expect((await get("/personal-details")).json()).toEqual({ login, ...camille });
  });

  it.each(["", "73282932000074", "20003452800041"])("take a SIRET that is empty or has 14 digits: %j", async (siret) => {
    await fresh();
    expect((await put("/billing", { ...bellerive, siret })).statusCode).toBe(200);
  });

  it.each(["7328293200007", "732829320000745", "732 829 320 00074", "7328293200007A"])(
    "refuse the SIRET %j and store nothing",
    async (siret) => {
      await fresh();
      const answer = await put("/billing", { ...bellerive, siret });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({
        title: "Certaines informations sont invalides.",
        errors: [{ pointer: "/siret", code: "siret", detail: "Le SIRET doit comporter 14 chiffres." }],
      });
      expect(answer.body).not.toContain(siret);
      expect((await get("/billing")).json()).toMatchObject({ name: "", siret: "" });
    },
  );

  it.each(["7400", "740000", "2A004"])("refuse the postal code %j beside a wrong SIRET, each named", async (zip) => {
    await fresh();
    const answer = await put("/billing", { ...bellerive, siret: "1", zip });
    expect(answer.json().errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(["/siret", "/zip"]);
  });

  it("may have no postal code yet", async () => {
    await fresh();
    expect((await put("/billing", { ...bellerive, zip: "" })).statusCode).toBe(200);
  });
});

describe("two writers", () => {
  it("do not overwrite what they have not seen", async () => {
    await fresh();
    const etag = String((await get("/billing")).headers.etag);
    expect((await put("/billing", bellerive, { "if-match": etag })).statusCode).toBe(200);
    const late = await put("/billing", { ...bellerive, city: "Clairval" }, { "if-match": etag });
    expect([late.statusCode, late.json().title]).toEqual([412, "Ces données ont été modifiées entre-temps."]);
    expect((await get("/billing")).json()).toEqual(bellerive);
  });

  it("may send the same write again, whatever tag they hold", async () => {
    await fresh();
    const etag = String((await get("/billing")).headers.etag);
    await put("/billing", bellerive, { "if-match": etag });
    const again = await put("/billing", bellerive, { "if-match": etag });
    expect([again.statusCode, again.json()]).toEqual([200, bellerive]);
    expect(again.headers.etag).not.toBe(etag);
  });

  it("are judged one after the other when they come at once", async () => {
    await fresh();
    const etag = String((await get("/personal-details")).headers.etag);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        put("/personal-details", { ...camille, phone: `04 00 12 34 ${50 + index}` }, { "if-match": etag }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 412)).toHaveLength(11);
  });

  it("overwrite each other's part of the account at no time", async () => {
    await fresh();
    await Promise.all([put("/personal-details", camille), put("/billing", bellerive)]);
    expect((await get("/personal-details")).json()).toMatchObject(camille);
    expect((await get("/billing")).json()).toEqual(bellerive);
  });
});

describe("the look-up of a SIRET", () => {
  it("gives the address of the establishment", async () => {
    await fresh();
    const answer = await get("/siret/73282932000074");
    expect(answer.json()).toEqual({
      establishment: { address: { number: "8", type: "rue", label: "des Tisserands", zipCode: "00100", city: "Aurelle" } },
    });
  });

  it.each([
    ["7328293200007", "Le SIRET doit comporter 14 chiffres."],
    ["20003452800041", "Ce SIRET n’existe pas : vérifiez ses chiffres."],
  ])("refuses %s without asking the register", async (siret, detail) => {
    await fresh();
    const answer = await get(`/siret/${siret}`);
    expect([answer.statusCode, answer.json().errors[0].detail]).toEqual([422, detail]);
  });

  it("answers 404 for a SIRET that the register does not know", async () => {
    await fresh();
    expect((await get("/siret/00000005900014")).statusCode).toBe(404);
  });

  it("asks the register of COMPANY_URL, and tells nothing of its failure", async () => {
    const outside = await openTestApp({ companyUrl: "http://127.0.0.1:9" });
    const answer = await outside.send({
      method: "GET",
      url: `/api/v2/${outside.slug}/siret/73282932000074`,
      as: `pro@${outside.slug}.example`,
    });
    expect([answer.statusCode, answer.json().title]).toEqual([502, "Le service partenaire ne répond pas."]);
    expect(answer.body).not.toContain("127.0.0.1");
    await outside.close();
  });
});
