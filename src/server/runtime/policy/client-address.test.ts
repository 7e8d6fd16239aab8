import { expect, test } from "vitest";
import { clientAddress } from "./client-address";

const headers = (socket: string | null, forwarded?: string) =>
  new Headers({
    ...(socket !== null && { "x-client-address": socket }),
    ...(forwarded !== undefined && { "x-forwarded-for": forwarded }),
  });

test.each<[string, Headers, number, string | null]>([
  ["called directly", headers("203.0.113.9"), 0, "203.0.113.9"],
  ["a forged header does not help", headers("203.0.113.9", "1.2.3.4"), 0, "203.0.113.9"],
  ["one proxy: the last entry is the proxy's", headers("10.0.0.1", "1.2.3.4, 203.0.113.9"), 1, "203.0.113.9"],
  ["two proxies", headers("10.0.0.1", "1.2.3.4, 203.0.113.9, 10.0.0.2"), 2, "203.0.113.9"],
  ["fewer entries than proxies", headers("10.0.0.1", "203.0.113.9"), 2, null],
  ["IPv4 inside IPv6", headers("::ffff:203.0.113.9"), 0, "203.0.113.9"],
  ["a network of IPv6", headers("2001:db8:12:3400::1"), 0, "2001:db8:12:3400"],
  ["another address of the same network", headers("2001:0db8:0012:3400:a:b:c:d"), 0, "2001:db8:12:3400"],
  ["the own machine", headers("::1"), 0, "0:0:0:0"],
  ["no address", headers(null), 0, null],
  ["nonsense", headers("<script>"), 0, null],
])("%s", (_, given, proxies, address) => {
  expect(clientAddress(given, proxies)).toBe(address);
});
