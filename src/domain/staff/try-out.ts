const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether a shop is in trial mode on its own machine: its public address is local. Only such a shop has the demo
 * accounts, and lets its staff in without a second factor.
 * @param origin public address of the shop
 */
export function isTryOut(origin: string): boolean {
  return URL.canParse(origin) && loopback.test(new URL(origin).hostname);
}
