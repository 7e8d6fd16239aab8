/** Prefix of the staff cookies' names. */
export const staffCookiePrefix = "shop-staff";

const session = new RegExp(`(?:^|;\\s*)${staffCookiePrefix}-token=.`);

/** Whether a request names a staff session, valid or not. */
export const namesStaffSession = (headers: Headers): boolean =>
  headers.has("authorization") || session.test(headers.get("cookie") ?? "");
