import { expect, test } from "vitest";
import { isLoopbackAddress, isPublicAddress } from "./public-address";

test.each([
  ["this network", "0.0.0.0"],
  ["this network", "0.1.2.3"],
  ["private", "10.0.0.1"],
  ["private", "172.16.0.1"],
  ["private", "172.31.255.255"],
  ["private", "192.168.1.1"],
  ["carriers", "100.64.0.1"],
  ["metadata of Alibaba", "100.100.100.200"],
  ["loopback", "127.0.0.1"],
  ["loopback", "127.255.255.254"],
  ["metadata of most clouds", "169.254.169.254"],
  ["metadata of Oracle", "192.0.0.192"],
  ["host at Azure", "168.63.129.16"],
  ["documentation", "192.0.2.1"],
  ["documentation", "198.51.100.7"],
  ["documentation", "203.0.113.9"],
  ["benchmarks", "198.18.0.1"],
  ["relay of 6to4", "192.88.99.1"],
  ["multicast", "224.0.0.1"],
  ["reserved", "240.0.0.1"],
  ["broadcast", "255.255.255.255"],
  ["unspecified", "::"],
  ["loopback", "::1"],
  ["mapped loopback", "::ffff:127.0.0.1"],
  ["mapped loopback", "::ffff:7f00:1"],
  ["mapped private", "::ffff:10.0.0.1"],
  ["mapped public", "::ffff:93.184.215.14"],
  ["compatible with IPv4", "::127.0.0.1"],
  ["translated", "::ffff:0:127.0.0.1"],
  ["loopback by NAT64", "64:ff9b::127.0.0.1"],
  ["metadata by NAT64", "64:ff9b::a9fe:a9fe"],
  ["private by NAT64", "64:ff9b::10.1.2.3"],
  ["local NAT64", "64:ff9b:1::1"],
  ["loopback by 6to4", "2002:7f00:1::1"],
  ["Teredo", "2001:0:53aa:64c::1"],
  ["documentation", "2001:db8::1"],
  ["documentation", "3fff::1"],
  ["discarded", "100::1"],
  ["unique local", "fc00::1"],
  ["metadata of Amazon", "fd00:ec2::254"],
  ["link-local", "fe80::1"],
  ["link-local with a zone", "fe80::1%eth0"],
  ["site-local", "fec0::1"],
  ["multicast", "ff02::1"],
  ["a name", "localhost"],
  ["nothing", ""],
  ["a number", "2130706433"],
])("%s is not public: %s", (_kind, address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["93.184.215.14", "1.1.1.1", "172.32.0.1", "2606:4700::1111", "64:ff9b::93.184.215.14"])(
  "%s is public",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test("this machine has its own addresses", () => {
  expect(["127.0.0.1", "127.1.2.3", "::1"].filter((one) => !isLoopbackAddress(one))).toEqual([]);
  const others = ["0.0.0.0", "10.0.0.1", "::ffff:10.0.0.1", "::1%lo", "localhost", "::"];
  expect(others.filter(isLoopbackAddress)).toEqual([]);
});
