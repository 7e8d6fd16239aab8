import { BlockList, isIPv4, isIPv6 } from "node:net";

/** What is not reachable by everybody. Source: IANA IPv4 Special-Purpose Address Registry. */
const reservedIPv4 = [
  // This network, private, shared by carriers, loopback, link-local (there is the metadata of clouds).
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  // Documentation, relays of 6to4 and of multicast, sinks of reverse lookups.
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.175.48.0", 24],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  // Multicast, reserved, broadcast.
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
  // The host of virtual machines at Azure answers at this address, though it is a public one.
  ["168.63.129.16", 32],
] as const;

/** Of the unicast addresses, those of protocols, 6to4, documentation. Source: IANA IPv6 Special-Purpose Address Registry. */
const reservedIPv6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["2620:4f:8000::", 48],
  ["3fff::", 20],
] as const;

/** Networks with NAT64 reach IPv4 by this prefix. Source: RFC 6052. */
const nat64 = "64:ff9b::";

const reserved = new BlockList();
const unicastIPv6 = new BlockList();
unicastIPv6.addSubnet("2000::", 3, "ipv6");
unicastIPv6.addSubnet(nat64, 96, "ipv6");
for (const [net, prefix] of reservedIPv4) {
  reserved.addSubnet(net, prefix, "ipv4");
  reserved.addSubnet(`${nat64}${net}`, 96 + prefix, "ipv6");
}
for (const [net, prefix] of reservedIPv6) reserved.addSubnet(net, prefix, "ipv6");

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Whether everybody reaches an IP address. What is not an address, or has a zone, is not public. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !reserved.check(address, "ipv4");
  if (!isIPv6(address) || address.includes("%")) return false;
  return unicastIPv6.check(address, "ipv6") && !reserved.check(address, "ipv6");
}

/** Whether an IP address is this machine. */
export const isLoopbackAddress = (address: string): boolean =>
  isIPv4(address)
    ? loopback.check(address, "ipv4")
    : isIPv6(address) && !address.includes("%") && loopback.check(address, "ipv6");
