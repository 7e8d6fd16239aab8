import type { CollectionSlug } from "payload";
import { describe, expect, test } from "vitest";
import { marketer, refusalOf, requestOf, translator } from "@/tests/factories/admin-reader";
import { keepGlobalPublication, keepPublication } from "./keep-publication";

const online = { id: 7, _status: "published", title: { fr: "Un", en: "One" }, order: 2 };
const ownWords = { ...online, title: { fr: "Un", en: "Another" } };
const draftOfOthers = { ...online, title: { fr: "Deux", en: "One" }, _status: "draft" };

interface Situation {
  readonly online?: object | null;
  readonly latest?: object;
  readonly user?: object;
  readonly operation?: string;
  readonly overrideAccess?: boolean;
  readonly i18n?: object;
}

/** A database as the rule queries it: one page of number 7, one global. */
const databaseOf = ({ online: shown = online, latest = online }: Situation) => ({
  findOne: async ({ collection, where }: { collection: string; where: { id?: { equals?: unknown } } }) =>
    collection === "pages" && String(where.id?.equals) === "7" ? shown : null,
  findVersions: async () => ({ docs: [{ version: { ...latest } }] }),
  findGlobal: async ({ slug }: { slug: string }) => (slug === "footer" ? shown : null),
  findGlobalVersions: async ({ global, where }: { global: string; where: { latest?: object } }) => ({
    docs: global === "footer" && where.latest ? [{ version: latest }] : [],
  }),
});

const situationOf = (args: object, situation: Situation) => ({
  args,
  operation: situation.operation ?? "update",
  overrideAccess: situation.overrideAccess ?? false,
  req: requestOf(situation.user ?? translator, {
    payload: { db: databaseOf(situation) },
    ...(situation.i18n && { i18n: situation.i18n }),
  }),
});

const pages = { slug: "pages" as CollectionSlug, versions: { drafts: true } };
const savePage = async (args: object, situation: Situation = {}): Promise<unknown> =>
  keepPublication({ ...situationOf(args, situation), collection: pages } as unknown as Parameters<
    typeof keepPublication
  >[0]);
const saveGlobal = async (args: object, situation: Situation = {}): Promise<unknown> =>
  keepGlobalPublication({
    ...situationOf(args, situation),
    global: { slug: "footer" },
  } as unknown as Parameters<typeof keepGlobalPublication>[0]);

/** The rule is the same for a page and a global; a page is saved by its number. */
const kinds = [
  ["page", (args: object, situation?: Situation) => savePage({ id: 7, ...args }, situation)],
  ["global", saveGlobal],
] as const;
const title = { title: "Another" };

describe.each(kinds)("a translator's save of a %s", (_, save) => {
  test("publishes their own texts where no other change is pending", async () => {
    const saved = await save({ data: title, publishSpecificLocale: "en" }, { latest: ownWords });
    expect(saved).toMatchObject({ data: { ...title, _status: "published" }, draft: false });
    expect(await save({ data: title, draft: false })).toMatchObject({ data: { _status: "published" } });
    expect(saved).toHaveProperty("publishSpecificLocale", undefined);
  });

  test("goes into the draft where it is saved as one, whatever is pending", async () => {
    const saved = await save(
      { data: title, draft: true, publishSpecificLocale: "en" },
      { latest: draftOfOthers },
    );
    expect(saved).toMatchObject({ data: { ...title, _status: "draft" }, draft: true });
    expect(saved).toHaveProperty("publishSpecificLocale", undefined);
    expect(await save({ data: { ...title, _status: "draft" }, draft: true })).toMatchObject({
      data: { _status: "draft" },
    });
  });

  test("that publishes is no draft, though it says so", async () => {
    expect(await save({ data: { ...title, _status: "published" }, draft: true })).toMatchObject({
      data: { _status: "published" },
      draft: false,
    });
  });

  test.each([
    ["shows what a marketer has begun", 409, { data: title }, { latest: draftOfOthers }],
    ["shows what was never online", 403, { data: title }, { online: { ...online, _status: "draft" } }],
    ["takes it offline", 403, { data: { _status: "draft" } }, {}],
    ["takes every language offline", 403, { data: title, unpublishAllLocales: true }, {}],
  ])("that %s is refused", async (what, status, args, situation) => {
    expect(await refusalOf((i18n) => save(args, { ...situation, i18n }))).toMatchObject({ status });
  });

  test.each<[string, object, Situation]>([
    ["a marketer's", { data: { _status: "draft" } }, { user: marketer, latest: draftOfOthers }],
    ["the shop's own", { data: { _status: "draft" } }, { overrideAccess: true }],
    ["without values", { data: null }, {}],
    ["that asks something else", { data: { _status: "draft" } }, { operation: "read" }],
  ])("is looked at, but not %s", async (what, args, situation) => {
    const { data } = (await save(args, situation)) as { data?: unknown };
    expect(data).toEqual("data" in args ? args.data : undefined);
  });
});

test("pages are translated one at a time", async () => {
  for (const args of [{ data: title }, { data: title, id: { in: [7] } }])
    expect(await refusalOf((i18n) => savePage(args, { i18n }))).toMatchObject({ status: 403 });
  expect(await savePage({ data: title, id: "7" })).toMatchObject({ data: { _status: "published" } });
});

test("an absent page is reported by the CMS itself", async () => {
  const args = { data: title, id: 8 };
  expect(await savePage(args)).toBe(args);
});

test("a global without versions is always published", async () => {
  const req = requestOf(translator, {
    payload: { db: { findGlobal: async () => online, findGlobalVersions: async () => ({ docs: [] }) } },
  });
  const saved: unknown = await keepGlobalPublication({
    args: { data: title },
    global: { slug: "footer" },
    operation: "update",
    req,
  } as unknown as Parameters<typeof keepGlobalPublication>[0]);
  expect(saved).toMatchObject({ data: { _status: "published" } });
});
