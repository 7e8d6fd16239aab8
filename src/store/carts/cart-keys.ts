/** Values from a browser that identify its cart. */
export interface CartKeys {
  /** secret of the cart in its cookie */
  readonly token: string | null;
  /** of the session in its cookie */
  readonly sessionHash: string | null;
  /** from its cookie, not validated */
  readonly promoCode: string | null;
  readonly now: Date;
}

/** Values of $1 to $4 in `found`. */
export const keyValues = ({ token, sessionHash, now, promoCode }: CartKeys): unknown[] => [
  token,
  sessionHash,
  now,
  promoCode,
];

/**
 * The keys as a row: the query plan does not depend on missing keys, so that one cached plan serves all requests.
 * Planning the statement takes ten times as long as running it.
 */
const keys = `
  keys as materialized (
    select $1::text as token, $2::text as session_hash, $3::timestamptz as now, $4::text as promo_code)`;

/**
 * `found`, one row: the mark of the content, and the row numbers of a browser's cart and customer. The cart is that of
 * the cookie if it exists, else that of the signed-in customer.
 */
export const found = `${keys},
  browser as materialized (
    select (select id from carts where carts.token = keys.token) as cart_id,
           (select session.customer_id from customer_sessions session
             where session.token_hash = keys.session_hash and session.expires_at > keys.now) as customer_id
      from keys),
  found as materialized (
    select coalesce((select mark from revisions where key = 'content'), '') as mark,
           coalesce(browser.cart_id, (select id from carts where carts.customer_id = browser.customer_id)) as cart_id,
           browser.customer_id
      from browser)`;
