/** Link to write to an address: a mail program would end it at a "?", and decode a "%". */
export const mailtoHref = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
