import type { LegalPage } from "@/src/domain/launch-checks/launch-check-facts";
import { locales, type Locale } from "@/src/domain/locale/locale";
import type { Queries } from "@/src/store/queries";

/** Languages in which the pages with these slugs have text, and in which they are empty. */
export async function readLegalPages(db: Queries, slugs: readonly string[]): Promise<readonly LegalPage[]> {
  const { rows } = await db.query<{ slug: string; locale: Locale }>(
    `select distinct slug, body ->> 'key' as locale
       from pages, jsonb_path_query(blocks, '$[*] ? (@.blockType == "legal-text").body.keyvalue()') body
      where slug = any($1::text[]) and _status = 'published'
        and jsonb_path_exists(body -> 'value', '$.**.text ? (@ like_regex "[^[:space:]]")')`,
    [slugs],
  );
  const said = new Set(rows.map(({ slug, locale }) => `${slug} ${locale}`));
  return slugs.map((slug) => ({
    slug,
    missing: locales.filter((locale) => !said.has(`${slug} ${locale}`)),
  }));
}

/** Time of a payment provider's last event. */
export async function readLastEvent(db: Queries): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date | null }>("select max(created_at) as at from webhook_events");
  return rows[0]?.at ?? null;
}

/** Stored password hash. */
interface KeptPassword {
  readonly hash: string;
  readonly salt: string;
}

/** Accounts at reserved example addresses, with their password hashes. */
export async function findExampleAccounts(
  db: Queries,
): Promise<readonly { readonly email: string; readonly password: KeptPassword | null }[]> {
  const { rows } = await db.query<{ email: string; hash: string | null; salt: string | null }>(
    "select email, hash, salt from users where email ~* '\\.example$' order by id",
  );
  return rows.map(({ email, hash, salt }) => ({
    email,
    password: hash !== null && salt !== null ? { hash, salt } : null,
  }));
}

/** Admins with an open account and no second factor. */
export async function findSingleFactorAdmins(db: Queries): Promise<readonly string[]> {
  const { rows } = await db.query<{ email: string }>(
    `select email from users
      where role = 'admin' and hash is not null
        and not exists (select 1 from staff_second_factors where account_id = users.id)
      order by email`,
  );
  return rows.map(({ email }) => email);
}

/** Names of the applied migrations. */
export async function listMigrations(db: Queries): Promise<readonly string[]> {
  const { rows } = await db.query<{ name: string }>("select name from payload_migrations order by id");
  return rows.map(({ name }) => name);
}

/** Documents of products. */
export async function findProductIds(
  db: Queries,
  skus: readonly string[],
): Promise<readonly { readonly id: string; readonly sku: string }[]> {
  const { rows } = await db.query<{ id: string; sku: string }>(
    "select id::text as id, sku from products where sku = any($1::text[]) order by sku",
    [skus],
  );
  return rows;
}
