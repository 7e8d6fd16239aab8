import type { OrderState } from "@/src/domain/order/order-state";
import { fiveDigits, secret, spread } from "./pseudo-random";
import type { Statement } from "./statement";

const quoted = (states: readonly OrderState[]): string => states.map((state) => `'${state}'`).join(", ");
const unpaid = quoted(["pending", "expired", "failed"]);

/** Which thousandth of all orders one belongs to: it decides what is in it and what becomes of it. */
const lot = (n: string): string => spread(n, 0, 1000);
const hasCard = (n: string): string => `(${lot(n)} between 500 and 519)`;

/** Five years of orders, evenly spread; those of the last half hour are still being paid. */
const drafts: Statement = {
  text: `create temp table grown_drafts on commit drop as
    select dated.*, id + $1::int as order_id, extract(year from at at time zone 'UTC')::int as year,
           ${lot("id")} as lot, ${hasCard("id")} as is_card, 1 + (id % 20 = 0)::int as quantity,
           case when id % 33 = 0 and not ${hasCard("id")} and not ${hasCard("id - 10")} then 'CHF' else 'EUR' end as currency,
           case when ${hasCard("id")} then ${spread("id", 3, "(select count(*) from grown_card_articles)")} end as card_place,
           case when not ${hasCard("id")} then ${spread("id", 1, "(select count(*) from grown_goods)")} end as first_place,
           case when not ${hasCard("id")} and id % 3 = 0 then ${spread("id", 2, "(select count(*) from grown_goods)")} end as second_place,
           $2::int + 1 + ${spread("id", 7, "$3::int")} as person_id
      from (select id, age, now() - age as at
              from (select id, interval '5 years' * (($4::int - id)::float8 / $4::int) as age
                      from generate_series(1, $4::int) id) aged) dated`,
  values: ({ after, people, orders }) => [after.orders, after.customers, people, orders],
};

/** What has become of each, with its prices, its buyer and its number. */
const orders: Statement = {
  text: `create temp table grown_orders on commit drop as
    select draft.*, person.email, person.name, person.address, person.locale,
           (select order_prefix from brand limit 1) || '-' || draft.year || '-' || ${fiveDigits("series.value + row_number() over (order by draft.id)")} as number,
           concat_ws(E'\\n', coalesce(first.words, card.words), second.words) as articles,
           coalesce(first.sku, card.sku) as first_sku, second.sku as second_sku,
           coalesce(first.price, card.price) as first_price, second.price as second_price,
           case currency when 'CHF' then $1::numeric / 100 else 1 end as factor,
           round(coalesce(first.price, card.price) * case currency when 'CHF' then $1::numeric / 100 else 1 end) * quantity
             + coalesce(round(second.price * case currency when 'CHF' then $1::numeric / 100 else 1 end), 0) as total,
           (coalesce(first.price, card.price) * quantity + coalesce(second.price, 0)) as shown_total,
           case when age < interval '30 minutes' then 'pending'
                when is_card then 'paid'
                when lot < 90 then 'expired'
                when lot < 100 then 'failed'
                when lot < 104 and age < interval '30 days' then 'held'
                when lot < 120 and age > interval '30 days' then 'refunded'
                when lot < 128 and age > interval '30 days' then 'withdrawn'
                when age < interval '2 days' then 'paid'
                when age < interval '10 days' then 'in-workshop'
                when age < interval '12 days' then 'quality-control'
                when age < interval '18 days' then 'shipped'
                else 'delivered' end as state
      from grown_drafts draft
      join grown_people person on person.id = person_id
      left join grown_goods first on first.place = first_place
      left join grown_goods second on second.place = second_place and second_place <> first_place
      left join grown_card_articles card on card.place = card_place
      cross join (select case when is_called then last_value else 0 end as value from order_numbers) series`,
  values: ({ settings }) => [settings.rates.CHF],
};

