import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";

import { median } from "../report.ts";

export const api = "/api/v2/belvedere";
/** Requests of the flood that are under way at the same time, and guests who answer each second meanwhile. */
const CONNECTIONS = 50;
const MEANWHILE = 50;
const READING_MS = 5_000;

/** A form in the version that is answered, on its server. */
interface AskedForm {
  url: string;
  version: number;
}

/** Sends answers at a steady rate, whatever those before are doing. */
export async function answerAll({ url, version }: AskedForm, tokens: readonly string[], perSecond: number) {
  const times: number[] = [];
  let [accepted, refused] = [0, 0];
  const answer = async (token: string, no: number): Promise<void> => {
    const sent = performance.now();
    const send = () =>
      fetch(`${url}${api}/satisfaction-forms/public/${token}/answers`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "X-Requested-By": "belvedere",
          "X-Forwarded-For": `10.0.${no >> 8}.${no % 256}`,
          "Idempotency-Key": `bench-answer-${no}`,
        },
        body: JSON.stringify({
          version,
          lang: "fr",
          seconds: 90,
          answers: { recommandation: no % 11, note: no % 11, commentaire: `Réponse ${no}, assez longue pour être lue.` },
        }),
      });
    const replies = await Promise.all(no % 2 === 0 ? [send(), send()] : [send()]);
    times.push(performance.now() - sent);
    if (replies.some(({ ok }) => ok)) accepted += 1;
    else refused += 1;
  };
  await read(url, tokens[0]);
  const start = performance.now();
  const under: Promise<void>[] = [];
  for (const [no, token] of tokens.entries()) {
    const due = start + (no * 1000) / perSecond;
    if (due > performance.now()) await pause(due - performance.now());
    under.push(answer(token, no));
  }
  await Promise.all(under);
  const sorted = times.toSorted((a, b) => a - b);
  return {
    accepted,
    refused,
    late: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    rate: (accepted * 1000) / (performance.now() - start),
  };
}

/** A guest reads the questions before they answer. */
async function read(url: string, token: string | undefined): Promise<void> {
  await fetch(`${url}${api}/satisfaction-forms/public/${token}`);
  await pause(READING_MS);
}

/** Begins answers from one network, as fast as they are answered, while invited guests answer at a steady rate. */
export async function flood({ url, version }: AskedForm, open: string, invited: readonly string[], count: number) {
  const send = (token: string, from: string, key: string, body: object) =>
    fetch(`${url}${api}/satisfaction-forms/public/${token}/answers`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Requested-By": "belvedere", "X-Forwarded-For": from, "Idempotency-Key": key },
      body: JSON.stringify({ version, lang: "fr", ...body }),
    });
  await read(url, open);
  let next = 0;
  let isOver = false;
  const connection = async (): Promise<void> => {
    for (let no = next++; no < count; no = next++) {
      const reply = await send(open, "192.0.2.1", `bench-flood-${no}`, { stage: "started", answers: {} });
      await reply.arrayBuffer();
    }
  };
  const attack = Promise.all(Array.from({ length: CONNECTIONS }, connection)).finally(() => (isOver = true));
  const times: number[] = [];
  let refused = 0;
  const answer = async (token: string, no: number): Promise<void> => {
    const start = performance.now();
    const answers = { recommandation: 9, note: 8, commentaire: `Pendant l’afflux, réponse ${no}, assez longue pour être lue.` };
    const reply = await send(token, `10.1.${no >> 8}.${no % 256}`, `bench-meanwhile-${no}`, { seconds: 90, answers });
    times.push(performance.now() - start);
    if (!reply.ok) refused += 1;
  };
  const under: Promise<void>[] = [];
  const start = performance.now();
  for (const [no, token] of invited.entries()) {
    if (isOver) break;
    under.push(answer(token, no));
    await pause(Math.max(0, start + ((no + 1) * 1000) / MEANWHILE - performance.now()));
  }
  await Promise.all([attack, ...under]);
  return { refused, median: median(times), late: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN };
}
