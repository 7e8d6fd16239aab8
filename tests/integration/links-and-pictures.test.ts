import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { previewContentOf } from "@/src/server/runtime/preview-content-of";
import { everyBlock } from "@/tests/factories/every-block";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let marketer: StaffMember;
beforeAll(async () => {
  open = await openShop();
  marketer = await staffMember(open, "marketer");
});
afterAll(() => open.close());

const saved = async (method: string, path: string, body: object) => {
  const { status, body: answer } = await marketer.ask(method, path, body);
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(answer)}`);
  return answer.doc as { id: number };
};

const idOf = async (table: string, column: string, key: string) => {
  const [row] = await open.rows<{ id: number }>(`select id from ${table} where ${column} = $1`, [key]);
  if (!row) throw new Error(`There is no ${key} in ${table}.`);
  return row.id;
};

async function drawn(): Promise<Uint8Array<ArrayBuffer>> {
  const plain = { width: 640, height: 400, channels: 3, background: { r: 90, g: 110, b: 120 } } as const;
  return new Uint8Array(await sharp({ create: plain }).png().toBuffer());
}

async function upload(name: string): Promise<number> {
  const data = await drawn();
  const { status, body } = await marketer.upload(
    "POST",
    "/api/media?locale=fr",
    { name, type: "image/png", data },
    { alt: "Un cadran" },
  );
  expect(status).toBe(201);
  return (body.doc as { id: number }).id;
}

describe("a link", () => {
  const ask = async (query: string) => {
    const { status, body } = await marketer.ask("POST", "/api/staff/link-targets", { query });
    expect(status).toBe(200);
    return body as unknown as {
      targets: readonly { kind: string; title: string; href: string; isLive: boolean }[];
      standing: string;
    };
  };

  test.each([
    ["di05", "watch", "/montres/distinction/DI05"],
    ["distinction DI05", "watch", "/montres/distinction/DI05"],
    ["philosophie", "page", "/philosophie"],
    ["montres/distinction-rose", "line", "/montres/distinction-rose"],
    ["GC-050", "product", "/produit/gc-050"],
    ["size guide", "route", "/guide-des-tailles"],
  ])("to %s is found", async (query, kind, href) => {
    expect((await ask(query)).targets[0]).toMatchObject({ kind, href, isLive: true });
  });

  test("says what it leads to, and that a draft leads nowhere yet", async () => {
    const slug = "bientot";
    const page = { slug, title: "Bientôt", description: "…", _status: "draft" };
    const { id } = await saved("POST", "/api/pages?locale=fr&draft=true", page);
    expect(await ask(`/${slug}`)).toMatchObject({
      standing: "dead",
      targets: [{ href: `/${slug}`, isLive: false }],
    });
    await saved("PATCH", `/api/pages/${id}?locale=fr`, { _status: "published" });
    expect(await ask(`/${slug}?a=b#c`)).toMatchObject({ standing: "live" });
    expect((await ask("/produit/inconnu")).standing).toBe("dead");
    expect((await ask("https://example.com")).standing).toBe("elsewhere");
    expect((await ask("mailto:a@example.com")).standing).toBe("elsewhere");
    expect((await ask("bientôt")).standing).toBe("unreadable");
  });

  const pageWith = (slug: string, href: string, _status: string) => ({
    slug,
    title: "Une page",
    description: "…",
    blocks: [{ blockType: "hero", title: "A", text: "x", link: { label: "…", href } }],
    _status,
  });

  test("to the page that is published with it is alive, and so is one to a draft that links back", async () => {
    const [row] = await open.rows<{ id: number }>("select id from watches where code = 'DI01'");
    const { body: known } = await marketer.ask("GET", `/api/watches/${row?.id}?locale=fr&depth=0`);
    const { id: _id, createdAt: _made, updatedAt: _saved, _order, ...watch } = known;
    const fresh = { ...watch, code: "DI99", path: "/montres/distinction/DI99", _status: "published" };
    await saved("POST", "/api/watches?locale=fr", fresh);
    await saved("POST", "/api/pages?locale=fr", pageWith("soi-meme", "/soi-meme#haut", "published"));
    const one = await saved("POST", "/api/pages?locale=fr&draft=true", pageWith("une", "/autre", "draft"));
    const other = await saved("POST", "/api/pages?locale=fr&draft=true", pageWith("autre", "/", "draft"));
    const publish = (id: number) =>
      marketer.ask("PATCH", `/api/pages/${id}?locale=fr`, { _status: "published" });
    expect(await publish(one.id)).toMatchObject({ status: 400 });
    await saved("PATCH", `/api/pages/${other.id}?locale=fr&draft=true`, pageWith("autre", "/une", "draft"));
    expect(await publish(one.id)).toMatchObject({ status: 200 });
    expect(await publish(other.id)).toMatchObject({ status: 200 });
  });

  test.each(["watches", "products", "pages", "banners"])(
    "of the seeded %s leads somewhere: all are published again as they are",
    async (slug) => {
      const answer = await marketer.ask(
        "PATCH",
        `/api/${slug}?locale=fr&depth=0&where[_status][equals]=published`,
        {},
      );
      expect(answer).toMatchObject({ status: 200, body: { errors: [] } });
    },
    120_000,
  );

  test("that has died is refused at the next save, though it is the same; a translator's words are saved", async () => {
    const target = await saved("POST", "/api/pages?locale=fr", pageWith("mourante", "/", "published"));
    const page = await saved("POST", "/api/pages?locale=fr", pageWith("menante", "/mourante", "published"));
    await marketer.ask("DELETE", `/api/pages/${target.id}`);
    const refused = await marketer.ask("PATCH", `/api/pages/${page.id}?locale=fr`, {
      title: "Autre",
      _status: "published",
    });
    expect(refused).toMatchObject({ status: 400 });
    expect(JSON.stringify(refused.body)).toContain("leads nowhere");
    const translator = await staffMember(open, "translator");
    const { blocks } = (await marketer.ask("GET", `/api/pages/${page.id}?locale=fr&depth=0`)).body;
    const words = { title: "A page", description: "…", blocks };
    expect(await translator.ask("PATCH", `/api/pages/${page.id}?locale=en`, words)).toMatchObject({
      status: 200,
    });
  });

  test("to the page of a line of watches is one of a line; the line of one watch is that watch", async () => {
    expect((await ask("/montres/reminiscence")).targets[0]).toMatchObject({ kind: "watch" });
    for (const line of ["distinction", "distinction-rose", "distinction-horizon"])
      expect((await ask(`/montres/${line}`)).targets[0]).toMatchObject({ kind: "line" });
  });
});

