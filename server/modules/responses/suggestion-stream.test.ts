import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { openTestApp, type TestApp } from "../../../tests/access/support/test-app.ts";
import { reviewOf } from "../../../tests/access/support/tenants.ts";
import type { SuggestionEvent } from "../../../src/generated/types.ts";
import type { Actor } from "../../kit/actor.ts";
import { openAssistant } from "../../ports/assistant/assistant.ts";
import { byAccount } from "./answerer.ts";
import { grantSuggestion } from "./suggest.ts";
import { suggestionStream } from "./suggestion-stream.ts";

interface Asked {
  path: string | undefined;
  authorization: string | undefined;
  body: { model: string; stream: boolean; messages: { role: string; content: string }[] };
}

const dmo = "dmo@belvedere.example";
let test: TestApp;
let model: Server;
let url = "";
let review = "";
let asked: Asked[] = [];
let gone = 0;
/** How the model answers; each test has its own. */
let answer: (response: ServerResponse) => void;

const say = (response: ServerResponse, ...words: string[]): void => {
  for (const content of words) response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
};
const done = (response: ServerResponse): void => void response.end("data: [DONE]\n\n");

beforeAll(async () => {
  model = createServer((request: IncomingMessage, response: ServerResponse) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      asked.push({ path: request.url, authorization: request.headers.authorization, body: JSON.parse(body) as Asked["body"] });
      response.on("close", () => {
        if (!response.writableFinished) gone += 1;
      });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => model.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1/`;
  test = await openTestApp({ assistant: { url, key: "cle", model: "modele" } });
}, 60_000);
afterAll(async () => {
  await test.close();
  model.closeAllConnections();
  model.close();
});
beforeEach(async () => {
  asked = [];
  gone = 0;
  review = await reviewOf(test, "aurelle");
  await test.services.store.system("test.uses", (db) => db.deleteFrom("suggestion_uses").execute());
});

interface Streamed {
  type: string;
  data: SuggestionEvent;
}
const ask = async (payload: object = {}): Promise<Streamed[]> => {
  const reply = await test.send({
    method: "POST",
    as: dmo,
    url: `/api/v2/${test.slug}/responses/generate`,
    payload: { review, ...payload },
  });
  expect(reply.statusCode).toBe(200);
  return [...reply.body.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, type = "", data = ""]) => ({
    type,
    data: JSON.parse(data) as SuggestionEvent,
  }));
};
const textOf = (events: readonly Streamed[]): string => events.map(({ data: { text = "" } }) => text).join("");

describe("a suggestion by a model", () => {
  it("is asked for as chat completions are, and comes sentence by sentence between greeting and signature", async () => {
    answer = (response) => {
      say(response, "Merci de ", "votre avis. []\nNous en ", "tiendrons compte");
      say(response, ". []");
      done(response);
    };
    const events = await ask({ context: "Le sauna rouvre." });
    expect(asked[0]).toMatchObject({ path: "/v1/chat/completions", authorization: "Bearer cle", body: { model: "modele", stream: true } });
    expect(asked[0]?.body.messages.map(({ role }) => role)).toEqual(["system", "user"]);
    expect(asked[0]?.body.messages[1]?.content).toContain("Le sauna rouvre.");
    expect(textOf(events)).toMatch(/^Bonjour[^\n]*,\n\nMerci de votre avis\. Nous en tiendrons compte\.\n\n[^]+\n[^]+/);
    expect(events.filter(({ data }) => data.text === "Merci de votre avis.")).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({ type: "done", data: { quota: 99, by: "assistant" } });
  });

  it("is the composer's where the model does not answer, answers an error, or says nothing that may be said", async () => {
    const failures: ((response: ServerResponse) => void)[] = [
      (response) => response.writeHead(500).end(),
      (response) => response.destroy(),
      (response) => {
        say(response, "Nous vous remboursons. []\n");
        done(response);
      },
    ];
    for (const failure of failures) {
      answer = failure;
      const events = await ask();
      expect(events.at(-1)).toMatchObject({ type: "done", data: { by: "composer" } });
      expect(textOf(events).length).toBeGreaterThan(80);
      expect(textOf(events)).not.toContain("rembours");
    }
  });

  it("ends with an error where it breaks off after its first words, which stay", async () => {
    answer = (response) => {
      say(response, "Merci de votre avis. []\n");
      // A slow machine has read them by then too.
      setTimeout(() => response.destroy(), 400);
    };
    const events = await ask();
    expect(textOf(events)).toContain("Merci de votre avis.");
    expect(events.at(-1)).toMatchObject({ type: "error", data: { type: "/problemes/upstream.failed", status: 502 } });
  });
});

describe("the stream", () => {
  const actor = { login: dmo, type: "DMO", roles: [], cards: [], group: { id: "aurelle" } } as unknown as Actor;
  const granted = () => grantSuggestion(test.services, byAccount(actor), { review });
  const silent = { warn: () => undefined };

  it("closes the model's connection as soon as nobody listens", async () => {
    answer = (response) => say(response, "Merci de votre avis. []\n");
    const events: string[] = [];
    const stop = suggestionStream(await granted(), openAssistant({ url, key: null, model: null }), silent).begin(
      ({ type = "" }) => events.push(type),
      () => undefined,
    );
    await expect.poll(() => events.length).toBe(2);
    stop();
    await expect.poll(() => gone).toBe(1);
    expect(events).toEqual(["delta", "delta"]);
  });

  it("ends with an error once its time is over", async () => {
    answer = (response) => say(response, "Merci");
    const events: { type?: string; data: unknown }[] = [];
    await new Promise<void>((end) => {
      void granted().then((one) =>
        suggestionStream(one, openAssistant({ url, key: null, model: null }), silent, 150).begin((event) => events.push(event), end),
      );
    });
    expect(events.at(-1)).toMatchObject({ type: "error", data: { type: "/problemes/upstream.slow" } });
    await expect.poll(() => gone).toBe(1);
  });
});
