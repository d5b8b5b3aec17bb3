import type { FastifyInstance } from "fastify";

import type { SandboxPayment } from "../../../src/generated/types.ts";
import { route } from "../../http/route.ts";
import { ApiError } from "../../kit/errors.ts";
import type { SandboxPage, SandboxProvider } from "../../ports/payment/sandbox.ts";
import { publicAddress } from "../../reading/public-address.ts";
import type { Payments } from "./payments-service.ts";

/** The pages of the demonstration's bank. Whoever has the address of one plays what becomes of that payment. */
export function sandboxRoutes(app: FastifyInstance, bank: SandboxProvider, payments: Payments): void {
  const { options, opened } = publicAddress((token) => bank.page(token));

  route(app, "readSandboxPayment", (request) => shown(opened(request)), options);
  route(
    app,
    "playSandboxPayment",
    async (request) => {
      const { ref } = opened(request);
      const deliveries = await bank.play(ref, request.body.course);
      if (deliveries.length === 0) throw new ApiError("action.not-possible");
      for (const { body, headers } of deliveries) await payments.receive(body, headers);
      const page = await bank.page(ref);
      if (!page) throw new ApiError("object.not-found");
      return shown(page);
    },
    options,
  );
}

function shown({ label, amount, method, fact, returnAddress, cancelAddress }: SandboxPage): SandboxPayment {
  return { label, amount, method, fact, return_address: returnAddress, cancel_address: cancelAddress };
}
