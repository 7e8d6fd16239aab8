import { MigrateUpArgs, MigrateDownArgs, sql } from "@payloadcms/db-postgres";

// The search index lies beside the CMS: it is made from its content and may be thrown away at any time.
const searchTables = `
    create extension if not exists pg_trgm;

    create table search_entries (
      kind text not null,
      key text not null,
      locale text not null,
      href text not null,
      title text not null,
      summary text not null,
      folded text not null,
      words tsvector not null,
      primary key (locale, kind, key)
    );
    create index search_entries_words on search_entries using gin (words);
    create index search_entries_folded on search_entries using gin (folded gin_trgm_ops);

    create table search_marks (name text primary key, mark text not null);
`;

// Indexes for what is asked most, and for what the jobs look for, over tables of a million rows (decision 0049).
// Written by hand: Payload declares no index on an expression, on a part of a table or on the id beside other columns.
// A snapshot does not know them, so that later migrations leave them alone.
const indexes: Readonly<Record<string, string>> = {
  // What somebody has bought, by e-mail, and whether since a certain day.
  orders_buyer_idx: `orders (lower(contact_email), paid_at) where contact_email is not null`,
  gift_cards_receiver_idx: `gift_cards (lower(recipient_email))`,
  orders_lines_receiver_idx: `orders_lines (lower(gift ->> 'recipientEmail')) where gift is not null`,
  mails_recipient_idx: `mails (lower(recipient)) where recipient is not null`,
  subscribers_lower_email_idx: `subscribers (lower(email))`,
  requests_lower_email_idx: `requests (lower(email))`,

  // How often a promo code was used.
  orders_promo_uses_idx: `orders (promo_code, state, cart_id) where promo_code is not null`,

  // What a promo code brought, without a look at the orders themselves.
  orders_promo_figures_idx: `orders (promo_code, paid_at) include (state, charge_currency, total, covered, refunded_amount)
    where promo_code is not null and paid_at is not null`,

  // The figures of the first page of the admin and the sales of a month, without a look at the orders themselves.
  orders_begun_idx: `orders (created_at, id)`,
  orders_revenue_idx: `orders (paid_at) include (state, charge_currency, total, covered, refunded_amount, vat_country, vat_percent, vat_amount,
    voucher_total, donated_total) where paid_at is not null`,
  // The books of a month, in the order of its receipts; what happened to gift cards beside any order.
  orders_receipts_idx: `orders (paid_at, id) where paid_at is not null`,
  gift_card_entries_books_idx: `gift_card_entries (created_at, id) where account in ('lapsed', 'missing') or (account = 'sold' and order_id is null)`,
  payments_disputes_idx: `payments (order_id) where kind = 'dispute'`,
  orders_foreign_revenue_idx: `orders (paid_at) where paid_at is not null and charge_currency <> 'EUR'`,

  // What is due: each holds only the rows its job has not done yet.
  orders_refund_due_idx: `orders (refund_due_at, id) where refund_due_at is not null`,
  mails_due_idx: `mails (is_bulk, next_attempt_at, id) where state = 'waiting'`,
  mails_letters_sent_idx: `mails (sent_at) where order_id is null and state = 'sent'`,
  mails_letters_given_up_idx: `mails (next_attempt_at) where order_id is null and state = 'given-up'`,
  orders_unheard_idx: `orders ((coalesce(checked_at, created_at))) where state in ('pending', 'processing')`,
  orders_ended_covered_idx: `orders (id) where covered > 0 and state in ('expired', 'failed', 'refunded', 'withdrawn')`,
  orders_unpaid_buyers_idx: `orders (created_at) where state in ('pending', 'processing', 'expired', 'failed')
    and (contact_email is not null or contact_name is not null or contact_phone is not null or note <> '')`,
  orders_paid_buyers_idx: `orders (created_at) where state not in ('pending', 'processing', 'expired', 'failed')
    and (contact_email is not null or contact_name is not null or contact_phone is not null or note <> '')`,
  customers_last_seen_idx: `customers ((coalesce(last_seen_at, updated_at)))`,
  gift_cards_holders_idx: `gift_cards (expires_at) where recipient_name is not null or recipient_email is not null
    or sender_name is not null or message is not null`,
  cart_lines_wish_idx: `cart_lines (split_part(sku, '~', 2)) where split_part(sku, '~', 2) <> ''`,
  // What is to be sent, among orders that are paid: codes and donations stay so for ever.
  orders_lines_parcel_idx: `orders_lines (_parent_id) where kind in ('watch', 'bespoke', 'surprise-watch', 'pre-order')`,
  orders_desk_idx: `orders (state, id) where state in ('paid', 'held', 'in-workshop', 'quality-control', 'withdrawn') and (has_parcel or state <> 'paid')`,

  // What lies in open carts, before a price changes.
  cart_lines_article_idx: `cart_lines (split_part(sku, '~', 1), id)`,
  cart_lines_bespoke_idx: `cart_lines (id) where sku like 'BSPKWTCH-%'`,
  orders_lines_wish_idx: `orders_lines (split_part(sku, '~', 2)) where split_part(sku, '~', 2) <> ''`,

  // What came back after a reminder of a cart.
  orders_recovered_idx: `orders (paid_at, id) where cart_reminded_at is not null`,

  // Who waits for a thing, and everything about somebody.
  stock_notices_waiting_idx: `stock_notices (item_id) where state = 'confirmed'`,
  stock_notices_lower_email_idx: `stock_notices (lower(email))`,

  // The columns lists of the admin are sorted by: with the order and the id, a page is found in the index alone.
  orders_list_state_idx: `orders (state, created_at, id)`,
  orders_list_email_idx: `orders (contact_email, created_at, id)`,
  orders_list_total_idx: `orders (total, created_at, id)`,
  mails_list_created_idx: `mails (created_at, id)`,
  mails_list_key_idx: `mails (key, created_at, id)`,
  mails_list_state_idx: `mails (state, created_at, id)`,
  mails_list_attempts_idx: `mails (attempts, created_at, id)`,
  mails_list_sent_idx: `mails (sent_at, created_at, id)`,
  customers_list_created_idx: `customers (created_at, id)`,
  customers_list_email_idx: `customers (email, created_at, id)`,
  customers_list_locale_idx: `customers (locale, created_at, id)`,
  carts_list_updated_idx: `carts (updated_at, created_at, id)`,
  bespoke_watches_list_created_idx: `bespoke_watches (created_at, id)`,
  bespoke_watches_list_id_idx: `bespoke_watches (bespoke_id, created_at, id)`,
  stock_movements_list_created_idx: `stock_movements (created_at, id)`,
  bespoke_watches_list_price_idx: `bespoke_watches (price, created_at, id)`,
};

