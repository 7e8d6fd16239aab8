import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { neededPages } from "@/src/domain/content/routes";
import { pages as seededPages } from "@/src/seed/content/pages";
import { providerNames } from "@/src/domain/order/payment-provider";
import { loadFooter } from "@/src/store/content/load-navigation";
import { loadPage, loadPages } from "@/src/store/content/load-pages";
import { loadTransparentNavbarPaths } from "@/src/store/content/load-transparent-navbar-paths";
import { loadQuestions } from "@/src/store/content/load-questions";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { everyBlock, everyBlockAsRead } from "@/tests/factories/every-block";
import { about, newSlug, pageSaver, text, type SavedPage } from "@/tests/factories/page-saver";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let marketer: StaffMember;
beforeAll(async () => {
  open = await openShop();
  marketer = await staffMember(open, "marketer");
});
afterAll(() => open.close());

const { save, publish, titleOf } = pageSaver(() => ({ payload: open.payload, marketer }));

describe("blocks", () => {
  test("every kind comes back from the CMS as it was saved, in the languages it was saved in", async () => {
    const [watch] = await open.rows<{ id: number; code: string }>(
      "select id, code from watches where code = 'DI01'",
    );
    const [media] = await open.rows<{ id: number }>(
      `insert into media (filename, mime_type, width, height) values ('essai.webp', 'image/webp', 1600, 1000) returning id`,
    );
    const subjects = { watch: watch!.id, picture: media!.id };
    const slug = newSlug();
    const french = Object.entries(everyBlock(subjects, "fr"));
    const { id, blocks } = await publish(
      slug,
      french.map(([blockType, block]) => ({ blockType, ...block })),
    );
    const english = everyBlock(subjects, "en");
    const translated = blocks.map((block) =>
      withIds(block, english[block.blockType as keyof typeof english]),
    );
    await save("PATCH", `/api/pages/${id}?locale=en`, { ...about, blocks: translated, _status: "published" });
    const page = await loadPage(open.payload, slug);
    const picture = {
      url: "/api/media/file/essai.webp",
      alt: { fr: "" },
      width: 1600,
      height: 1000,
      focus: null,
    };
    const read = Object.entries(everyBlockAsRead({ watch: watch!.code, picture }));
    expect(page?.blocks).toEqual(read.map(([type, block]) => ({ type, ...block })));
  });

  test("a comparison needs a value for each column", async () => {
    const { status } = await marketer.ask("POST", "/api/pages?locale=fr", {
      ...about,
      slug: newSlug(),
      _status: "published",
      blocks: [
        {
          blockType: "comparison",
          title: "x",
          columns: [{ label: "a" }, { label: "b" }],
          rows: [{ label: "r", values: [{ value: "1" }] }],
        },
      ],
    });
    expect(status).toBe(400);
  });

  test("names in double braces are replaced by the owner's facts and counts, unknown ones stay visible", async () => {
    const slug = newSlug();
    await publish(slug, [
      text("{{company.name}} {{ termsVersion }} {{nobody}}, {{watches}}, {{hands}}, {{paymentProviders}}"),
    ]);
    const [row] = await open.rows<{ name: string; version: string; counts: string }>(
      `select company_name as name, terms_version as version,
              concat((select count(*) from watches where _status = 'published'), ', ',
                     (select count(*) from hands where enabled)) as counts
         from shop_settings`,
    );
    const { termsVersion } = await open.shop.store.loadSettings();
    expect(termsVersion).toMatch(new RegExp(`^${row!.version}\\.[0-9a-f]{6}$`));
    const providers = providerNames(process.env).join(" et ");
    expect(await titleOf(slug)).toBe(`${row!.name} ${termsVersion} {{nobody}}, ${row!.counts}, ${providers}`);
    expect((await loadFooter(open.payload)).secureNote.fr).toContain(providers);
  });

  test("watches that are not on sale are not counted", async () => {
    const slug = newSlug();
    await publish(slug, [text("{{watches}}")]);
    const count = async () => Number(await titleOf(slug));
    const before = await count();
    const ofOne = "watch_id = (select min(watch_id) from products where is_visible)";
    await open.rows(`update products set is_visible = false where ${ofOne}`);
    expect(await count()).toBe(before - 1);
    await open.rows(
      "update products set is_visible = true where watch_id is not null and not is_visible and _status = 'published'",
    );
    expect(await count()).toBe(before);
  });

  test("the version of the terms depends on the published texts, in any language", async () => {
    const version = async () => (await open.shop.store.loadSettings()).termsVersion;
    const [{ id }] = (await open.rows<{ id: number }>(
      "select id from pages where slug = 'conditions-generales'",
    )) as [{ id: number }];
    const address = `/api/pages/${id}?locale=es`;
    const { blocks } = (await marketer.ask("GET", `${address}&depth=0`)).body as {
      blocks: readonly Record<string, unknown>[];
    };
    const retitled = (title: string) =>
      blocks.map((block) => (block.blockType === "legal-text" ? { ...block, title } : block));
    const before = await version();
    const draft = { blocks: retitled("Otras condiciones"), _status: "draft" };
    expect((await marketer.ask("PATCH", `${address}&draft=true`, draft)).status).toBe(200);
    expect(await version()).toBe(before);
    expect((await marketer.ask("PATCH", address, { _status: "published" })).status).toBe(200);
    const changed = await version();
    expect(changed).not.toBe(before);
    const back = { blocks, _status: "published" };
    expect((await marketer.ask("PATCH", address, back)).status).toBe(200);
    expect(await version()).toBe(before);
    // Orders keep the version that their buyer agreed to: its text can still be read.
    const termsOf = async (asked: string) => {
      const terms = await open.shop.store.loadTerms(asked);
      const legal = terms?.blocks.find(({ type }) => type === "legal-text");
      return { version: terms?.version, title: legal?.type === "legal-text" ? legal.title?.es : null };
    };
    expect(await termsOf(changed)).toEqual({ version: changed, title: "Otras condiciones" });
    expect((await termsOf(before)).title).not.toBe("Otras condiciones");
    expect(await termsOf("2019-01.000000")).toEqual(await termsOf(before));
  });

  test("every seeded page is read, with its blocks", async () => {
    const pages = await loadPages(open.payload);
    for (const { slug, blocks } of seededPages) {
      const page = pages.find((candidate) => candidate.slug === slug);
      expect({ slug, types: page?.blocks.map(({ type }) => type) }).toEqual({
        slug,
        types: blocks.map(({ blockType }) => blockType),
      });
    }
    expect((await loadQuestions(open.payload)).length).toBeGreaterThan(20);
    expect(await loadTransparentNavbarPaths(open.payload)).toContain("/");
  });

  test("the seed has every page the shop can't be without", () => {
    const slugs = seededPages.map(({ slug }) => slug);
    expect(neededPages.filter((slug) => !slugs.includes(slug))).toEqual([]);
  });
});

