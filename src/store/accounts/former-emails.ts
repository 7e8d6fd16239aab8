import type { Queries } from "@/src/store/queries";

const field = "formerEmails";

/** Adds former e-mails to a customer, each once. @param from rows of e-mails, in SQL whose parameters begin at $3 */
export async function addFormerEmails(
  db: Queries,
  customerId: number,
  from: string,
  values: readonly unknown[],
): Promise<void> {
  await db.query(
    `insert into customers_texts (parent_id, path, "order", text)
     select $1::int, $2::text, coalesce((select max("order") from customers_texts where parent_id = $1::int and path = $2::text), 0)
            + row_number() over (), added.text
       from (${from}) added
      where not exists (select 1 from customers_texts where parent_id = $1::int and path = $2::text and text = added.text)`,
    [customerId, field, ...values],
  );
}

/** The e-mails whose accounts were merged into one. */
export async function findFormerEmails(db: Queries, customerId: number): Promise<readonly string[]> {
  const { rows } = await db.query<{ text: string }>(
    `select text from customers_texts where parent_id = $1 and path = $2 order by "order"`,
    [customerId, field],
  );
  return rows.map(({ text }) => text);
}
