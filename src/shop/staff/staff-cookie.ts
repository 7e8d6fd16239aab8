/** What the names of the staff's cookies begin with. */
export const staffCookiePrefix = "valcour-staff";

const session = new RegExp(`(?:^|;\\s*)${staffCookiePrefix}-token=.`);

/** Whether a request names a session of the staff, open or not. */
export const namesStaffSession = (headers: Headers): boolean =>
  headers.has("authorization") || session.test(headers.get("cookie") ?? "");
