/** States of a notice: requested, confirmed from its own mailbox, sent. Then it is deleted. */
export const noticeStates = ["pending", "confirmed", "notified"] as const;
export type NoticeState = (typeof noticeStates)[number];
