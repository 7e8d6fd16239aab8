import { adminMessagesIn } from "@/src/i18n/admin-messages";
import type { UIFieldServerProps } from "payload";
import { languages } from "@/src/domain/locale/languages";
import { countryName } from "@/src/domain/locale/country-name";
import { mailtoHref } from "@/src/domain/mail/mailto-href";
import { formatMoney } from "@/src/domain/money/format-money";
import { isVatKnown, orderVat, withVat } from "@/src/domain/vat/order-vat";
import { addressLines } from "@/src/domain/order/address-lines";
import type { Order } from "@/src/domain/order/order";
import { shopOf } from "@/src/server/runtime/shop-of";
import { adminLocale } from "@/src/admin/admin-locale";
import { Facts } from "./facts";
import { readerOf } from "./reader";
import { shownOrder } from "./shown-order";

const address = (order: Order, which: "shippingAddress" | "billingAddress"): string => {
  const { contact, locale } = order;
  const only = { ...contact, name: null, shippingAddress: null, shippingName: null };
  return addressLines({ contact: { ...only, billingAddress: contact[which] }, locale }).join(", ");
};

/** The agreement of shopper and shop at the pay button, from the order's own record. */
export async function AgreementSheet({ data, i18n, payload, user }: UIFieldServerProps) {
  const found = await shownOrder({ data, payload, user });
  if (!found) return null;
  const order = withVat(found, (await shopOf(payload).store.loadSettings()).vat);
  const texts = adminMessagesIn("orders.orderRecord", i18n.language);
  const locale = adminLocale(i18n.language);
  const { moment, decimal } = readerOf(i18n.language);
  const vat = orderVat(order);
  const { contact, currency, chargeCurrency, promo } = order;
  const isShownElsewhere = currency !== chargeCurrency;
  return (
    <>
      <Facts
        title={texts.agreed}
        facts={[
          [texts.number, order.number],
          [texts.placed, moment(order.createdAt)],
          [texts.language, languages[order.locale].name],
          [texts.charged, formatMoney(order.total, chargeCurrency, locale)],
          [texts.shown, isShownElsewhere && formatMoney(order.shownTotal, currency, locale)],
          [texts.rate, currency === "EUR" ? null : `${decimal(order.rates[currency] / 100)} ${currency}`],
          [
            texts.vat,
            isVatKnown(vat) &&
              `${decimal(vat.percent)} % · ${formatMoney(vat.amount, chargeCurrency, locale)} · ${countryName(vat.country, locale)}`,
          ],
          [texts.promo, promo && (promo.percent > 0 ? `${promo.code} (−${promo.percent} %)` : promo.code)],
          [texts.affiliate, data?.affiliatePercent && `${data.affiliatePercent} %`],
          [texts.agent, order.agent?.profile],
          [texts.terms, order.termsVersion],
          [texts.catalogue, order.catalogueVersion],
        ]}
      />
      <Facts
        title={texts.buyer}
        facts={[
          [texts.name, contact.name],
          [texts.email, contact.email && <a href={mailtoHref(contact.email)}>{contact.email}</a>],
          [texts.phone, contact.phone],
          [texts.delivery, addressLines(order).join(", ")],
          [texts.billing, address(order, "billingAddress")],
        ]}
      />
    </>
  );
}
