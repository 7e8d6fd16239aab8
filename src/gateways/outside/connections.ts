import type { ConnectionEnvironment } from "@/src/domain/connections/connection-variables";
import type { MailGateway, MailSettings } from "@/src/gateways/mail/mail-gateway";
import type { connectPaypal } from "@/src/gateways/paypal/connect-paypal";
import type {
  checkStripeKey,
  createStripeWebhook,
  deleteStripeWebhooks,
} from "@/src/gateways/stripe/connect-stripe";

/** Accounts outside the shop, as they are before they are kept. */
export interface Connections {
  readonly environment: ConnectionEnvironment;
  readonly checkStripeKey: typeof checkStripeKey;
  readonly createStripeWebhook: typeof createStripeWebhook;
  readonly deleteStripeWebhooks: typeof deleteStripeWebhooks;
  readonly connectPaypal: typeof connectPaypal;
  readonly openMail: (settings: MailSettings) => MailGateway;
}
