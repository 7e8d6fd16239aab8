import { secret } from "./pseudo-random";
import type { Statement } from "./statement";

/** The hashes of their codes are random, so that none of these cards can be spent. */
const cards: Statement = {
  text: `insert into gift_cards (id, ending, seed, code_hash, origin, kind, value, issued_at, expires_at, is_frozen, order_id,
                                 locale, recipient_name, recipient_email, sender_name, send_at, created_at, updated_at)
    select card_id, ending, ${secret}, ${secret}, order_id || '-1-1', 'amount', value, at, at + interval '2 years', false,
           order_id, locale::enum_gift_cards_locale, name, email, null, at, at, at
      from grown_cards`,
};

/** Two rows a movement: sold; put aside and spent by the order it pays for; lapsed where its two years are over. */
const entries: Statement = {
  text: `insert into gift_card_entries (card_id, operation, account, amount, order_id, created_at, updated_at)
    select card_id, move.operation::enum_gift_card_entries_operation, move.account::enum_gift_card_entries_account,
           move.amount, move.order_id, move.at, move.at
      from grown_cards
     cross join lateral (values
       ('issue', 'sold', -value, order_id, at), ('issue', 'available', value, order_id, at),
       ('hold', 'available', -spent, spender_id, spent_at), ('hold', 'held', spent, spender_id, spent_at),
       ('capture', 'held', -spent, spender_id, spent_at), ('capture', 'spent', spent, spender_id, spent_at),
       ('expire', 'available', -(value - coalesce(spent, 0)), null, at + interval '2 years'),
       ('expire', 'lapsed', value - coalesce(spent, 0), null, at + interval '2 years')
     ) move (operation, account, amount, order_id, at)
     where move.amount <> 0 and move.at < now()`,
};

/** Gift cards and every movement on them, both sides. */
export const cardStatements: readonly Statement[] = [cards, entries];
