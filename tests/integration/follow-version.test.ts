import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { followVersion } from "@/src/seed/index";
import { listDifferences } from "@/src/server/runtime/delivered/list-differences";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
/** Files that the seed has uploaded. */
const seeded = process.env.DATA_DIR ?? "";
const drawn = mkdtempSync(path.join(tmpdir(), "scenes-"));

beforeAll(async () => {
  open = await openShop();
  for (const name of ["layers", "media", "fonts"])
    cpSync(path.join(seeded, name), path.join(process.env.DATA_DIR ?? "", name), { recursive: true });
  cpSync("media/scenes", drawn, { recursive: true });
});
afterAll(async () => {
  await open.close();
  rmSync(drawn, { recursive: true });
});

/** Other values than the delivered ones. */
const otherGroup = "account";
const otherNavbar = "over";

const follow = () => followVersion(open.payload, "media/layers", drawn);

/** As if an older version had delivered this value, and it were unchanged in the shop. */
async function rememberBefore(entity: string, id: number, field: string, value: unknown): Promise<void> {
  const changed = await open.rows(
    `update delivered_content
        set delivered = jsonb_set(delivered, $3, $4), stored = jsonb_set(stored, $3, $4)
      where entity = $1 and document = $2 and delivered ? $5 returning id`,
    [entity, id, [field], JSON.stringify(value), field],
  );
  expect(changed).toHaveLength(1);
}

const keptOf = async (entity: string, id: number) =>
  (
    await open.rows<{ kept: Record<string, unknown> }>(
      "select kept from delivered_content where entity = $1 and document = $2 and kept is not null",
      [entity, id],
    )
  )[0]?.kept ?? null;

const one = async (collection: "questions" | "pages" | "products", field: string, value: string) => {
  const { docs } = await open.payload.find({
    collection,
    where: { [field]: { equals: value } },
    locale: "fr",
    depth: 0,
  });
  const [doc] = docs;
  if (!doc) throw new Error(`${collection} have no ${value}.`);
  return doc as unknown as Record<string, unknown> & { id: number };
};

test("the same version changes nothing", async () => {
  const marks = () =>
    open.rows(
      `select (select count(*) from _pages_v) as pages, (select count(*) from _dials_v) as dials,
              (select count(*) from _shop_settings_v) as settings, (select max(updated_at) from watches) as watches,
              (select count(*) from media) as media, (select count(*) from layers) as layers,
              (select count(*) from delivered_content where kept is not null) as kept`,
    );
  const before = await marks();
  expect(before).toMatchObject([{ kept: "0" }]);
  await follow();
  expect(await marks()).toEqual(before);
});

test("what nobody touched follows, what was touched stays and is noted", async () => {
  const question = await one("questions", "key", "guest");
  await open.rows('update questions set "group" = $1 where id = $2', [otherGroup, question.id]);
  await rememberBefore("questions", question.id, "group", otherGroup);

  // An editor has saved a page as the admin does, with another title; the version before delivered other blocks.
  const page = await one("pages", "slug", "faq");
  await open.payload.update({
    collection: "pages",
    id: page.id,
    data: { title: "Nos réponses", _status: "published" },
    locale: "fr",
  });
  await rememberBefore("pages", page.id, "title", { fr: "Un titre d’autrefois" });
  await open.rows(
    `update delivered_content set delivered = jsonb_set(delivered, '{blocks}', '[]')
      where entity = 'pages' and document = $1`,
    [page.id],
  );

  await follow();
  expect(await one("questions", "key", "guest")).toMatchObject({ group: question.group });
  expect(await one("pages", "slug", "faq")).toMatchObject({ title: "Nos réponses", blocks: page.blocks });
  const kept = await keptOf("pages", page.id);
  expect(Object.keys(kept ?? {})).toEqual(["title"]);
  expect(kept).toMatchObject({ title: { fr: page.title } });
});

test("a price never follows", async () => {
  const { id } = await one("products", "sku", "GC-100");
  await open.rows("update products set price = 12345 where id = $1", [id]);
  await rememberBefore("products", id, "price", 12_345);
  await follow();
  expect(await one("products", "sku", "GC-100")).toMatchObject({ price: 12_345 });
  expect(await keptOf("products", id)).toEqual({ price: 10_000 });
});

