import type { PaymentProvider } from "./payment-provider.ts";
import { sandboxProvider, type SandboxProvider } from "./sandbox.ts";
import { stripeProvider, type StripeSettings } from "./stripe.ts";

interface PaymentEnvironment {
  readonly stripe: StripeSettings | null;
  /** Whether the bank of the demonstration may be played. */
  readonly sandbox: boolean;
}

/** Who takes the money; null: nothing can be paid here. */
export function openPaymentProvider(
  { stripe, sandbox }: PaymentEnvironment,
  parts: Parameters<typeof sandboxProvider>[0],
): (PaymentProvider & { readonly name: "stripe" }) | SandboxProvider | null {
  if (stripe) return stripeProvider(stripe, parts.clock);
  return sandbox ? sandboxProvider(parts) : null;
}
