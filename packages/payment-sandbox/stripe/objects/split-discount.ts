/** Shares a discount over lines in proportion; the shares always add up to the discount. */
export function splitDiscount(discount: number, lines: readonly number[]): number[] {
  const total = lines.reduce((sum, line) => sum + line, 0);
  if (total === 0) return lines.map(() => 0);
  let amountLeft = BigInt(discount);
  let totalLeft = BigInt(total);
  return lines.map((line) => {
    // Each share is taken from the rest, so the last line completes the sum.
    const share = totalLeft === 0n ? 0n : (amountLeft * BigInt(line)) / totalLeft;
    amountLeft -= share;
    totalLeft -= BigInt(line);
    return Number(share);
  });
}
