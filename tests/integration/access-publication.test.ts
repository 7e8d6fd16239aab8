import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { loadPage } from "@/src/store/content/load-pages";
import { staffMember, type Answer, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let translator: StaffMember;
let marketer: StaffMember;
let clerk: StaffMember;
let page: number;

beforeAll(async () => {
  open = await openShop();
  [translator, marketer, clerk] = [
    await staffMember(open, "translator"),
    await staffMember(open, "marketer"),
    await staffMember(open, "clerk"),
  ];
});
afterAll(() => open.close());

const english = { title: "A page", description: "One more page." };
let made = 0;
const draft = { title: "Une page", description: "Une page de plus.", navbar: "solid" };

/** A separate page for each test, published by default. */
async function makePage(status: "draft" | "published"): Promise<number> {
  const slug = `page-${++made}`;
  const { body } = await marketer.ask("POST", "/api/pages?locale=fr", { ...draft, slug, _status: status });
  return (body.doc as { id: number }).id;
}
beforeEach(async () => {
  page = await makePage("published");
});

const save = (who: StaffMember, data: object, query = "locale=en"): Promise<Answer> =>
  who.ask("PATCH", `/api/pages/${page}?${query}`, data);

/** The page for visitors, and its last save. */
async function states() {
  const find = { collection: "pages", id: page, depth: 0, locale: "all" } as const;
  const [online, latest] = [
    await open.payload.findByID(find),
    await open.payload.findByID({ ...find, draft: true }),
  ];
  const part = ({ title, navbar, _status }: typeof online) => ({ title, navbar, _status });
  return { online: part(online), latest: part(latest) };
}

describe("a translator's save of a page", () => {
  test("of a published page is published", async () => {
    expect(await save(translator, english)).toMatchObject({ status: 200 });
    const { online } = await states();
    expect(online).toMatchObject({ title: { fr: "Une page", en: "A page" }, _status: "published" });
  });

  test("goes into their own draft, which they publish", async () => {
    const typed = await save(
      translator,
      { ...english, title: "A draft" },
      "locale=en&draft=true&autosave=true",
    );
    expect(typed).toMatchObject({ status: 200, body: { doc: { _status: "draft" } } });
    expect((await states()).online).toMatchObject({ title: { fr: "Une page" }, _status: "published" });
    expect(await save(translator, { title: "A page", _status: "published" })).toMatchObject({ status: 200 });
    expect((await states()).online).toMatchObject({ title: { fr: "Une page", en: "A page" } });
  });

  test.each([
    [{ title: "A page" }, "locale=en"],
    [{ title: "A page", _status: "published" }, "locale=en"],
    [{ title: "A page", _status: "published" }, "locale=en&draft=true"],
    [{ title: "A page", _status: "published" }, "locale=en&publishSpecificLocale=en"],
    [{ title: "A page", _status: "published" }, "locale=en&publishAllLocales=true"],
  ])("publishes no draft of a marketer: %j ?%s", async (data, query) => {
    await save(marketer, { title: "Pas encore", navbar: "over", _status: "draft" }, "locale=fr&draft=true");
    const before = await states();
    expect(before.latest).toMatchObject({ navbar: "over", _status: "draft" });
    const refused = await save(translator, data, query);
    expect(refused).toMatchObject({ status: 409 });
    expect(JSON.stringify(refused.body)).toContain("draft of this page waits");
    expect(await states()).toEqual(before);
  });

  test("goes into a marketer's draft, which stays a draft", async () => {
    await save(marketer, { title: "Pas encore", _status: "draft" }, "locale=fr&draft=true");
    expect(await save(translator, { title: "Not yet" }, "locale=en&draft=true")).toMatchObject({
      status: 200,
    });
    const { online, latest } = await states();
    expect(online).toEqual({ title: { fr: "Une page" }, navbar: "solid", _status: "published" });
    expect(latest).toMatchObject({ title: { fr: "Pas encore", en: "Not yet" }, _status: "draft" });
  });

  test.each([
    [{ _status: "draft" }, "locale=en"],
    [{ title: "x", _status: "draft" }, "locale=en"],
    [{}, "locale=en&unpublishAllLocales=true"],
  ])("takes nothing offline: %j ?%s", async (data, query) => {
    expect(await save(translator, data, query)).toMatchObject({ status: 403 });
    expect((await states()).online).toMatchObject({ _status: "published" });
  });

  test("keeps an unpublished draft a draft", async () => {
    page = await makePage("draft");
    for (const data of [{ title: "A page" }, { _status: "published" }]) {
      expect(await save(translator, data)).toMatchObject({ status: 403 });
    }
    expect(await save(translator, { title: "A page" }, "locale=en&draft=true")).toMatchObject({
      status: 200,
    });
    expect((await states()).online).toMatchObject({ _status: "draft" });
    expect(await loadPage(open.payload, `page-${made}`)).toBeNull();
  });

  test("is of one page, and restores no earlier version", async () => {
    const many = await translator.ask("PATCH", `/api/pages?locale=en&where[id][equals]=${page}`, {
      title: "x",
    });
    expect(many).toMatchObject({ status: 403 });
    await save(marketer, { navbar: "over", _status: "published" }, "locale=fr");
    const versions = await translator.ask(
      "GET",
      `/api/pages/versions?where[parent][equals]=${page}&sort=createdAt`,
    );
    const [oldest] = versions.body.docs as { id: number }[];
    const restored = await translator.ask("POST", `/api/pages/versions/${oldest?.id}`);
    expect(restored).toMatchObject({ status: 403 });
    expect((await states()).online).toMatchObject({ navbar: "over" });
  });

  test("adds no block, with an id or without", async () => {
    for (const block of [{ blockType: "newsletter" }, { id: "new", blockType: "newsletter" }]) {
      expect(await save(translator, { blocks: [block] })).toMatchObject({ status: 403 });
    }
  });
});

describe("a translator and a picture", () => {
  const picture = async (color: string) => ({
    name: "scene.png",
    type: "image/png",
    data: new Uint8Array(
      await sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
        .png()
        .toBuffer(),
    ),
  });
  const rowOf = async (id: number) => (await open.rows("select * from media where id = $1", [id]))[0];

  test("change its texts, but not the file", async () => {
    const created = await marketer.upload("POST", "/api/media", await picture("teal"), { alt: "Une scène" });
    const { id } = created.body.doc as { id: number };
    const before = await rowOf(id);
    const target = `/api/media/${id}?locale=en`;
    expect(await translator.upload("PATCH", target, await picture("red"), { alt: "x" })).toMatchObject({
      status: 403,
    });
    const crop = "&uploadEdits[crop][width]=50&uploadEdits[widthInPixels]=10";
    expect(await translator.ask("PATCH", target + crop, { alt: "x" })).toMatchObject({ status: 403 });
    const measures = {
      alt: "A scene",
      url: "/api/media/file/other.png",
      filename: "other.png",
      mimeType: "image/webp",
      filesize: 1,
      width: 1,
      height: 1,
      focalX: 1,
      focalY: 1,
      thumbnailURL: "/x.png",
    };
    expect(await translator.ask("PATCH", target, measures)).toMatchObject({ status: 200 });
    // The thumbnail gets a new name with every save, after its file.
    const { thumbnail_u_r_l: thumbnail, ...after } = (await rowOf(id)) ?? {};
    expect(thumbnail).toContain(encodeURIComponent(String(before?.url)));
    expect(after).toEqual({ ...before, updated_at: after.updated_at, thumbnail_u_r_l: undefined });
    const [text] = await open.rows("select alt from media_locales where _parent_id = $1 and _locale = 'en'", [
      id,
    ]);
    expect(text).toEqual({ alt: "A scene" });
  });
});

test("entries of a list are moved by marketers", async () => {
  const [first, second] = await open.rows<{ id: number; _order: string }>(
    "select id, _order from rotors order by _order limit 2",
  );
  const order = async () =>
    (await open.rows<{ id: number }>("select id from rotors order by _order")).map(({ id }) => id);
  const before = await order();
  const change = {
    collectionSlug: "rotors",
    docsToMove: [first!.id],
    newKeyWillBe: "greater",
    orderableFieldName: "_order",
    target: { id: second!.id, key: second!._order },
  };
  for (const member of [translator, clerk, await staffMember(open, null)]) {
    expect(await member.ask("POST", "/api/reorder", change)).toMatchObject({ status: 403 });
  }
  await translator.ask("PATCH", `/api/rotors/${first!.id}?locale=en`, { _order: "zz" });
  expect(await order()).toEqual(before);
  expect(await marketer.ask("POST", "/api/reorder", change)).toMatchObject({ status: 200 });
  expect((await order()).slice(0, 2)).toEqual([second!.id, first!.id]);
});

describe("the lock of a document", () => {
  const lockOf = async (role: string): Promise<number> => {
    await open.rows("delete from payload_locked_documents");
    const [account] = await open.rows<{ id: number }>("select id from users where role = $1", [role]);
    const lock = await open.payload.db.create({
      collection: "payload-locked-documents",
      data: {
        document: { relationTo: "pages", value: page },
        user: { relationTo: "users", value: account?.id },
      },
    });
    return Number(lock.id);
  };
  const holder = async (id: number) =>
    (
      await open.rows<{ role: string }>(
        `select role from users join payload_locked_documents_rels held on held.users_id = users.id
         where held.parent_id = $1`,
        [id],
      )
    )[0]?.role;
  const at = (id: number) => `/api/payload-locked-documents/${id}`;

  test("is made by the admin alone", async () => {
    const lock = { document: { relationTo: "pages", value: page }, user: { relationTo: "users", value: 1 } };
    for (const member of [translator, clerk, marketer, await staffMember(open, "admin")]) {
      expect(await member.ask("POST", "/api/payload-locked-documents", lock)).toMatchObject({
        status: 403,
      });
    }
  });

  test("is released by its owner, or an admin", async () => {
    const id = await lockOf("marketer");
    for (const member of [translator, clerk]) {
      expect((await member.ask("DELETE", at(id))).status).toBe(403);
      await member.ask("DELETE", `/api/payload-locked-documents?where[id][exists]=true`);
    }
    expect(await holder(id)).toBe("marketer");
    expect((await marketer.ask("DELETE", at(id))).status).toBe(200);
    const other = await lockOf("marketer");
    expect((await (await staffMember(open, "admin")).ask("DELETE", at(other))).status).toBe(200);
  });

  test("is taken over for themselves, by those who may write the document", async () => {
    const id = await lockOf("translator");
    const [clerks] = await open.rows<{ id: number }>("select id from users where role = 'clerk'");
    expect(
      (await clerk.ask("PATCH", at(id), { user: { relationTo: "users", value: clerks!.id } })).status,
    ).toBe(403);
    const given = { user: { relationTo: "users", value: clerks!.id }, document: null };
    expect((await marketer.ask("PATCH", at(id), given)).status).toBe(200);
    expect(await holder(id)).toBe("marketer");
    expect((await translator.ask("PATCH", at(id), given)).status).toBe(403);
    expect(await holder(id)).toBe("marketer");
  });
});
