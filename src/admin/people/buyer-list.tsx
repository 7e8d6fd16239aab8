import type { AdminMessages } from "@/src/i18n/admin-messages";
import Link from "next/link";
import { BooksTable } from "@/src/admin/books/books-table";
import { adminLocale } from "@/src/admin/admin-locale";
import { readerOf } from "@/src/admin/order/reader";
import { formatMoney } from "@/src/domain/money/format-money";
import type { BuyersPage } from "@/src/services/people/load-buyers";

interface Props {
  page: BuyersPage;
  isFirst: boolean;
  texts: AdminMessages<"people.person">;
  language: string;
}

/** All buyers, with or without an account, and their totals. */
export function BuyerList({ page, isFirst, texts, language }: Props) {
  const { moment, decimal } = readerOf(language);
  return (
    <section>
      <h2>{texts.buyers}</h2>
      {page.buyers.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <BooksTable
          name={texts.buyers}
          words={4}
          columns={[texts.address, texts.name, texts.accountOf, texts.lastOrder, texts.orders, texts.spend]}
          rows={page.buyers.map(({ email, name, hasAccount, lastAt, orders, spend }) => [
            <Link key={email} href={`/admin/person?email=${encodeURIComponent(email)}`} prefetch={false}>
              {email}
            </Link>,
            name ?? "–",
            hasAccount ? texts.yes : texts.no,
            moment(lastAt),
            decimal(orders),
            formatMoney(spend, "EUR", adminLocale(language)),
          ])}
        />
      )}
      <p>
        {!isFirst && (
          <Link href="/admin/person" prefetch={false}>
            {texts.first}
          </Link>
        )}{" "}
        {page.next !== null && (
          <Link href={`/admin/person?after=${page.next}`} prefetch={false}>
            {texts.next}
          </Link>
        )}
      </p>
    </section>
  );
}
