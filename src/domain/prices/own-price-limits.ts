import type { Currency } from "@/src/domain/money/currency";
import { smallestAmount } from "@/src/domain/money/convert";
import { minor, type Minor } from "@/src/domain/money/minor";
import { highestPrice } from "./propose-price";

/** Highest price in a currency of a market, hundredths of it: yen are the smallest of them. */
const highestOwnPrice = minor(2_000_000_000);

/** Highest price that can be entered in a currency, hundredths of it. */
export const highestPriceIn = (currency: Currency): Minor =>
  currency === "EUR" ? highestPrice : highestOwnPrice;

/** Whether a number is a price in a market's currency: hundredths of it, whole yen. */
export const isOwnPrice = (value: unknown, currency: Currency): value is Minor =>
  Number.isSafeInteger(value) &&
  Number(value) >= 0 &&
  Number(value) <= highestPriceIn(currency) &&
  Number(value) % smallestAmount(currency) === 0;
