import { email } from "./form-field";
import { defineForm } from "./form";

/**
 * First half of the double opt-in for a back-in-stock notice. The article is in the page's query. Source:
 * specification 12.7.
 */
export const stockNotice = defineForm({
  name: "stock-notice",
  path: "/api/back-in-stock",
  guard: "limits",
  fields: { email: email() },
});

/** Second half: the button behind the mail's link. */
export const stockNoticeConfirm = defineForm({
  name: "stock-notice-confirm",
  path: "/api/back-in-stock/confirm",
  guard: "limits",
  fields: {},
});

/** The button behind the link in each of these mails: cancels the notice. */
export const stockNoticeCancel = defineForm({
  name: "stock-notice-cancel",
  path: "/api/back-in-stock/leave",
  guard: "limits",
  fields: {},
});
