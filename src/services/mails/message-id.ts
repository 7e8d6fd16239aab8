import type { DueMail } from "@/src/store/mails/mail-rows";

/**
 * Message-ID of a mail: the same for every attempt, different for every occasion, and for the same occasion in another
 * database.
 */
export const messageId = ({ key, queuedAt }: Pick<DueMail, "key" | "queuedAt">): string =>
  `${key.replaceAll(/[^\w-]+/g, ".")}.${queuedAt.getTime()}`;
