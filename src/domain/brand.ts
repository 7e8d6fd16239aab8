import type { Look } from "./look/look";
import type { Outline } from "./watch/dial-printing";

/** What the shop is called and how it looks; the company behind it is in the settings. Edited in the admin. */
export interface Brand {
  /** In titles, mails and documents, and on the shop's pages. */
  readonly name: string;
  /** Its sign, in one colour; null where it has none. */
  readonly mark: Outline | null;
  /** Its name as it is drawn; null where it is set in the letters of dials. */
  readonly wordmark: Outline | null;
  /** Printed on dials that have room for it; may be empty. */
  readonly dialLine: string;
  /** What numbers of new orders begin with: two to four capitals. */
  readonly orderPrefix: string;
  readonly look: Look;
}

/** Braces and angle brackets mean something in messages. */
export const brandNamePattern = /^[^{}<>]{1,60}$/;

/** What numbers of orders begin with; receipts and other papers begin with one letter. */
export const orderPrefixPattern = /^[A-Z]{2,4}$/;

/** Of a new shop. */
export const deliveredOrderPrefix = "VAL";

/** Letters that the face of dials has. */
export const dialLinePattern = /^[\x20-\x7e\u00a0-\u017f]{0,24}$/;