/** The saved rows with new texts: rows are identified by their ids. */
function withIds(saved: unknown, words: unknown): unknown {
  if (Array.isArray(words)) {
    const rows: unknown[] = Array.isArray(saved) ? saved : [];
    return words.map((word, index) => withIds(rows[index], word));
  }
  if (typeof words !== "object" || words === null) return words;
  const before: Readonly<Record<string, unknown>> = { ...(saved as object) };
  if ("root" in words) return words;
  const inner = Object.fromEntries(
    Object.entries(words).map(([key, word]) => [key, withIds(before[key], word)]),
  );
  const { id, blockType } = before;
  return { ...(id !== undefined && { id }), ...(blockType !== undefined && { blockType }), ...inner };
}

describe("a partial change affects only its fields", () => {
  const asRead = async (slug: string) => structuredClone(await loadPage(open.payload, slug));

  test("a title in one language keeps blocks, links and pictures of every language", async () => {
    const before = await asRead("home");
    const [home] = await open.rows<{ id: number }>("select id from pages where slug = 'home'");
    await save("PATCH", `/api/pages/${home!.id}?locale=en`, { title: "Watches" });
    const after = await asRead("home");
    expect(after).toEqual({ ...before, title: { ...before!.title, en: "Watches" } });
  });

  test("so does a block sent with only its title", async () => {
    const before = await asRead("home");
    const [home] = await open.rows<{ id: number }>("select id from pages where slug = 'home'");
    const { body } = await marketer.ask("GET", `/api/pages/${home!.id}?locale=en&depth=0`);
    const blocks = (body as unknown as SavedPage).blocks.map(({ id, blockType }, place) => ({
      id,
      blockType,
      ...(place === 0 && { title: "Part by part." }),
    }));
    await save("PATCH", `/api/pages/${home!.id}?locale=en`, { blocks });
    const after = await asRead("home");
    const [hero, ...others] = before!.blocks;
    expect(after!.blocks.slice(1)).toEqual(others);
    expect(after!.blocks[0]).toEqual({
      ...hero,
      title: { ...(hero as { title: object }).title, en: "Part by part." },
    });
  });
});