/** The gift cards among them; the tenth order after pays with it, where it is paid at all. */
const cards: Statement = {
  text: `create temp table grown_cards on commit drop as
    select $1::int + row_number() over (order by sold.id) as card_id, sold.id, sold.order_id, sold.at, sold.locale, sold.email,
           sold.name, sold.first_price as value, upper(substr(md5(sold.id::text), 1, 4)) as ending,
           spender.order_id as spender_id, spender.at as spent_at, least(sold.first_price, spender.total) as spent
      from grown_orders sold
      left join grown_orders spender on spender.id = sold.id + 10 and not spender.is_card
            and spender.currency = 'EUR' and spender.state not in (${unpaid})
     where sold.is_card and sold.state = 'paid'`,
  values: ({ after }) => [after.gift_cards],
};

const writeOrders: Statement = {
  text: `insert into orders (id, state, number, token, receipt_number, paid_at, locale, charge_currency, total, currency,
                             shown_total, vat_percent, vat_country, vat_amount, voucher_total, donated_total, rates, terms_version, catalogue_version, contact_email, contact_name,
                             contact_phone, contact_shipping_name, contact_shipping_address, contact_billing_address,
                             content_hash, session_id, session_expires_at, payment_intent, refunded_amount, held_reason,
                             covered, covered_by, refunded_to_cards, carrier, tracking_number, payment_provider,
                             session_round, checked_at, created_at, updated_at, has_parcel, articles)
    select sale.order_id, state::enum_orders_state, number, ${secret},
           case when is_paid then 'R-' || paid_year || '-' || ${fiveDigits(
             "coalesce(counter.value, 0) + count(*) filter (where is_paid) over (partition by paid_year order by sale.id)",
           )} end,
           paid_at, sale.locale::enum_orders_locale, sale.currency, total, sale.currency, total, $1::numeric, case when is_paid then $5 end,
           case when is_paid then case when is_card then 0 else round(total * $1::numeric / (100 + $1::numeric)) end end,
           case when is_paid then case when is_card then total else 0 end end, case when is_paid then 0 end, $2::jsonb, $3, $4,
           case when is_paid then sale.email end, case when is_paid then sale.name end,
           case when is_paid then '+33 6 ' || lpad((sale.id % 100000000)::text, 8, '0') end,
           case when is_paid and not is_card then sale.name end,
           case when is_paid and not is_card then address end, case when is_paid then address end,
           md5(number), case when state <> 'pending' then 'cs_grown_' || sale.order_id end, sale.at + interval '31 minutes',
           case when is_paid then 'pi_grown_' || sale.order_id end,
           case when state = 'refunded' then total - coalesce(spent, 0) else 0 end,
           case when state = 'held' then 'amount' end, coalesce(spent, 0),
           case when spent is not null
                then jsonb_build_array(jsonb_build_object('id', card_id, 'ending', ending, 'amount', spent)) end,
           case when state = 'refunded' then coalesce(spent, 0) else 0 end,
           case when state in ('shipped', 'delivered') then 'colissimo'::enum_orders_carrier end,
           case when state in ('shipped', 'delivered') then '6A' || lpad(sale.order_id::text, 11, '0') end,
           'stripe', 0, case when not is_paid and state <> 'pending' then sale.at + interval '31 minutes' end, sale.at,
           case when is_paid then paid_at else sale.at end, not is_card, articles
      from (select *, state not in (${unpaid}) as is_paid,
                   case when state not in (${unpaid}) then at + interval '2 minutes' end as paid_at,
                   case when state not in (${unpaid})
                        then extract(year from (at + interval '2 minutes') at time zone 'UTC')::int end as paid_year
              from grown_orders) sale
      left join grown_cards card on card.spender_id = sale.order_id
      left join counters counter on counter.key = 'receipt-' || paid_year`,
  values: ({ settings, catalogueVersion }) => [
    settings.vatPercent,
    JSON.stringify(settings.rates),
    settings.termsVersion,
    catalogueVersion,
    settings.vat.country,
  ],
};

