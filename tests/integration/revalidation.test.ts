import type { CollectionSlug, GlobalSlug } from "payload";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tags, type Tag } from "@/src/store/revisions/tags";
import { readTagMarks } from "@/src/store/revisions/read-tag-marks";
import { readContentMark } from "@/src/store/revisions/revision";
import { staffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());

/** Which tags an edit revalidates in every process, and whether what can be found counts as changed. */
async function revalidatedBy(edit: () => Promise<unknown>): Promise<readonly Tag[]> {
  const { pool } = open.payload.db;
  const before = { marks: await readTagMarks(pool), content: await readContentMark(pool) };
  await edit();
  const after = await readTagMarks(pool);
  const changed = tags.filter((tag) => after.get(tag) !== before.marks.get(tag));
  expect((await readContentMark(pool)) !== before.content).toBe(changed.length > 0);
  return changed;
}

const firstOf = async (collection: CollectionSlug) => {
  const { docs } = await open.payload.find({ collection, limit: 1, depth: 0, sort: "id" });
  if (!docs[0]) throw new Error(`The seed has no ${collection}.`);
  return docs[0].id;
};

// Specification 10.6: a save in the admin is live in every process within a second.
describe("a save revalidates what pages were made from", () => {
  test.each<[CollectionSlug, Tag]>([
    ["watches", "watches"],
    ["products", "products"],
    ["straps", "catalogue"],
    ["dials", "catalogue"],
    ["banners", "banners"],
    ["pages", "pages"],
    ["questions", "questions"],
    ["manuals", "manuals"],
    ["preorder-offers", "preorders"],
  ])("of %s: %s", async (collection, tag) => {
    const id = await firstOf(collection);
    expect(await revalidatedBy(() => open.payload.update({ collection, id, data: {} }))).toEqual([tag]);
  });

  test.each<[GlobalSlug, readonly Tag[]]>([
    ["brand", ["settings"]],
    ["shop-settings", ["catalogue", "settings"]],
    ["navigation", ["navigation"]],
    ["footer", ["navigation"]],
    ["configurator-settings", ["catalogue"]],
    ["quiz", ["quiz"]],
  ])("of %s: %j", async (slug, expected) => {
    const admin = await staffMember(open, "admin");
    const save = async () =>
      expect(await admin.ask("POST", `/api/globals/${slug}?locale=fr`, {})).toMatchObject({ status: 200 });
    expect(await revalidatedBy(save)).toEqual(expected);
  });

  test("of a review: reviews", async () => {
    const [review] = await open.rows<{ id: number }>(
      `insert into customer_reviews (status, watch_id, verified, rating, text, locale)
       values ('pending', $1, true, 4, 'Kept time in the rain.', 'en') returning id`,
      [await firstOf("watches")],
    );
    const publish = () =>
      open.payload.update({
        collection: "customer-reviews",
        id: review?.id ?? 0,
        data: { status: "published" },
      });
    expect(await revalidatedBy(publish)).toEqual(["reviews"]);
  });

  test("a delete does as well", async () => {
    const id = await firstOf("banners");
    expect(await revalidatedBy(() => open.payload.delete({ collection: "banners", id }))).toEqual([
      "banners",
    ]);
  });

  test("what failed revalidates nothing: the mark is part of the save", async () => {
    const id = await firstOf("products");
    const broken = () =>
      open.payload.update({ collection: "products", id, data: { price: -1 } }).catch(() => undefined);
    expect(await revalidatedBy(broken)).toEqual([]);
  });
});
