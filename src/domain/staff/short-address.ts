/** A network address without the part that names one machine: "203.0.113.x", "2001:db8:7::". */
export function shortAddress(address: string | null): string {
  if (address === null) return "";
  if (address.includes(":")) return `${address.split(":").slice(0, 3).join(":")}::`;
  return address.replace(/\.\d+$/, ".x");
}
