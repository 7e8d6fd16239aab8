import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { AdminForm } from "./pages/admin-form";
import { shopUrl } from "./parts/addresses";
import type { Staff } from "./parts/staff";
import { expect, test } from "./shop-test";

const pages = v.object({ docs: v.tuple([v.object({ id: v.number() })]) });

const idOf = async (staff: Staff, slug: string) =>
  v.parse(pages, await staff.read(`pages?depth=0&where[slug][equals]=${slug}`)).docs[0].id;

const ask = (path: string) => fetch(shopUrl + path, { redirect: "manual" });

test("the old address of a page moved in the admin redirects to it, in every language", async ({
  openAdmin,
  staffRole,
  marketer,
}) => {
  const old = `essai-${randomUUID().slice(0, 8)}`;
  const next = `${old}-bis`;
  await marketer.create("pages?locale=fr", {
    title: old,
    description: "Une page d’essai.",
    slug: old,
    blocks: [{ blockType: "text", title: "Essai", text: "…" }],
    _status: "published",
  });
  expect((await ask(`/${old}`)).status).toBe(200);

  const page = await openAdmin(staffRole);
  const form = new AdminForm(page);
  await form.open(`pages/${await idOf(marketer, old)}`);
  await page.locator("#field-slug").fill(next);
  await form.publish();

  await expect(async () => {
    for (const language of ["", "/en", "/jp"]) {
      const answer = await ask(`${language}/${old}`);
      expect([answer.status, answer.headers.get("location")]).toEqual([308, `${language}/${next}`]);
    }
    expect((await ask(`/${next}`)).status).toBe(200);
  }).toPass();

  await page.goto("/admin/collections/redirects");
  await expect(page.getByRole("link", { name: `/${old}`, exact: true })).toBeVisible();
});
