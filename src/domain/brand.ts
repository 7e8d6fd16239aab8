/** What the shop is called; the company behind it is in the settings. Edited in the admin. */
export interface Brand {
  /** In titles, mails and documents, and on the shop's pages. */
  readonly name: string;
}

/** Braces and angle brackets mean something in messages. */
export const brandNamePattern = /^[^{}<>]{1,60}$/;
