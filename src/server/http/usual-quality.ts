/** Source: specification §7, image optimiser; §9, default quality. */
const usual = 75;

/** An address of the image optimiser without a quality gets the usual one; any other stays. */
export function withUsualQuality(address: string): string {
  if (!address.startsWith("/_next/image?") || /[?&]q=/.test(address)) return address;
  return `${address}&q=${usual}`;
}
