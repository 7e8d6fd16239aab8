import type { CollectionSlug, GlobalSlug, Where } from "payload";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allGlobals } from "@/globals/all-globals";
import { catalogueCollections } from "@/collections/catalogue/catalogue-collections";
import { contentCollections } from "@/collections/content/content-collections";
import { salesCollections } from "@/collections/sales/sales-collections";
import { isGivenOnce } from "@/src/admin/payload-fixes/versions/immutable-after-create";
import { selectionFields } from "@/src/domain/watch/selection";
import { optionCollections } from "@/src/store/catalogue/option-collections";
import { collectionAccess } from "@/src/admin/access/table";
import type { StaffRole } from "@/src/admin/access/roles";
import { textsOfDocument } from "@/src/domain/translation/texts-of-document";
import { setTextAtPath } from "@/src/domain/translation/set-text-at-path";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
const staff = new Map<StaffRole | null, StaffMember>();
beforeAll(async () => {
  open = await openShop();
  for (const role of ["admin", "marketer", "clerk", "translator", null] as const)
    staff.set(role, await staffMember(open, role));
});
afterAll(() => open.close());

const ask = async (role: StaffRole | null, method: string, path: string, body?: object) => {
  const member = staff.get(role);
  if (!member) throw new Error(`No account is signed in as ${role}.`);
  return member.ask(method, path, body);
};

type Row = Readonly<Record<string, unknown>>;

const isVersioned = ({ versions }: { versions?: unknown }) => Boolean(versions);
const lists = [...catalogueCollections, ...contentCollections, ...salesCollections].filter(isVersioned);
const globals = allGlobals.filter(isVersioned);

/** A document under test, of a list or a global. */
interface Document {
  readonly path: string;
  readonly restorePath: (version: number) => string;
  readonly save: "PATCH" | "POST";
  readonly fields: Parameters<typeof textsOfDocument>[0];
  /** with every language */
  readonly online: () => Promise<Row>;
  /** the newest version */
  readonly newest: () => Promise<{ readonly id: number; readonly version: Row }>;
}

function only<Value>(values: readonly Value[]): Value {
  expect(values).toHaveLength(1);
  return values[0]!;
}

/** Documents the seed lacks. */
const missing: Readonly<Record<string, object>> = {
  "promo-codes": { code: "VERSIONS", title: "Remise", kind: "percent", percent: 10, enabled: true },
};

async function documentOf(slug: string): Promise<Document> {
  const { db } = open.payload;
  const collection = slug as CollectionSlug;
  const { fields } = open.payload.collections[collection].config;
  if (missing[slug])
    await ask("marketer", "POST", `/api/${slug}?locale=fr`, { ...missing[slug], _status: "published" });
  const { docs } = await open.payload.find({
    collection,
    where: { _status: { equals: "published" }, ...(slug === "pages" && { slug: { equals: "philosophie" } }) },
    limit: 1,
    depth: 0,
    sort: "id",
  });
  const { id } = only(docs);
  return {
    path: `/api/${slug}/${id}`,
    restorePath: (version) => `/api/${slug}/versions/${version}`,
    save: "PATCH",
    fields,
    online: async () =>
      (await db.findOne<Row & { id: number }>({ collection, where: { id: { equals: id } } })) ?? {},
    newest: async () => {
      const where: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] };
      return only((await db.findVersions<Row>({ collection, where, locale: "all" })).docs) as never;
    },
  };
}

function globalOf(slug: string): Document {
  const { db, globals: known } = open.payload;
  const global = slug as GlobalSlug;
  const config = known.config.find((one) => one.slug === slug);
  return {
    path: `/api/globals/${slug}`,
    restorePath: (version) => `/api/globals/${slug}/versions/${version}`,
    save: "POST",
    fields: config?.fields ?? [],
    online: () => db.findGlobal<Row>({ slug: global }),
    newest: async () => {
      const where = { latest: { equals: true } };
      return only((await db.findGlobalVersions<Row>({ global, where, locale: "all" })).docs) as never;
    },
  };
}

/** Contents of a document: without version fields and empty values. */
function content(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(content);
  if (typeof value !== "object" || value === null) return value;
  const ofItself = ["_status", "updatedAt", "globalType"];
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => !ofItself.includes(name) && inner !== null && inner !== undefined)
      .map(([name, inner]) => [name, content(inner)]),
  );
}
const valuesOf = ({ id: _id, ...values }: Row) => content(values);

/** Values of a document without texts: each save of a test writes another one. */
const plain: Readonly<Record<string, (mark: number) => object>> = {
  brand: (mark) => ({ name: `Atelier ${mark}` }),
  "shop-settings": (mark) => ({ bannerSeconds: 5 + mark }),
  "configurator-settings": (mark) => ({ glare: mark % 2 === 0 ? null : 1 }),
};

