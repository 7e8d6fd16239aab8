import { makeNewsletter } from "./newsletter";
import type { OpenShop } from "@/tests/setup/open-shop";
import { growShop } from "@/src/seed/grow/grow-shop";

/** Documents of the kinds that a new shop has none of: orders and what hangs on them, people, requests. */
export async function makeOneOfEach(open: OpenShop): Promise<void> {
  await growShop(open.payload, { orders: 20, people: 5 });
  await open.rows(
    `insert into affiliates (status, number, name, email, locale, site, channel, audience, message)
     values ('applied', 'AFF-1', 'Ada', 'ada@example.com', 'fr', 'https://example.com', 'blog', '100', 'Bonjour')`,
  );
  await open.rows(
    `insert into customer_reviews (status, watch_id, order_id, verified, rating, text, author, locale)
     select 'pending', (select min(id) from watches), min(id), true, 5, 'Belle', 'Ada', 'fr' from orders`,
  );
  await open.rows(
    `insert into pre_orders (offer_id, number, order_id, released)
     select (select min(id) from preorder_offers), 1, min(id), false from orders`,
  );
  await open.rows(
    `insert into requests (status, number, name, email, kind, locale)
     values ('new', 'DEM-1', 'Ada', 'ada@example.com', 'contact', 'fr')`,
  );
  await open.rows(`insert into redirects ("from", address) values ('/ancienne-adresse', '/contact')`);
  await open.rows(
    `with made as (insert into webhook_endpoints (address) values ('http://127.0.0.1:9443/hook') returning id)
     insert into webhook_endpoints_events ("order", parent_id, value) select 1, id, 'order.paid' from made`,
  );
  await open.rows("insert into promo_codes (code, percent, enabled) values ('TRIAL', 10, true)");
  await makeNewsletter(open, ["fr"]);
}