const lines = (place: 1 | 2): Statement => {
  const price = place === 1 ? "first_price" : "second_price";
  const quantity = place === 1 ? "sale.quantity" : "1";
  const given = place === 1 ? "first_place" : "second_place";
  return {
    text: `insert into orders_lines (_order, _parent_id, id, sku, kind, title, details, quantity, full_unit, unit, discount,
                                     total, shown_total, image, href, selection)
      select ${place}, order_id, order_id || '-${place}', line.sku, line.kind, line.title, line.details, ${quantity},
             round(${price} * factor), round(${price} * factor), 0, round(${price} * factor) * ${quantity},
             round(${price} * factor) * ${quantity}, line.image, line.href, line.selection
        from grown_orders sale join grown_goods line on line.place = ${given} and line.sku = ${place === 1 ? "first_sku" : "second_sku"}`,
  };
};

const cardLines: Statement = {
  text: `insert into orders_lines (_order, _parent_id, id, sku, kind, title, details, quantity, full_unit, unit, discount,
                                   total, shown_total, image, href)
    select 1, order_id, order_id || '-1', line.sku, line.kind, line.title, line.details, sale.quantity, first_price,
           first_price, 0, first_price * sale.quantity, first_price * sale.quantity, line.image, line.href
      from grown_orders sale join grown_card_articles line on line.place = card_place`,
};

type Step = readonly [event: OrderState, after: string];

const begun: Step = ["pending", "0"];
const paid: readonly Step[] = [begun, ["paid", "2 minutes"]];
const built: readonly Step[] = [...paid, ["in-workshop", "2 days"], ["quality-control", "10 days"]];
const sent: readonly Step[] = [...built, ["shipped", "12 days"]];

/** What an order that has come to a state has gone through, and how long after it was placed. */
const waysTo: Readonly<Partial<Record<OrderState, readonly Step[]>>> = {
  pending: [begun],
  expired: [begun, ["expired", "31 minutes"]],
  failed: [begun, ["failed", "5 minutes"]],
  held: [begun, ["held", "2 minutes"]],
  paid,
  "in-workshop": built.slice(0, 3),
  "quality-control": built,
  shipped: sent,
  delivered: [...sent, ["delivered", "18 days"]],
  withdrawn: [...paid, ["withdrawn", "20 days"]],
  refunded: [...paid, ["refunded", "20 days"]],
};

const stepRows = Object.entries(waysTo).flatMap(([state, way]) =>
  way.map(([event, after], index) => `('${state}', ${index + 1}, '${event}', interval '${after}')`),
);

const timeline: Statement = {
  text: `insert into orders_timeline (_order, _parent_id, id, at, event)
    select step.place, order_id, gen_random_uuid()::text, sale.at + step.after, step.event
      from grown_orders sale
      join (values ${stepRows.join(", ")}) step (state, place, event, after) on step.state = sale.state`,
};

const payments: Statement = {
  text: `insert into payments (order_id, provider_id, kind, amount, currency, status, created_at, updated_at)
    select id, payment_intent, 'payment'::enum_payments_kind, total - covered, charge_currency, 'paid', paid_at, paid_at
      from orders where id > $1::int and paid_at is not null
    union all
    select id, payment_intent || ':refunds', 'refund', refunded_amount, charge_currency, 'cumulative',
           created_at + interval '20 days', created_at + interval '20 days'
      from orders where id > $1::int and refunded_amount > 0`,
  values: ({ after }) => [after.orders],
};

/** What was given back: of orders that are refunded, all of it. */
const creditNotes: Statement = {
  text: `insert into credit_notes (number, order_id, issued_at, currency, amount, to_charge, to_cards, goods, vouchers, donated,
                                   vat_amount, vat_percent, vat_country, created_at, updated_at)
    select 'A-' || year || '-' || ${fiveDigits("coalesce(counter.value, 0) + row_number() over (partition by year order by at, refunded.id)")},
           refunded.id, at, charge_currency, total, refunded_amount, refunded_to_cards, total - voucher_total, voucher_total, 0,
           vat_amount, vat_percent, vat_country, at, at
      from (select *, created_at + interval '20 days' as at,
                   extract(year from (created_at + interval '20 days') at time zone 'Europe/Paris')::int as year
              from orders where id > $1::int and state = 'refunded') refunded
      left join counters counter on counter.key = 'credit-note-' || year`,
  values: ({ after }) => [after.orders],
};