interface Written {
  readonly mark: number;
  readonly status: "draft" | "published";
  readonly languages?: readonly string[];
}

/** Saves another text, or another value. */
async function write(slug: string, document: Document, { mark, status, languages = ["fr"] }: Written) {
  const { path, save, fields, online } = document;
  const values = plain[slug];
  for (const locale of values ? ["fr"] : languages) {
    const place = textsOfDocument(fields, await online()).find(({ field }) => field.type !== "richText");
    const query = `locale=${locale}&depth=0&fallback-locale=null`;
    const { body } = await ask("marketer", "GET", `${path}?${query}&draft=true`);
    const changed = values?.(mark) ?? setTextAtPath(body, place?.path.split(".") ?? [], `${locale} ${mark}`);
    const isDraft = status === "draft" ? "&draft=true" : "";
    const answer = await ask("marketer", save, `${path}?${query}${isDraft}`, { ...changed, _status: status });
    expect(answer).toMatchObject({ status: 200 });
  }
}

const rows = [
  ...lists.map(({ slug }) => [slug, "list"] as const),
  ...globals.map(({ slug }) => [slug, "global"] as const),
];
/** All lists of options share one configuration: one of them is tested for all. */
const isOption = (slug: string) => selectionFields.some((field) => optionCollections[field] === slug);
const different = rows.filter(([slug]) => slug === "dials" || !isOption(slug));

describe.each(different)("an earlier version of %s (%s)", (slug, kind) => {
  test("is restored as a draft that can be published and discarded, and changes nothing online", async () => {
    const document = kind === "list" ? await documentOf(slug) : globalOf(slug);
    const { path, save, restorePath, newest, online } = document;
    await write(slug, document, { mark: 1, status: "published", languages: ["en", "fr"] });
    const first = await newest();
    await write(slug, document, { mark: 2, status: "published", languages: ["en", "fr"] });
    const shown = await online();
    await write(slug, document, { mark: 3, status: "draft" });
    const draft = await newest();
    expect(valuesOf(draft.version)).not.toEqual(valuesOf(shown));
    const isStill = async (version: Row) => {
      expect(await online()).toEqual(shown);
      expect(valuesOf((await newest()).version)).toEqual(valuesOf(version));
    };

    const revertPath = `${path}/revert`;
    for (const role of ["translator", "clerk", null] as const) {
      for (const refused of [restorePath(first.id), `${restorePath(first.id)}?draft=true`, revertPath]) {
        const answer = await ask(role, "POST", refused);
        expect(answer, `${role} at ${refused}`).toMatchObject({ status: 403 });
        expect(JSON.stringify(answer.body)).toContain("Nothing was changed");
      }
    }
    await isStill(draft.version);

    for (const [version, query] of [
      [first, ""],
      [draft, "?draft=false"],
      [first, "?draft=true"],
    ] as const) {
      expect(await ask("marketer", "POST", restorePath(version.id) + query)).toMatchObject({ status: 200 });
      await isStill(version.version);
    }
    expect((await newest()).version._status).toBe("draft");

    expect(await ask("marketer", "POST", revertPath)).toMatchObject({ status: 200 });
    expect(valuesOf(await online())).toEqual(valuesOf(shown));
    const { body } = await ask("marketer", "GET", `${path}?draft=true&depth=0&locale=fr`);
    expect(body._status).toBe("published");
    expect(await newest()).toMatchObject({ version: { _status: "published" } });
    expect(valuesOf((await newest()).version)).toEqual(valuesOf(shown));

    expect(await ask("admin", "POST", restorePath(first.id))).toMatchObject({ status: 200 });
    const published = await ask("marketer", save, `${path}?locale=fr`, { _status: "published" });
    expect(published).toMatchObject({ status: 200 });
    expect(valuesOf(await online())).toEqual(valuesOf(first.version));
  });
});

describe.each(rows)("%s (%s)", (slug, kind) => {
  test("has versions that only marketers restore or discard", async () => {
    const base = kind === "list" ? `/api/${slug}` : `/api/globals/${slug}`;
    for (const path of [
      `${base}/versions/2147483647`,
      kind === "list" ? `${base}/2147483647/revert` : null,
    ]) {
      if (path === null) continue;
      const refused = await ask("clerk", "POST", path);
      expect(refused).toMatchObject({ status: 403 });
      expect(JSON.stringify(refused.body)).toContain("Nothing was changed");
      expect(await ask("marketer", "POST", path)).toMatchObject({ status: 404 });
    }
  });

  test("is kept by unrelated saves", async () => {
    const { flattenedFields } =
      kind === "list"
        ? open.payload.collections[slug as CollectionSlug].config
        : open.payload.globals.config.find((one) => one.slug === slug)!;
    const req = { user: { collection: "users", role: "admin" } } as never;
    for (const field of flattenedFields) {
      const access = "access" in field ? field.access?.update : undefined;
      const isOpen =
        !access || field.name === "updatedAt" || (await access({ req, data: {}, doc: {} } as never));
      expect(isOpen || isGivenOnce(field), `${slug}.${field.name}`).toBe(true);
    }
  });
});

