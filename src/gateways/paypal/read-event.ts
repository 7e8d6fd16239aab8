import * as v from "valibot";
import type { PaymentEvent } from "@/src/gateways/payment/payment-gateway";

/** PayPal retries an event for three days; an older one is a replay. In milliseconds. */
const oldest = 3 * 24 * 3_600_000;
/** Tolerated clock difference. */
const ahead = 5 * 60_000;

const headerNames = {
  transmission_id: "paypal-transmission-id",
  transmission_time: "paypal-transmission-time",
  transmission_sig: "paypal-transmission-sig",
  cert_url: "paypal-cert-url",
  auth_algo: "paypal-auth-algo",
} as const;

const transmission = v.object({
  transmission_id: v.pipe(v.string(), v.minLength(1), v.maxLength(50)),
  transmission_time: v.pipe(v.string(), v.isoTimestamp()),
  transmission_sig: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
  cert_url: v.pipe(v.string(), v.url(), v.maxLength(500)),
  auth_algo: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
});
export type Transmission = v.InferOutput<typeof transmission>;

/** Delivery data of an event; null if it cannot be from PayPal, or is too old. */
export function readTransmission(headers: Headers, now: Date): Transmission | null {
  const given = Object.fromEntries(
    Object.entries(headerNames).map(([name, header]) => [name, headers.get(header)]),
  );
  const read = v.safeParse(transmission, given);
  if (!read.success) return null;
  const age = now.getTime() - Date.parse(read.output.transmission_time);
  return age > oldest || age < -ahead ? null : read.output;
}

const link = v.object({ href: v.string(), rel: v.string() });

/** Only ids are read from an event. */
const eventBody = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  event_type: v.string(),
  resource: v.object({
    id: v.optional(v.string(), ""),
    supplementary_data: v.optional(
      v.object({ related_ids: v.optional(v.object({ order_id: v.optional(v.string()) })) }),
    ),
    links: v.optional(v.array(link), []),
  }),
});

const lastSegment = (href: string): string | null => href.split("/").at(-1) || null;

/** Refund events: their subject is a refund, which references its capture. */
const aboutRefund = /^PAYMENT\.CAPTURE\.(REFUNDED|REVERSED)$/;

function captureOf(type: string, { id, links }: v.InferOutput<typeof eventBody>["resource"]): string | null {
  if (!aboutRefund.test(type)) return id || null;
  const up = links.find(({ rel }) => rel === "up");
  return up ? lastSegment(up.href) : null;
}

/** The ids in an event; null if invalid. @param rawBody must be verified before use */
export function readEventBody(rawBody: string): PaymentEvent | null {
  const read = v.safeParse(eventBody, parseJson(rawBody));
  if (!read.success) return null;
  const { id, event_type: type, resource } = read.output;
  const orderId = resource.supplementary_data?.related_ids?.order_id ?? resource.id;
  return { id, type, objectId: orderId, paymentIntent: captureOf(type, resource) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
