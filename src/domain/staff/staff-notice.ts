import type { Mail } from "@/src/domain/mail/mail";

/** Kinds of mails to staff; each member chooses in their own account. */
export const staffNotices = ["new-order", "held", "disputed", "withdrawn", "requests", "low-stock"] as const;
export type StaffNotice = (typeof staffNotices)[number];

/** Mails to staff that belong to no order, and what they are about. */
export const noticeOfMail: Readonly<Partial<Record<Mail["kind"], StaffNotice>>> = {
  "form-notice": "requests",
  "stock-low": "low-stock",
};
