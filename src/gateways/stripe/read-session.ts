import type Stripe from "stripe";
import * as v from "valibot";
import { dayIn } from "@/src/domain/calendar/paris-day";
import { emailOfProvider } from "@/src/domain/mail/email-address";
import type { PaymentVoucher } from "@/src/domain/order/order";
import type { Charge, Contact, PaymentSession, PostalAddress } from "@/src/gateways/payment/payment-gateway";

type Address = {
  line1?: string | null;
  line2?: string | null;
  postal_code?: string | null;
  city?: string | null;
  state?: string | null;
  country?: string | null;
};

const readAddress = (address: Address | null | undefined): PostalAddress | null =>
  address
    ? {
        line1: address.line1 ?? null,
        line2: address.line2 ?? null,
        postalCode: address.postal_code ?? null,
        city: address.city ?? null,
        state: address.state ?? null,
        country: address.country ?? null,
      }
    : null;

function readContact(session: Stripe.Checkout.Session): Contact {
  const details = session.customer_details;
  const shipping = session.collected_information?.shipping_details;
  return {
    email: emailOfProvider(details?.email),
    name: details?.name ?? null,
    phone: details?.phone ?? null,
    billingAddress: readAddress(details?.address),
    shippingName: shipping?.name ?? null,
    shippingAddress: readAddress(shipping?.address),
  };
}

const idOf = (object: string | { id: string } | null): string | null =>
  typeof object === "string" ? object : (object?.id ?? null);

/** Final states of a payment without money. */
const endedWithoutMoney = ["requires_payment_method", "canceled"];

function hasFailed({ status, payment_status, payment_intent: intent }: Stripe.Checkout.Session): boolean {
  if (status !== "complete" || payment_status !== "unpaid") return false;
  return intent !== null && typeof intent !== "string" && endedWithoutMoney.includes(intent.status);
}

/** The voucher of a payment that awaits it, with its last day where it is paid. */
function voucherOf(intent: Stripe.Checkout.Session["payment_intent"]): PaymentVoucher | null {
  if (intent === null || typeof intent === "string") return null;
  const { konbini_display_details: konbini, multibanco_display_details: multibanco } =
    intent.next_action ?? {};
  const details = konbini ?? multibanco;
  if (!details?.hosted_voucher_url || details.expires_at === null) return null;
  const timeZone = konbini ? "Asia/Tokyo" : "Europe/Lisbon";
  return {
    url: details.hosted_voucher_url,
    lastDay: dayIn(timeZone, new Date(details.expires_at * 1000)),
  };
}

// An unknown status must fail the settlement.
const sessionStatus = v.picklist(["open", "complete", "expired"]);
const paymentStatus = v.picklist(["paid", "unpaid", "no_payment_required"]);

/** Converts a Stripe session; its payment must be expanded. */
export function readSession(session: Stripe.Checkout.Session): PaymentSession {
  return {
    provider: "stripe",
    id: session.id,
    status: v.parse(sessionStatus, session.status),
    paymentStatus: v.parse(paymentStatus, session.payment_status),
    url: session.url,
    awaitsCapture: false,
    amount: session.amount_total,
    currency: session.currency?.toUpperCase() ?? null,
    reference: session.client_reference_id,
    metadataOrder: session.metadata?.order ?? null,
    paymentIntent: idOf(session.payment_intent),
    paymentVoucher: voucherOf(session.payment_intent),
    hasFailed: hasFailed(session),
    contact: readContact(session),
    charge: chargeOf(session.payment_intent),
  };
}

/** The expanded charge of a payment; null if there is none or it failed. */
function chargeOf(intent: Stripe.Checkout.Session["payment_intent"]): Charge | null {
  if (intent === null || typeof intent === "string") return null;
  const charge = intent.latest_charge;
  if (charge === null || typeof charge === "string" || !charge.paid) return null;
  return {
    paymentIntent: intent.id,
    amount: charge.amount,
    amountRefunded: charge.amount_refunded,
    currency: charge.currency.toUpperCase(),
    isDisputed: charge.disputed,
    amountLost: 0,
  };
}

/** @throws Error if the charge is not expanded, or does not exist yet */
export function readCharge(intent: Stripe.PaymentIntent): Charge {
  const charge = chargeOf(intent);
  if (!charge) throw new Error(`The payment ${intent.id} has no charge to read.`);
  return charge;
}