/** The provider's events are forgotten after a year. */
const events: Statement = {
  text: `insert into webhook_events (event_id, type, object_id, outcome, processed_at, created_at, updated_at)
    select 'evt_grown_' || order_id, 'checkout.session.completed', 'cs_grown_' || order_id, 'paid', at, at, at
      from grown_orders where state not in (${unpaid}) and age < interval '11 months'`,
};

const confirmations: Statement = {
  text: `insert into mails (key, kind, order_id, state, attempts, next_attempt_at, sent_at, created_at, updated_at)
    select 'order-confirmation:' || order_id, 'order-confirmation', order_id,
           (case when id % 5000 = 0 then 'given-up' else 'sent' end)::enum_mails_state, 1 + (id % 50 = 0)::int,
           at + interval '4 minutes', case when id % 5000 <> 0 then at + interval '2 minutes' end, at, at
      from grown_orders where state not in (${unpaid}, 'held')`,
};

const parcelMails: Statement = {
  text: `insert into mails (key, kind, order_id, state, attempts, next_attempt_at, sent_at, created_at, updated_at)
    select 'order-shipped:' || order_id, 'order-shipped', order_id, 'sent'::enum_mails_state, 1, at + interval '12 days', at + interval '12 days',
           at + interval '12 days', at + interval '12 days'
      from grown_orders where state in ('shipped', 'delivered') and id % 8 = 0`,
};

/** Mails about no order are forgotten a month after they were sent. */
const mails: Statement = {
  text: `insert into mails (key, kind, recipient, state, attempts, next_attempt_at, sent_at, created_at, updated_at)
    select 'sign-in-code:grown:' || id, 'sign-in-code', email, 'sent', 1, at, at, at, at
      from (select *, now() - interval '29 days' * random() as at from grown_people where id % 10 = 0) asking`,
};

/** Few are published: every page shows those of its watch. */
const reviews: Statement = {
  text: `insert into customer_reviews (status, watch_id, order_id, occasion, verified, rating, text, author, locale,
                                       created_at, updated_at)
    select (case when sale.id % 5000 = 0 then 'published' when sale.id % 2 = 0 then 'refused' else 'pending' end)::enum_customer_reviews_status,
           watches.id, sale.order_id, sale.order_id || ':' || first_sku, true, 3 + sale.id % 3,
           'Reçue dans les temps, portée tous les jours depuis. Le cadran est plus beau que sur les images.',
           split_part(sale.name, ' ', 1), sale.locale::enum_customer_reviews_locale,
           sale.at + interval '30 days', sale.at + interval '30 days'
      from grown_orders sale
      join watches on watches.code = first_sku
     where sale.state = 'delivered' and sale.id % 250 = 0 and sale.age > interval '31 days'`,
};

/** The next orders go on where these end. */
const orderNumbers: Statement = {
  text: `select setval('order_numbers', series.value + grown.count)
    from (select case when is_called then last_value else 0 end as value from order_numbers) series,
         (select count(*) from grown_orders) grown
   where grown.count > 0`,
};

/** The next receipts and credit notes, too. */
const counters: Statement = {
  text: `insert into counters (key, value)
    select 'receipt-' || extract(year from paid_at at time zone 'UTC')::int, count(*)
      from orders where id > $1::int and paid_at is not null group by 1
    union all
    select 'credit-note-' || extract(year from (created_at + interval '20 days') at time zone 'Europe/Paris')::int, count(*)
      from orders where id > $1::int and state = 'refunded' group by 1
    on conflict (key) do update set value = counters.value + excluded.value`,
  values: ({ after }) => [after.orders],
};

/** Orders with their lines, history, payments, mails and reviews. */
export const orderStatements: readonly Statement[] = [
  drafts,
  orders,
  { text: "create index on grown_orders (id)" },
  { text: "analyze grown_orders" },
  cards,
  writeOrders,
  lines(1),
  lines(2),
  cardLines,
  timeline,
  payments,
  creditNotes,
  events,
  confirmations,
  parcelMails,
  mails,
  reviews,
  orderNumbers,
  counters,
];
