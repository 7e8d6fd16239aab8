import * as v from "valibot";
import { checkoutResponse } from "@/src/domain/contracts/checkout";
import { preorderResponse } from "@/src/domain/contracts/preorder-offer";
import type { PreorderCheckoutRequest } from "@/src/domain/contracts/preorder-checkout";
import type { Locale } from "@/src/domain/locale/locale";
import { callApi } from "./call-api";
import { tabStorage } from "./tab-storage";

/** What is left of a run; refused with 404 where it requires an invitation. */
export const fetchOffer = (key: string, locale: Locale) =>
  callApi({ path: `/api/preorder/offer?offer=${key}&locale=${locale}`, answer: preorderResponse });

/**
 * Reserves a piece.
 * @returns the payment page
 */
export const requestPreorder = (request: PreorderCheckoutRequest) =>
  callApi({ path: "/api/preorder/checkout", body: request, answer: checkoutResponse });

const detailsKey = "preorder-details";
const formKey = "preorder-form";

/** Input of the second step, as text; it does not leave the tab before the shopper confirms. */
export const readDetails = (): string | null => tabStorage()?.getItem(detailsKey) ?? null;

export const saveDetails = (details: Readonly<Record<string, string>>): void =>
  tabStorage()?.setItem(detailsKey, JSON.stringify(details));

const record = v.record(v.string(), v.string());

/** Fields by name; none where nothing valid was stored. */
export function parseDetails(text: string | null | undefined): Readonly<Record<string, string>> {
  if (!text) return {};
  try {
    const parsed = v.safeParse(record, JSON.parse(text));
    return parsed.success ? parsed.output : {};
  } catch {
    return {};
  }
}

/** Idempotency key of this tab's reservation: a repeated request is the same order. */
export function reservationKey(): string {
  const known = tabStorage()?.getItem(formKey);
  if (known) return known;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  tabStorage()?.setItem(formKey, made);
  return made;
}

/** After a payment the next reservation is a new one. */
export function releaseReservation(): void {
  tabStorage()?.removeItem(formKey);
  tabStorage()?.removeItem(detailsKey);
}