describe("a photograph", () => {
  test("is said to show in blocks, lists, globals and drafts, and is deleted only where it shows nowhere", async () => {
    const picture = await upload("essai-usages.png");
    const watch = await idOf("watches", "code", "DI01");
    const { hero, gallery } = everyBlock({ watch, picture }, "fr");
    const page = await saved("POST", "/api/pages?locale=fr", {
      slug: "avec-photo",
      title: "Avec photo",
      description: "…",
      blocks: [
        { blockType: "hero", ...hero },
        { blockType: "gallery", ...gallery },
      ],
      _status: "published",
    });
    const watchBefore = await saved("PATCH", `/api/watches/${watch}?draft=true&locale=fr`, {
      gallery: [picture],
      _status: "draft",
    });
    expect(watchBefore.id).toBe(watch);
    const uses = () => open.shop.store.media.findPictureUses(picture);
    expect(await uses()).toEqual([
      { table: "pages", id: page.id, isDraft: false },
      { table: "watches", id: watch, isDraft: true },
    ]);
    const refused = await marketer.ask("DELETE", `/api/media/${picture}`);
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body)).toContain("Avec photo");
    await marketer.ask("DELETE", `/api/pages/${page.id}`);
    await saved("PATCH", `/api/watches/${watch}?locale=fr`, { gallery: [], _status: "published" });
    expect(await uses()).toEqual([]);
    expect(await marketer.ask("DELETE", `/api/media/${picture}`)).toMatchObject({ status: 200 });
  });

  test("may be a watch: one that a block shows is not deleted either", async () => {
    const sold = await idOf("watches", "code", "DI01");
    const { body } = await marketer.ask("GET", `/api/watches/${sold}?locale=fr&depth=0`);
    const { id: _id, createdAt: _made, updatedAt: _saved, _order, ...known } = body;
    const fresh = { ...known, code: "DI98", path: "/montres/distinction/DI98", _status: "published" };
    const { id: watch } = await saved("POST", "/api/watches?locale=fr", fresh);
    const { hero, rail } = everyBlock({ watch, picture: null }, "fr");
    const page = (slug: string, blocks: object[]) =>
      saved("POST", "/api/pages?locale=fr", {
        slug,
        title: slug,
        description: "…",
        blocks,
        _status: "published",
      });
    const shown = await page("montre-vue", []);
    const draft = { blocks: [{ blockType: "hero", ...hero }], _status: "draft" };
    await saved("PATCH", `/api/pages/${shown.id}?draft=true&locale=fr`, draft);
    const listed = await page("montre-rangee", [{ blockType: "rail", ...rail }]);
    expect(await open.shop.store.media.findWatchUses(watch)).toEqual([
      { table: "pages", id: shown.id, isDraft: true },
      { table: "pages", id: listed.id, isDraft: false },
    ]);
    const refused = await marketer.ask("DELETE", `/api/watches/${watch}`);
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body)).toContain("montre-rangee");
    for (const { id } of [shown, listed]) await marketer.ask("DELETE", `/api/pages/${id}`);
    expect(await marketer.ask("DELETE", `/api/watches/${watch}`)).toMatchObject({ status: 200 });
  });

  test("lies in a folder that visitors are not told of", async () => {
    const picture = await upload("essai-dossier.png");
    await saved("PATCH", `/api/media/${picture}?locale=fr`, { folder: "  Atelier   d’été " });
    expect(await open.shop.store.media.listFolders()).toContainEqual({ name: "Atelier d’été", pictures: 1 });
    const visitor = await staffMember(open, null);
    const { body } = await visitor.ask("GET", `/api/media/${picture}`);
    expect(body).toMatchObject({ id: picture });
    expect(body).not.toHaveProperty("folder");
    expect(await marketer.ask("GET", `/api/media/${picture}`)).toMatchObject({
      body: { folder: "Atelier d’été" },
    });
  });
});