describe("the newest version", () => {
  const newPage = async (slug: string) => {
    const page = { slug, title: "Une page", description: "Une page de plus." };
    const { body } = await ask("marketer", "POST", "/api/pages?locale=fr", { ...page, _status: "published" });
    return (body.doc as { id: number }).id;
  };
  const newestOf = async (id: number) =>
    (await open.rows<{ id: number }>("select id from _pages_v where parent_id = $1 and latest", [id])).map(
      (version) => version.id,
    );

  test("is unique after concurrent saves, of a page and of a global", async () => {
    const id = await newPage("versions-parallel");
    const query = "locale=fr&draft=true&autosave=true";
    for (let turn = 0; turn < 3; turn += 1) {
      // A manually saved version, so that each of the saves begins another one.
      await ask("marketer", "PATCH", `/api/pages/${id}?locale=fr`, { _status: "published" });
      const saves = ["A", "B", "C", "D"].flatMap((text) => [
        ask("marketer", "PATCH", `/api/pages/${id}?${query}`, { title: text }),
        ask("marketer", "POST", `/api/globals/footer?${query}`, { email: `${text}@valcour.example` }),
      ]);
      for (const { status } of await Promise.all(saves)) expect(status).toBe(200);
      expect(await newestOf(id)).toHaveLength(1);
      expect(await open.rows("select id from _footer_v where latest")).toHaveLength(1);
    }
    const file = await staff.get("translator")?.file("/api/staff/translations/export?language=es&format=csv");
    expect(file?.text.split("\n").filter((line) => line.startsWith(`pages:${id}:title,`))).toHaveLength(1);
  });
});

describe("a copy", () => {
  const copyable = Object.entries({
    banners: { text: "Un bandeau", place: "everywhere", enabled: false },
    "promo-codes": { code: "COPIED", title: "Remise", kind: "percent", percent: 10, enabled: true },
  });
  test.each(copyable)("of %s is made", async (slug, entry) => {
    const { body } = await ask("marketer", "POST", `/api/${slug}?locale=fr`, {
      ...entry,
      _status: "published",
    });
    const { id } = body.doc as { id: number };
    const copy = await ask("marketer", "POST", `/api/${slug}/${id}/duplicate?locale=fr`, {});
    expect(copy).toMatchObject({ status: 200 });
  });

  test("of a sent newsletter is unsent", async () => {
    const issue = {
      subject: "Une lettre",
      intro: "Bonjour",
      languages: ["fr"],
      blocks: [{ blockType: "newsletter-button", link: { label: "Voir", href: "/montres" } }],
    };
    const sent = await open.payload.create({
      collection: "newsletters",
      data: { ...issue, state: "queued" } as never,
      locale: "fr",
    });
    const copy = await ask("marketer", "POST", `/api/newsletters/${sent.id}/duplicate?locale=fr`, {});
    expect(copy).toMatchObject({ status: 200, body: { doc: { state: "draft" } } });
  });

  test("is not offered for other documents", () => {
    const offered = open.payload.config.collections
      .filter(
        ({ slug, disableDuplicate }) => !disableDuplicate && collectionAccess[slug]?.create === "marketers",
      )
      .map(({ slug }) => slug);
    expect(offered.toSorted()).toEqual(["banners", "newsletters", "promo-codes"]);
  });
});

test("opening and leaving the form of a new page creates no page", async () => {
  const create = async () => {
    const { body } = await ask("marketer", "POST", "/api/pages?locale=fr&draft=true", {});
    return (body.doc as { id: number }).id;
  };
  const [left, written] = [await create(), await create()];
  await ask("marketer", "PATCH", `/api/pages/${written}?locale=es&draft=true&autosave=true`, {
    title: "Hola",
  });
  const anHourAgo = "now() - interval '61 minutes'";
  const both = [[left, written]];
  await open.rows(`update _pages_v set updated_at = ${anHourAgo} where parent_id = any($1)`, both);
  await open.rows(`update _pages_v set version_updated_at = ${anHourAgo} where parent_id = any($1)`, both);
  const opened = await create();
  const pages = await open.rows<{ id: number }>("select id from pages where slug is null order by id");
  expect(pages.map(({ id }) => id)).toEqual([written, opened]);
});
