import type { FormReceipt, FormSubmission, PublicForm } from "../generated/types.ts";

const slug = document.querySelector<HTMLMetaElement>('meta[name="product-slug"]')?.content ?? "";
const TIMEOUT_MS = 20_000;

/** Why a call did not do what was asked: «offline» without an answer, «gone», «many» with the seconds to wait, «proof» for one that has expired, else «refused». */
export interface Failure {
  kind: "offline" | "gone" | "many" | "proof" | "refused";
  seconds: number;
}

async function call<T>(path: string, options: RequestInit = {}): Promise<T | Failure> {
  let response: Response;
  try {
    response = await fetch(`/api/v2/${slug}/satisfaction-forms/public/${path}`, {
      cache: "no-store",
      // A guest answers as nobody, also on the computer of somebody who is signed in.
      credentials: "omit",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...options,
    });
  } catch {
    return { kind: "offline", seconds: 0 };
  }
  const body = (await response.json().catch(() => ({}))) as T & { errors?: { pointer: string }[] };
  if (response.ok) return body;
  if (response.status === 404 || response.status === 410) return { kind: "gone", seconds: 0 };
  if (response.status === 429) return { kind: "many", seconds: Number(response.headers.get("Retry-After") ?? 60) };
  if (response.status >= 500) return { kind: "offline", seconds: 0 };
  return { kind: body.errors?.some(({ pointer }) => pointer === "/proof") ? "proof" : "refused", seconds: 0 };
}

export function readForm(token: string): Promise<PublicForm | Failure> {
  return call<PublicForm>(token);
}

export function sendAnswer(token: string, key: string, submission: FormSubmission): Promise<FormReceipt | Failure> {
  return call<FormReceipt>(`${token}/answers`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Requested-By": slug, "Idempotency-Key": key },
    body: JSON.stringify(submission),
    keepalive: true,
  });
}

export function isFailure(answer: object): answer is Failure {
  return "kind" in answer;
}
