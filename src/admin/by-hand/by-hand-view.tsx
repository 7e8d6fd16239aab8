import { adminMessagesIn } from "@/src/i18n/admin-messages";
import { notFound, redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import * as v from "valibot";
import { staffCallAccess } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";
import { OwnView } from "@/src/admin/own-view";
import { fill } from "@/src/domain/locale/fill";
import { exchangeable, paidFor } from "@/src/domain/order/exchanges";
import type { Order } from "@/src/domain/order/order";
import type { Shop } from "@/src/services/shop";
import { shopOf } from "@/src/server/runtime/shop-of";
import { adminLocale } from "@/src/admin/admin-locale";
import { countriesOf } from "@/src/admin/order/countries-of";
import { ByHandForm } from "./by-hand-form";
import { byHandPath } from "./by-hand-path";
import type { Returning, TypedBuyer } from "./by-hand-shape";
import styles from "./by-hand.module.css";

const asked = v.object({
  exchange: v.fallback(
    v.nullable(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(1))),
    null,
  ),
});

async function returningOf(shop: Shop, order: Order): Promise<Returning> {
  const others = await shop.store.orders.findExchangesOf(order.id);
  return {
    of: order.id,
    number: order.number,
    currency: order.chargeCurrency,
    lines: exchangeable(order, others).map(({ line, quantity }) => ({
      line,
      title: order.lines[line]?.title ?? "",
      quantity,
      unit: paidFor(order, [{ line, quantity: 1 }]),
    })),
  };
}

/** An empty form, or the contents of the order that is exchanged. */
function buyerOf(order: Order | null, countries: readonly (readonly [string, string])[]): TypedBuyer {
  const at = order?.contact.shippingAddress;
  const home = countries.some(([code]) => code === "FR") ? "FR" : (countries[0]?.[0] ?? "FR");
  return {
    email: order?.contact.email ?? "",
    name: order?.contact.name ?? "",
    phone: order?.contact.phone ?? "",
    recipient: order?.contact.shippingName ?? "",
    line1: at?.line1 ?? "",
    line2: at?.line2 ?? "",
    postalCode: at?.postalCode ?? "",
    city: at?.city ?? "",
    state: at?.state ?? "",
    country: at?.country ?? home,
    isAddressAsked: false,
    locale: order?.locale ?? "fr",
    currency: order?.currency ?? "EUR",
    note: "",
  };
}

/**
 * An order that staff writes for a buyer, at /admin/order-by-hand; with ?exchange=, one that replaces another's
 * pieces.
 */
export async function ByHandView(props: AdminViewServerProps) {
  const { initPageResult, searchParams } = props;
  const { user, payload, i18n } = initPageResult.req;
  // Payload does not restrict access to custom views.
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(byHandPath)}`);
  if (!includes(staffCallAccess["/staff/by-hand-order"], roleOf(user))) notFound();
  const { exchange } = v.parse(asked, { exchange: null, ...searchParams });
  const shop = shopOf(payload);
  const order = exchange === null ? null : await shop.store.orders.findOrder("id", exchange);
  if (exchange !== null && order === null) notFound();
  const texts = adminMessagesIn("orders.byHand", i18n.language);
  const countries = await countriesOf(shop, i18n.language);
  const returning = order && (await returningOf(shop, order));
  return (
    <OwnView view={props} className={styles.view}>
      <h1>{returning ? fill(texts.exchangeTitle, { number: returning.number }) : texts.title}</h1>
      <p className={styles.intro}>{returning ? texts.exchangeIntro : texts.intro}</p>
      <ByHandForm
        account={user.id}
        buyer={buyerOf(order, countries)}
        returning={returning}
        countries={countries}
        locale={adminLocale(i18n.language)}
        texts={texts}
      />
    </OwnView>
  );
}