test("a marketer takes what is delivered, or keeps the shop's own for good", async () => {
  const { id } = await one("products", "sku", "GC-100");
  const difference = async () =>
    (
      await open.rows<{ id: number }>(
        "select id from delivered_content where entity = 'products' and document = $1 and kept is not null",
        [id],
      )
    )[0]?.id;
  const settle = async (who: StaffMember, take: boolean) =>
    (
      await who.ask("POST", "/api/staff/delivered-settle", {
        difference: await difference(),
        field: "price",
        take,
      })
    ).status;
  const clerk = await staffMember(open, "clerk");
  const marketer = await staffMember(open, "marketer");
  expect(await settle(clerk, true)).toBe(404);
  expect(await listDifferences(open.payload)).toContainEqual(
    expect.objectContaining({
      entity: "products",
      document: id,
      fields: [{ field: "price", changes: [{ field: "price", before: "12345", after: "10000" }] }],
    }),
  );

  expect(await settle(marketer, true)).toBe(200);
  expect(await one("products", "sku", "GC-100")).toMatchObject({ price: 10_000 });
  expect(await difference()).toBeUndefined();
  const [history] = await open.rows(
    "select price from price_history where product_id = $1 order by since desc limit 1",
    [id],
  );
  expect(history).toMatchObject({ price: "10000" });
  expect(
    await open.rows(
      "select field, before, after from audit_entries where action = 'call' and document = $1",
      [String(id)],
    ),
  ).toEqual([{ field: "price", before: "12345", after: "10000" }]);

  // Kept for good: the same version does not ask again.
  await open.rows("update products set price = 12345 where id = $1", [id]);
  await rememberBefore("products", id, "price", 12_345);
  await follow();
  expect(await settle(marketer, false)).toBe(200);
  await follow();
  expect(await difference()).toBeUndefined();
  expect(await one("products", "sku", "GC-100")).toMatchObject({ price: 12_345 });
});

test("a page with a waiting draft stays as it is", async () => {
  const page = await one("pages", "slug", "contact");
  await rememberBefore("pages", page.id, "navbar", otherNavbar);
  await open.rows("update pages set navbar = $2 where id = $1", [page.id, otherNavbar]);
  await open.payload.update({
    collection: "pages",
    id: page.id,
    data: { title: "Ébauche" },
    draft: true,
    locale: "fr",
  });
  await follow();
  expect(await one("pages", "slug", "contact")).toMatchObject({ navbar: otherNavbar });
  expect(await keptOf("pages", page.id)).toEqual({ navbar: page.navbar });
});

test("what was deleted stays deleted, and what the owner has made under the same name stays", async () => {
  const [first, second] = await open.rows<{ id: number; key: string }>(
    "select id, key from questions order by key desc limit 2",
  );
  await open.payload.delete({ collection: "questions", id: first?.id ?? 0 });
  await open.rows("delete from delivered_content where entity = 'questions' and document = $1", [second?.id]);
  await open.rows("update questions_locales set answer = 'La mienne' where _parent_id = $1", [second?.id]);
  await follow();
  expect(await open.rows("select id from questions where key = $1", [first?.key])).toEqual([]);
  expect(await one("questions", "key", second?.key ?? "")).toMatchObject({ answer: "La mienne" });
  expect(Object.keys((await keptOf("questions", second?.id ?? 0)) ?? {})).toEqual(["answer"]);
});

test("what refers to something deleted stays as it is", async () => {
  const [product] = await open.rows<{ id: number; watch: number }>(
    "select id, watch_id as watch from products where sku = 'DI0236'",
  );
  const id = product?.id ?? 0;
  await open.rows("delete from watches where id = $1", [product?.watch]);
  await rememberBefore("products", id, "watch", null);
  await follow();
  expect(await open.rows("select watch_id from products where id = $1", [id])).toEqual([{ watch_id: null }]);
  expect(await keptOf("products", id)).toEqual({ watch: product?.watch });
});

test("a scene that was drawn anew takes the place of the old one, not that of a photograph", async () => {
  const stored = (name: string) => path.join(process.env.DATA_DIR ?? "", "media", name);
  const photograph = readFileSync(path.join(drawn, "hero-story.webp"));
  const [home] = await open.rows<{ id: number }>("select id from media where filename = 'hero-home.webp'");
  await open.payload.update({
    collection: "media",
    id: home?.id ?? 0,
    data: { alt: "L’atelier" },
    file: { data: photograph, mimetype: "image/webp", name: "atelier.webp", size: photograph.length },
    locale: "fr",
  });
  const anew = readFileSync(path.join(drawn, "hero-rose.webp"));
  for (const name of ["hero-home.webp", "hero-configurator.webp"])
    writeFileSync(path.join(drawn, name), anew);
  await follow();
  expect(readFileSync(stored("hero-configurator.webp"))).toEqual(anew);
  expect(readFileSync(stored("atelier.webp"))).toEqual(photograph);
  const marks = await open.rows(
    "select filename, delivered from media where filename in ('hero-configurator.webp', 'atelier.webp') order by 1",
  );
  expect(marks).toEqual([
    { filename: "atelier.webp", delivered: false },
    { filename: "hero-configurator.webp", delivered: true },
  ]);
  expect(await open.rows("select id from media where filename = 'hero-home.webp'")).toEqual([]);
});
