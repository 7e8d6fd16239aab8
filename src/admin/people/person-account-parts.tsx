import type { AdminMessages } from "@/src/i18n/admin-messages";
import { adminLocale } from "@/src/admin/admin-locale";
import { readerOf } from "@/src/admin/order/reader";
import { fill } from "@/src/domain/locale/fill";
import { formatMoney } from "@/src/domain/money/format-money";
import type { PersonBelongings } from "@/src/services/people/load-person";
import { PersonSection } from "./person-section";

interface Props {
  belongings: PersonBelongings;
  texts: AdminMessages<"people.person">;
  language: string;
}

/** Parts that need an account. */
export function PersonAccountParts({ belongings, texts, language }: Props) {
  const locale = adminLocale(language);
  const { moment } = readerOf(language);
  const { cart, watches, sessions, cartMailSince, formerEmails } = belongings;
  return (
    <>
      <PersonSection
        title={texts.cart}
        found={{ entries: cart.lines.map((line, place) => ({ ...line, place })), isMore: false }}
        texts={texts}
        rowOf={({ place, title, quantity, total }) => ({
          key: place,
          href: null,
          name: `${quantity} × ${title}`,
          facts: [formatMoney(total, "EUR", locale)],
        })}
      >
        {cart.lines.length > 0 && (
          <p>
            {fill(texts.cartTotal, { total: formatMoney(cart.total, "EUR", locale) })}
            {" · "}
            <a href={`/admin/collections/carts/${cart.id}`}>{texts.openCart}</a>
          </p>
        )}
      </PersonSection>
      <PersonSection
        title={texts.saved}
        found={watches}
        texts={texts}
        rowOf={({ id, bespokeId, at }) => ({
          key: id,
          href: `/configurator/p/${bespokeId}`,
          name: bespokeId,
          facts: [moment(at)],
        })}
      />
      <PersonSection
        title={texts.signIns}
        found={sessions}
        texts={texts}
        rowOf={({ since, lastAt }) => ({
          key: `${since.toISOString()} ${lastAt.toISOString()}`,
          href: null,
          name: fill(texts.signedIn, { since: moment(since), last: moment(lastAt) }),
          facts: [],
        })}
      />
      <section>
        <h3>{texts.reminders}</h3>
        <p>
          {cartMailSince === null
            ? texts.noReminders
            : fill(texts.remindersSince, { date: moment(cartMailSince) })}
        </p>
      </section>
      {formerEmails.length > 0 && (
        <section>
          <h3>{texts.former}</h3>
          <p>{formerEmails.join(", ")}</p>
        </section>
      )}
    </>
  );
}
