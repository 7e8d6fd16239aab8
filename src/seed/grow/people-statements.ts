import { secret, spread } from "./pseudo-random";
import type { Statement } from "./statement";

const firstNames =
  "{Léa,Chloé,Inès,Camille,Manon,Hugo,Louis,Jules,Adam,Noé,Emma,Olivia,Amelia,Jack,Oscar,Lucía,Martina,Mateo,Pablo,Hana,Yui,Ren,Sota,Mia}";
const lastNames =
  "{Martin,Bernard,Thomas,Petit,Robert,Richard,Durand,Dubois,Moreau,Laurent,Simon,Michel,Leroy,Roux,Smith,Jones,Taylor,Brown,García,Fernández,López,Sato,Suzuki,Takahashi,Tanaka,Watanabe,Morel,Girard,Mercier}";
const cities = "{Besançon,Paris,Lyon,Nantes,Bordeaux,Lille,Marseille,Toulouse,Genève,London,Madrid,Tokyo}";

const pick = (list: string, n: string, salt: number): string => {
  const length = list.split(",").length;
  return `('${list}'::text[])[1 + ${spread(n, salt, length)}]`;
};

/** Name, address and language of a customer; orders, carts and mails refer to the number. */
const people: Statement = {
  text: `create temp table grown_people on commit drop as
    select id, name, translate(lower(replace(name, ' ', '.')), 'éèíáó', 'eeiao') || '.' || id || '@example.com' as email,
           (array['fr', 'fr', 'fr', 'fr', 'en', 'en', 'es', 'jp'])[1 + ${spread("id", 5, 8)}] as locale,
           now() - interval '5 years' * (1 - (id - $1::int)::float8 / ($2::int + 1)) as since,
           jsonb_build_object('line1', (1 + ${spread("id", 11, 180)}) || ' rue des Horlogers', 'line2', null,
             'postalCode', lpad((10000 + ${spread("id", 3, 80000)})::text, 5, '0'),
             'city', ${pick(cities, "id", 17)}, 'state', null, 'country', 'FR') as address
      from (select n + $1::int as id, ${pick(firstNames, "(n + $1::int)", 0)} || ' ' || ${pick(lastNames, "(n + $1::int)", 29)} as name
              from generate_series(1, $2::int) n) named`,
  values: ({ after, people: count }) => [after.customers, count],
};

/** No account is older than three years without a visit, since those are erased. Every third one wants to be reminded of a cart. */
const customers: Statement = {
  text: `insert into customers (id, email, locale, created_at, updated_at, last_seen_at, login_attempts, cart_mail_at,
                                cart_mail_text, cart_mail_from)
    select id, email, locale::enum_customers_locale, since, since, greatest(since, now() - interval '1000 days' * random()), 0,
           case when id % 3 = 0 then since end, case when id % 3 = 0 then '2026-01' end,
           case when id % 3 = 0 then md5(email) end from grown_people`,
};

const sessions: Statement = {
  text: `insert into customer_sessions (token_hash, customer_id, expires_at, created_at, updated_at)
    select md5(random()::text) || md5(id::text), id, now() + interval '30 days' * random(), now(), now()
      from grown_people where id % 5 = 0`,
};

/** Carts are forgotten after 90 days; three in five are a customer's. Who was to be reminded has been. */
const carts: Statement = {
  text: `insert into carts (id, token, customer_id, created_at, updated_at, reminded_at)
    select id + $1::int - $2::int, ${secret},
           case when id % 5 < 3 then id end, at, at,
           case when id % 5 < 3 and id % 3 = 0 and at < now() - interval '1 day' then at + interval '1 day' end
      from (select id, now() - interval '89 days' * random() as at from grown_people) owner`,
  values: ({ after }) => [after.carts, after.customers],
};

const cartLines: Statement = {
  text: `insert into cart_lines (cart_id, sku, quantity, price_seen, created_at, updated_at)
    select person.id + $1::int - $2::int, line.sku, 1 + (person.id + slot) % 2, line.price, now(), now()
      from grown_people person
      cross join generate_series(0, 2) slot
      join grown_goods line on line.place = (person.id * 3 + slot) % (select count(*) from grown_goods)
     where slot <= person.id % 3
    on conflict (cart_id, sku) do nothing`,
  values: ({ after }) => [after.carts, after.customers],
};

const savedWatches: Statement = {
  text: `insert into saved_watches (customer_id, bespoke_id, created_at, updated_at)
    select person.id, split_part(line.sku, '-', 2), now(), now()
      from grown_people person
      join grown_goods line on line.place = person.id % (select count(*) from grown_goods) and line.kind = 'bespoke'`,
};

const subscribers: Statement = {
  text: `insert into subscribers (email, state, locale, consent_text, asked_at, asked_from, confirmed_at, confirmed_from,
                                  left_at, created_at, updated_at)
    select email, (case when id % 20 = 0 then 'left' else 'confirmed' end)::enum_subscribers_state,
           locale::enum_subscribers_locale, '2026-01', since, md5(email), since, md5(email),
           case when id % 20 = 0 then now() - interval '1 day' end, since, since
      from grown_people where id % 2 = 0
    on conflict (email) do nothing`,
};

const requests: Statement = {
  text: `with request as (
      insert into requests (status, number, kind, name, email, locale, created_at, updated_at)
      select (array['new', 'answered'])[1 + id % 2]::enum_requests_status,
             'GRW-' || lpad(id::text, 7, '0'), 'contact', name, email, locale::enum_requests_locale, at, at
        from (select *, now() - interval '1000 days' * random() as at from grown_people where id % 10 = 0) asking
      returning id)
    insert into requests_answers (_order, _parent_id, id, label, value)
    select 1, id, gen_random_uuid()::text, 'Message', 'Bonjour, quand ma montre doit-elle être révisée ?' from request`,
};

/** Customers with all that hangs on them but their orders. */
export const peopleStatements: readonly Statement[] = [
  people,
  customers,
  sessions,
  carts,
  cartLines,
  savedWatches,
  subscribers,
  requests,
];
