import { ValidationError, type CollectionBeforeChangeHook } from "payload";
import { forReader } from "@/src/admin/access/for-reader";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import type { OutsideAddressError } from "@/src/gateways/outside/open-outside";
import { shopOf } from "@/src/server/runtime/shop-of";
import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";

const refusals: Readonly<Record<OutsideAddressError | "timeout", ReaderText>> = adminMessagesByKey(
  "staff.webhookEndpoints.refusals",
);

/** Milliseconds for the name of the address. */
const patience = 4_000;

/**
 * Refuses an address that nothing would be sent to: not https, or of a private network. It is checked again at each delivery. An
 * endpoint that is switched on again is no longer one that the shop has switched off.
 */
export const checkWebhookAddress: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const isSwitchedOn = data.isActive === true && originalDoc?.isActive === false;
  if (isSwitchedOn) data.switchedOffAt = null;
  if (typeof data.address !== "string") return data;
  const address = data.address.trim();
  // One whose server is gone can still be switched off.
  if (address === originalDoc?.address && !isSwitchedOn) return data;
  const checked = await shopOf(req.payload).outside.check(address, patience);
  if (checked.ok) return { ...data, address };
  const message = forReader(req, refusals[checked.error]);
  const label = forReader(req, adminMessages("staff.webhookEndpoints.address.label"));
  const errors = [{ path: "address", label, message }];
  throw new ValidationError({ collection: "webhook-endpoints", errors, req }, req.t);
};
