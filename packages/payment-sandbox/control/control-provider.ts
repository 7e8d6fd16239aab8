import type { Provider } from "../http/route";
import type { PaypalSandbox } from "../paypal/paypal-sandbox";
import type { StripeSandbox } from "../stripe/stripe-sandbox";
import { createControlRoutes } from "./control-routes";

/** The control API and page under /_control, and /health. */
export function createControlProvider(
  stripe: StripeSandbox,
  wallet: PaypalSandbox | undefined,
  idle: () => Promise<void>,
): Provider {
  return { name: "control", routes: createControlRoutes(stripe, wallet, idle) };
}
