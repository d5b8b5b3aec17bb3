import { type CallName, type Calls, contracts } from "../../src/generated/calls.ts";
import * as validators from "../../src/generated/validators.js";
import type { Validator } from "../../src/generated/validators.js";

/** Calls that answer JSON. */
type Replying = { [Name in CallName]: Calls[Name]["reply"] extends object ? Name : never }[CallName];

/** A made-up response for a component under test. Fails where it breaks the call's contract. */
export function answerOf<Name extends Replying>(name: Name, reply: Calls[Name]["reply"]): Response {
  return Response.json(checked(name, JSON.parse(JSON.stringify(reply))), { status: contracts[name].status });
}

/** The answer to a call that a test has sent. Fails where it breaks the call's contract. */
export function replyOf<Name extends Replying>(name: Name, response: { statusCode: number; json: () => unknown }): Calls[Name]["reply"] {
  const { status } = contracts[name];
  if (response.statusCode !== status) throw new Error(`${name} answers ${response.statusCode}, not ${status}`);
  return checked(name, response.json());
}

function checked<Name extends Replying>(name: Name, value: unknown): Calls[Name]["reply"] {
  const validator = (validators as unknown as Record<string, Validator<Calls[Name]["reply"]> | undefined>)[`is${contracts[name].reply}`];
  if (!validator) throw new Error(`${name} answers no JSON`);
  if (!validator(value)) throw new Error(`no answer of ${name}: ${JSON.stringify(validator.errors?.slice(0, 3))}`);
  return value;
}