// Columns that stay empty for most orders, or until they are paid: an index of those that are not, in place of Payload's own.
const sparse: Readonly<Record<string, string>> = {
  orders_promo_customer_idx: "promo_customer_id",
  orders_affiliate_idx: "affiliate_id",
  orders_exchange_of_idx: "exchange_of_id",
  orders_submission_idx: "submission",
  orders_payment_intent_idx: "payment_intent",
};

// A row is written all day and searched for now and then: its letters wait in a list, which a search reads besides, until that
// holds as many kB. Sorted in one by one they took half of what an order's row takes.
const waiting = "with (fastupdate = on, gin_pending_list_limit = 64)";

// What staff types into the search of a list may stand anywhere in a column.
const searched: Readonly<Record<string, readonly string[]>> = {
  orders: ["number", "receipt_number", "contact_email", "contact_name", "tracking_number"],
  mails: ["key"],
  customers: ["email"],
  bespoke_watches: ["bespoke_id"],
};

// What the desk searches: the words of an order and of its lines, while it waits.
const deskWords = `create index orders_desk_words_idx on orders using gin ((number || E'\\n' || coalesce(contact_email, '')
  || E'\\n' || coalesce(contact_name, '') || E'\\n' || coalesce(contact_shipping_name, '')
  || E'\\n' || coalesce(contact_shipping_address ->> 'city', '') || E'\\n' || coalesce(articles, '')) gin_trgm_ops)
  ${waiting}
  where state in ('paid', 'held', 'in-workshop', 'quality-control', 'withdrawn') and (has_parcel or state <> 'paid')`;

const trigrams = [
  ...Object.entries(searched).flatMap(([table, columns]) =>
    columns.map(
      (column) =>
        `create index ${table}_search_${column}_idx on ${table} using gin (${column} gin_trgm_ops) ${waiting} where ${column} is not null`,
    ),
  ),
  deskWords,
  // A telephone number is searched by its digits, a parcel of a part of an order by its tracking number.
  `create index orders_search_contact_phone_idx on orders using gin (regexp_replace(contact_phone, '[^0-9]', '', 'g') gin_trgm_ops)
    ${waiting} where contact_phone is not null`,
  "create index orders_part_parcels_search_tracking_number_idx on orders_part_parcels using gin (tracking_number gin_trgm_ops)",
];

// Payload declares none: no count falls below zero, whatever the code above it does.
const constraints = `alter table stock_items add constraint stock_items_counts
  check (on_hand >= 0 and reserved >= 0 and available >= 0 and available = on_hand - reserved)`;

// Payload makes it for every table, and `orders_begun_idx` serves in its place: an order is dearer to write with each.
const unasked = ["orders_created_at_idx"];

// How many orders one e-mail has. The planner makes no use of what it knows from an index of a part of the table, and takes half
// a per cent of all orders for one person's: rather than those, it reads all of them from the newest back (decision 0049).
const buyers = "create statistics orders_buyers on (lower(contact_email)) from orders";

// An order changes a few times in its first days: with room in its page, the indexes need not hear of each change.
const room = "alter table orders set (fillfactor = 75)";

// Nobody waits for anybody else's order to get a number: unlike those of receipts, they may have gaps.
const orderNumbers = "create sequence order_numbers";

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(orderNumbers));
  await db.execute(sql.raw(constraints));
  await db.execute(sql.raw(room));
  await db.execute(sql.raw(searchTables));
  for (const [name, on] of Object.entries(indexes))
    await db.execute(sql.raw(`create index ${name} on ${on}`));
  await db.execute(sql.raw(buyers));
  for (const name of unasked) await db.execute(sql.raw(`drop index ${name}`));
  for (const [name, column] of Object.entries(sparse)) {
    await db.execute(
      sql.raw(`drop index ${name}; create index ${name} on orders (${column}) where ${column} is not null`),
    );
  }
  // The extension comes with PostgreSQL; a server that refuses it searches slowly, and nothing else changes.
  await db.execute(
    sql.raw(`do $$
      begin
        create extension if not exists pg_trgm;
        ${trigrams.map((statement) => `${statement};`).join("\n        ")}
      exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
        raise warning 'Searching long lists of the admin will be slow: pg_trgm cannot be installed (%). See docs/operating.md.', sqlerrm;
      end $$`),
  );
  // Expressions have statistics of their own only after this.
  for (const table of ["orders", "mails", "customers", "carts", "gift_cards"])
    await db.execute(sql.raw(`analyze ${table}`));
}

/** Only the generated migration before it makes the tables that all of this belongs to; its own `down` drops them. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw("drop table search_marks; drop table search_entries"));
  await db.execute(sql.raw("drop statistics orders_buyers"));
  await db.execute(sql.raw("drop sequence order_numbers"));
}
