export interface TestCard {
  number: string;
  brand: "visa" | "mastercard" | "amex";
  outcome: "succeeds" | "asks-bank" | "is-declined";
  /** Of a decline. */
  code?: string;
  declineCode?: string;
  /** Opens a dispute as soon as it is charged. */
  isDisputed?: boolean;
}

/** Numbers and their behaviour. Source: provider's documentation, testing. */
const testCards: readonly TestCard[] = [
  { number: "4242424242424242", brand: "visa", outcome: "succeeds" },
  { number: "5555555555554444", brand: "mastercard", outcome: "succeeds" },
  { number: "378282246310005", brand: "amex", outcome: "succeeds" },
  { number: "4000002500003155", brand: "visa", outcome: "asks-bank" },
  { number: "4000002760003184", brand: "visa", outcome: "asks-bank" },
  {
    number: "4000000000000002",
    brand: "visa",
    outcome: "is-declined",
    code: "card_declined",
    declineCode: "generic_decline",
  },
  {
    number: "4000000000009995",
    brand: "visa",
    outcome: "is-declined",
    code: "card_declined",
    declineCode: "insufficient_funds",
  },
  { number: "4000000000000069", brand: "visa", outcome: "is-declined", code: "expired_card" },
  { number: "4000000000000127", brand: "visa", outcome: "is-declined", code: "incorrect_cvc" },
  { number: "4000000000000259", brand: "visa", outcome: "succeeds", isDisputed: true },
];

/** @param typed as the shopper wrote it, spaces included */
export function findTestCard(typed: string): TestCard | undefined {
  const digits = typed.replace(/[\s-]/g, "");
  return testCards.find(({ number }) => number === digits);
}
