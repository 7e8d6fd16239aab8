/** The way of a notice: asked, confirmed from its own mailbox, told. Then it is forgotten. */
export const noticeStates = ["pending", "confirmed", "told"] as const;
export type NoticeState = (typeof noticeStates)[number];