describe("the picture of a document", () => {
  const look = (of: string, id: number) => marketer.leadsTo(`/api/staff/picture?of=${of}&id=${id}`);

  test("is the watch it describes, the part it is, or what was uploaded for it", async () => {
    const watch = await idOf("watches", "code", "DI05");
    expect((await look("watches", watch)).location).toContain("/api/configurator/image?");
    const product = await idOf("products", "sku", "DI05");
    expect(await look("products", product)).toEqual(await look("watches", watch));
    expect((await look("dials", await idOf("dials", "key", "DI-GR"))).location).toContain(
      "option=dial%3ADI-GR",
    );
    expect((await look("pages", await idOf("pages", "slug", "home"))).status).toBe(302);
    expect((await look("warranties", await idOf("warranties", "key", "24_months"))).status).toBe(204);
    expect((await look("orders", 1)).status).toBe(404);
    expect((await look("watches", 999_999)).status).toBe(204);
  });
});

test("a preview shows drafts of watches and products, and what visitors see where a draft is not whole", async () => {
  const id = await idOf("watches", "code", "DI05");
  await saved("PATCH", `/api/watches/${id}?draft=true&locale=fr`, { name: "À l’essai", _status: "draft" });
  const named = async () =>
    (await previewContentOf(open.payload).watches()).find(({ code }) => code === "DI05")?.name.fr;
  const published = async () =>
    (await open.shop.store.loadSnapshot()).watches.find(({ code }) => code === "DI05")?.name.fr;
  expect(await named()).toBe("À l’essai");
  expect(await published()).not.toBe("À l’essai");
  await open.rows("update _watches_v set version_color = null where parent_id = $1 and latest", [id]);
  expect(await named()).toBe(await published());
  expect((await previewContentOf(open.payload).products()).length).toBeGreaterThan(10);
});

test("a delivered picture is replaced in its place, wherever it is shown", async () => {
  const id = await idOf("media", "filename", "hero-home.webp");
  const uses = await open.shop.store.media.findPictureUses(id);
  expect(uses.length).toBeGreaterThan(0);
  await open.rows("update media set focus_x = 20, focus_y = 80 where id = $1", [id]);
  const own = { name: "atelier.png", type: "image/png", data: await drawn() };
  const [delivered] = await open.rows<{ alt: string }>(
    "select alt from media_locales where _parent_id = $1 and _locale = 'fr'",
    [id],
  );
  const replace = (alt: string) => marketer.upload("PATCH", `/api/media/${id}?locale=fr`, own, { alt });
  expect(await replace(delivered?.alt ?? ""), "with what the delivered picture shows").toMatchObject({
    status: 400,
    body: { errors: [{ data: { errors: [{ path: "alt" }] } }] },
  });
  expect(await replace("L’atelier")).toMatchObject({ status: 200 });
  expect(
    await open.rows(
      "select filename, delivered, printed_from, focus_x::int, focus_y::int, width::int from media where id = $1",
      [id],
    ),
  ).toEqual([
    // The focal point was that of the other photograph.
    { filename: "atelier.png", delivered: false, printed_from: null, focus_x: 50, focus_y: 50, width: 640 },
  ]);
  expect(await open.shop.store.media.findPictureUses(id)).toEqual(uses);
  // The owner's own picture, retouched, keeps its point.
  await open.rows("update media set focus_x = 20 where id = $1", [id]);
  await marketer.upload("PATCH", `/api/media/${id}?locale=fr`, own, { alt: "L’atelier" });
  expect(await open.rows("select focus_x::int from media where id = $1", [id])).toEqual([{ focus_x: 20 }]);
});
