/** What a buyer fills in on the page of the payment sandbox. */
export interface TestPayment {
  readonly card: string;
  readonly email: string;
  readonly phone: string;
  readonly name: string;
  readonly line1: string;
  readonly postalCode: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
}

/** Pays as a buyer does whose browser has no script; only the payment sandbox has pages for that. */
export interface TestBuyer {
  /** @param page of the provider @returns whether the card was charged */
  readonly pay: (page: string, payment: TestPayment) => Promise<boolean>;
}

/** @param sandbox where the payment sandbox listens; browsers may know its pages by another address */
export const createTestBuyer = (sandbox: string): TestBuyer => ({
  pay: async (page, payment) => {
    const answer = await fetch(new URL(new URL(page).pathname, sandbox), {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({
        method: "card",
        card_number: payment.card,
        card_expiry: "12 / 34",
        card_cvc: "123",
        card_name: payment.name,
        billing_country: payment.country,
        email: payment.email,
        phone: payment.phone,
        shipping_name: payment.name,
        shipping_line1: payment.line1,
        shipping_postal_code: payment.postalCode,
        shipping_city: payment.city,
        shipping_state: payment.state,
        shipping_country: payment.country,
      }),
    });
    if (answer.status === 402) return false;
    if (answer.status === 303) return true;
    throw new Error(`The page of the payment sandbox answered ${answer.status}.`);
  },
});
