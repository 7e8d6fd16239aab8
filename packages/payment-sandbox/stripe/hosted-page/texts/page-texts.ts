/** Every sentence of the payment page; a missing one is a type error. */
export interface PageTexts {
  language: string;
  testNotice: string;
  title(shop: string): string;
  back: string;
  order: string;
  subtotal: string;
  discount: string;
  total: string;
  quantity(count: number): string;
  /** @param duration such as "27 minutes" or "24 hours", in the page's language */
  validFor(duration: string): string;
  contact: string;
  email: string;
  phone: string;
  shipping: string;
  name: string;
  country: string;
  line1: string;
  line2: string;
  postalCode: string;
  city: string;
  region: string;
  method: string;
  card: string;
  payLater(name: string): string;
  redirectHint: string;
  voucherHint: string;
  payLaterHint: string;
  cardNumber: string;
  expiry: string;
  expiryHint: string;
  cvc: string;
  cardName: string;
  billing: string;
  pay(amount: string): string;
  confirmFree: string;
  switches: string;
  neverReturn: string;
  testCards: string;
  testCardsHint: string;
  useCard: { succeeds: string; declined: string; bank: string };
  errors: {
    summary: string;
    required(label: string): string;
    email: string;
    cardNumber: string;
    unknownCard: string;
    expiry: string;
    cvc: string;
    country: string;
  };
  notices: Record<
    | "card_declined"
    | "insufficient_funds"
    | "expired_card"
    | "incorrect_cvc"
    | "bank-refused"
    | "later-refused"
    | "restarted",
    string
  >;
  expired: { title: string; text: string };
  complete: { title: string; text: string; unpaid: string; stays: string; link: string };
  missing: { title: string; text: string };
  bank: {
    title: string;
    text(amount: string, card: string): string;
    textOf(amount: string, name: string): string;
    approve: string;
    refuse: string;
    leave: string;
    left: string;
    leftText: string;
  };
  later: {
    title(name: string): string;
    atOnce: string;
    text(amount: string): string;
    outcome: string;
    succeeds: string;
    fails: string;
    pending: string;
    seconds: string;
    accept: string;
    refuse: string;
  };
  voucher: {
    title(name: string): string;
    text(amount: string, day: string): string;
    paid: string;
    expired: string;
    pay: string;
  };
}
