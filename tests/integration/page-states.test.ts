import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadDraftPage, loadPage, loadPages } from "@/src/store/content/load-pages";
import { about, newSlug, pageSaver, text } from "@/tests/factories/page-saver";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let marketer: StaffMember;
let visitor: StaffMember;
beforeAll(async () => {
  open = await openShop();
  marketer = await staffMember(open, "marketer");
  visitor = await staffMember(open, null);
});
afterAll(() => open.close());

const { save, publish, titleOf } = pageSaver(() => ({ payload: open.payload, marketer }));

describe("drafts", () => {
  test("a page that was never published is staff's alone", async () => {
    const slug = newSlug();
    const { id } = await save("POST", "/api/pages?locale=fr&draft=true", {
      ...about,
      slug,
      blocks: [text("A")],
      _status: "draft",
    });
    expect(await loadPage(open.payload, slug)).toBeNull();
    expect((await loadPages(open.payload)).some((page) => page.slug === slug)).toBe(false);
    expect((await loadDraftPage(open.payload, slug))?.blocks).toHaveLength(1);
    for (const path of [
      "/api/pages",
      "/api/pages?draft=true",
      `/api/pages/${id}?draft=true`,
      "/api/pages/versions",
    ]) {
      expect({ path, status: (await visitor.ask("GET", path)).status }).toEqual({ path, status: 403 });
    }
  });

  test("a draft beside a published page changes nothing for visitors until it is published", async () => {
    const slug = newSlug();
    const { id, blocks } = await publish(slug, [text("A")]);
    const next = { blocks: [{ ...blocks[0], title: "B" }] };
    await save("PATCH", `/api/pages/${id}?locale=fr&draft=true`, { ...next, _status: "draft" });
    expect(await titleOf(slug)).toBe("A");
    const [draft] = (await loadDraftPage(open.payload, slug))!.blocks;
    expect(draft).toMatchObject({ title: { fr: "B" } });
    await save("PATCH", `/api/pages/${id}?locale=fr`, { ...next, _status: "published" });
    expect(await titleOf(slug)).toBe("B");
  });

  test("a page taken offline is gone", async () => {
    const slug = newSlug();
    const { id } = await publish(slug, [text("A")]);
    await save("PATCH", `/api/pages/${id}?locale=fr`, { _status: "draft" });
    expect(await loadPage(open.payload, slug)).toBeNull();
  });

  test("an older version can be brought back", async () => {
    const slug = newSlug();
    const { id, blocks } = await publish(slug, [text("A")]);
    await save("PATCH", `/api/pages/${id}?locale=fr`, {
      blocks: [{ ...blocks[0], title: "B" }],
      _status: "published",
    });
    const { docs } = await open.payload.findVersions({
      collection: "pages",
      where: { parent: { equals: id } },
      sort: "createdAt",
    });
    const restored = await marketer.ask("POST", `/api/pages/versions/${docs[0]!.id}`);
    expect(restored).toMatchObject({ status: 200 });
    expect(await titleOf(slug)).toBe("B");
    await save("PATCH", `/api/pages/${id}?locale=fr`, { _status: "published" });
    expect(await titleOf(slug)).toBe("A");
  });
});

describe("timed publishing", () => {
  const at = async (id: number, type: "publish" | "unpublish", waitUntil: Date) => {
    const [account] = await open.rows<{ id: number }>("select id from users where role = 'marketer'");
    await open.payload.jobs.queue({
      task: "schedulePublish",
      input: {
        type,
        doc: { relationTo: "pages", value: id },
        user: { relationTo: "users", value: account!.id },
      },
      waitUntil,
    });
    await open.payload.jobs.run({ queue: "default" });
  };

  test("a page is published at its hour, not before, and withdrawn at another", async () => {
    const slug = newSlug();
    const { id } = await save("POST", "/api/pages?locale=fr&draft=true", {
      ...about,
      slug,
      blocks: [text("A")],
      _status: "draft",
    });
    await at(id, "publish", new Date(Date.now() + 3_600_000));
    expect(await loadPage(open.payload, slug)).toBeNull();
    await at(id, "publish", new Date(Date.now() - 1_000));
    expect(await titleOf(slug)).toBe("A");
    await at(id, "unpublish", new Date(Date.now() - 1_000));
    expect(await loadPage(open.payload, slug)).toBeNull();
  });
});

describe("addresses", () => {
  test.each([
    "panier",
    "configurator/x",
    "montres/distinction/DI01",
    "en/faq",
    "api/x",
    "Majuscule",
    "a//b",
    "../x",
  ])("no page can be made at %s", async (slug) => {
    const { status, body } = await marketer.ask("POST", "/api/pages?locale=fr", {
      ...about,
      slug,
      _status: "published",
    });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain("slug");
  });

  test("a page the shop needs is neither deleted nor taken offline, one by one or all at once", async () => {
    const [faq] = await open.rows<{ id: number }>("select id from pages where slug = 'faq'");
    const only = `where[slug][equals]=faq`;
    const tries = [
      ["DELETE", `/api/pages/${faq!.id}`, undefined],
      ["PATCH", `/api/pages/${faq!.id}?locale=fr`, { _status: "draft" }],
      ["PATCH", `/api/pages?locale=fr&${only}`, { _status: "draft" }],
    ] as const;
    for (const [method, path, body] of tries) {
      const answer = await marketer.ask(method, path, body);
      expect({ method, path, status: answer.status }).toEqual({ method, path, status: 409 });
      expect(JSON.stringify(answer.body)).toContain("/faq");
    }
    await marketer.ask("DELETE", `/api/pages?${only}`);
    expect(await loadPage(open.payload, "faq")).not.toBeNull();
  });

  test("a draft of a needed page may be saved", async () => {
    const [faq] = await open.rows<{ id: number }>("select id from pages where slug = 'faq'");
    await save("PATCH", `/api/pages/${faq!.id}?locale=fr&draft=true`, {
      title: "Brouillon",
      _status: "draft",
    });
    expect((await loadPage(open.payload, "faq"))?.title.fr).not.toBe("Brouillon");
  });

  test("an address can be thought over until the page is published", async () => {
    const [first, second] = [newSlug(), newSlug()];
    const { id } = await save("POST", "/api/pages?locale=fr&draft=true", {
      ...about,
      slug: first,
      _status: "draft",
    });
    await save("PATCH", `/api/pages/${id}?locale=fr&draft=true`, { slug: second, _status: "draft" });
    await save("PATCH", `/api/pages/${id}?locale=fr`, {
      slug: second,
      blocks: [text("A")],
      _status: "published",
    });
    expect(await titleOf(second)).toBe("A");
    expect(await titleOf(second)).toBe("A");
  });

  test("another page can be deleted", async () => {
    const slug = newSlug();
    const { id } = await publish(slug, [text("A")]);
    expect((await marketer.ask("DELETE", `/api/pages/${id}`)).status).toBe(200);
    expect(await loadPage(open.payload, slug)).toBeNull();
  });
});
