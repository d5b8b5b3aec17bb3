import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod, RouteShorthandOptions } from "fastify";

import { accesses } from "../../src/domain/access/access.ts";
import { addresses, type CallName, type Calls, contracts } from "../../src/generated/calls.ts";
import { contract } from "./contract.ts";

export type CallRequest<Name extends CallName> = FastifyRequest<{
  Params: Calls[Name]["params"];
  Querystring: Calls[Name]["query"];
  Body: Calls[Name]["received"];
}>;
type CallReply<Name extends CallName> = FastifyReply<{ Reply: Calls[Name]["reply"] }>;
type Answer<Name extends CallName> = Calls[Name]["reply"] | FastifyReply;

/**
 * Registers a call of `schemas/api/`: its method, path, access and contracts are those declared there.
 * `options`: what the route needs beyond them, such as a hook of its own.
 */
export function route<Name extends CallName>(
  app: FastifyInstance,
  name: Name,
  handler: (request: CallRequest<Name>, reply: CallReply<Name>) => Answer<Name> | Promise<Answer<Name>>,
  options: Omit<RouteShorthandOptions, "schema"> = {},
): void {
  const { method, path } = addresses[name];
  const { access, query, body, bodyOptional, status, reply } = contracts[name];
  app.route({
    ...(bodyOptional ? { preValidation: emptyForNone } : {}),
    ...options,
    method,
    url: path,
    schema: {
      ...(query === undefined ? {} : { querystring: contract(query) }),
      ...(body === undefined ? {} : { body: contract(body) }),
      ...(reply === undefined ? {} : { response: { [status]: contract(reply) } }),
    },
    config: { ...options.config, access: accesses[access], call: name },
    // The contracts that make the handler's types true are those given above.
    handler: handler as unknown as RouteHandlerMethod,
  });
}

/** A body that may be left out is the empty object where it is. */
async function emptyForNone(request: FastifyRequest): Promise<void> {
  request.body ??= {};
}
