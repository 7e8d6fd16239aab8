import type { DueMail } from "@/src/store/mails/mail-rows";

/**
 * What mailboxes know a mail by: the same for every attempt, another one for every occasion, and for the same occasion of
 * another database.
 */
export const messageId = ({ key, queuedAt }: Pick<DueMail, "key" | "queuedAt">): string =>
  `${key.replaceAll(/[^\w-]+/g, ".")}.${queuedAt.getTime()}`;
