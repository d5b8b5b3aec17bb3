import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What the translator was asked for. */
interface Asked {
  q: string;
  target: string;
  api_key?: string;
}

export interface TranslatorStandIn {
  url: string;
  /** What it was asked for since a test last emptied it. */
  asked: Asked[];
  /** How it answers a text; «[fr]» before it unless a test says otherwise. */
  answer: (text: string) => { status: number; body: unknown };
  close: () => void;
}

/** A service that speaks LibreTranslate's protocol, on this machine. */
export async function openTranslatorStandIn(): Promise<TranslatorStandIn> {
  const service = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const question = JSON.parse(body) as Asked;
      standIn.asked.push(question);
      const { status, body: reply } = standIn.answer(question.q);
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(reply));
    });
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const standIn: TranslatorStandIn = {
    url: `http://127.0.0.1:${(service.address() as AddressInfo).port}/`,
    asked: [],
    answer: (text) => ({ status: 200, body: { translatedText: `[fr] ${text}` } }),
    close: () => void service.close(),
  };
  return standIn;
}
