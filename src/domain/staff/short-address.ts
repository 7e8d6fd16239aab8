/**
 * A network address without the part that names one machine: "203.0.113.x", "2001:db8:7::".
 * @param address of IPv6 the network alone, see clientAddress; the one of zeros is the machine itself
 */
export function shortAddress(address: string | null): string {
  if (address === null) return "";
  if (!address.includes(":")) return address.replace(/\.\d+$/, ".x");
  const network = address
    .split(":")
    .slice(0, 3)
    .join(":")
    .replace(/(^|:)0(:0)*$/, "");
  return network === "" ? "::1" : `${network}::`;
}
