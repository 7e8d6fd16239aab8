import { languages } from "@/src/domain/locale/languages";
import { languageTag, type Locale } from "@/src/domain/locale/locale";
import { minor } from "@/src/domain/money/minor";
import type { PostalAddress, Recipient, SessionRequest } from "@/src/gateways/payment/payment-gateway";
import { writeAmount } from "./wallet-amount";

const pageLocale = (locale: Locale) => `${languageTag(locale)}-${languages[locale].country}`;

/** PayPal's limit for names and descriptions. */
const MAX_TEXT_LENGTH = 127;

const filled = (values: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ""));

const address = ({ line1, line2, postalCode, city, state, country }: PostalAddress) =>
  filled({
    address_line_1: line1,
    address_line_2: line2,
    admin_area_2: city,
    admin_area_1: state,
    postal_code: postalCode,
    country_code: country,
  });

const shipping = ({ name, address: where }: Recipient) => ({
  shipping: { name: { full_name: name.slice(0, 300) }, address: address(where) },
});

/** A known address is shown and not asked again; orders without shipping need none. */
function shippingPreference({ recipient, countries }: SessionRequest) {
  if (recipient?.address.country) return "SET_PROVIDED_ADDRESS";
  return countries.length > 0 ? "GET_FROM_FILE" : "NO_SHIPPING";
}

/** The amount due with its breakdown: the lines, less the amount paid by gift cards. */
function amountOf({ lines, discount, currency }: SessionRequest) {
  const total = lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0);
  const write = (amount: number) => writeAmount(minor(amount), currency);
  return {
    ...write(total - (discount?.amount ?? 0)),
    breakdown: { item_total: write(total), ...(discount && { discount: write(discount.amount) }) },
  };
}

/**
 * An order in PayPal's format: reductions are already in the unit prices, so that PayPal's total has the numbers shown to
 * the shopper.
 */
export function orderRequest(request: SessionRequest) {
  const { orderNumber, currency, lines, locale, recipient, email } = request;
  const preference = shippingPreference(request);
  return {
    intent: "CAPTURE",
    purchase_units: [
      {
        reference_id: orderNumber,
        custom_id: orderNumber,
        invoice_id: orderNumber,
        description: orderNumber,
        amount: amountOf(request),
        items: lines.map(({ name, description, unit, quantity }) => ({
          name: name.slice(0, MAX_TEXT_LENGTH),
          quantity: String(quantity),
          unit_amount: writeAmount(unit, currency),
          ...(description !== null && { description: description.slice(0, MAX_TEXT_LENGTH) }),
        })),
        ...(preference === "SET_PROVIDED_ADDRESS" && recipient && shipping(recipient)),
      },
    ],
    payment_source: {
      paypal: {
        ...(email !== null && { email_address: email }),
        experience_context: {
          locale: pageLocale(locale),
          user_action: "PAY_NOW",
          shipping_preference: preference,
          return_url: request.successUrl,
          cancel_url: request.cancelUrl,
        },
      },
    },
  };
}
