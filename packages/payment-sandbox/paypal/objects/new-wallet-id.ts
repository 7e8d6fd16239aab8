import { randomBytes } from "node:crypto";

const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** 17 characters for orders, captures and refunds, 13 for accounts, as the provider's own. */
export function newWalletId(length: 13 | 17 = 17): string {
  return Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join("");
}

export const newEventId = (): string => `WH-${newWalletId()}-${newWalletId()}`;
