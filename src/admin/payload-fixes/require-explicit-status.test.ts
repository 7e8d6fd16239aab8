import type { CollectionSlug } from "payload";
import { describe, expect, test } from "vitest";
import { marketer, refusalOf, requestOf } from "@/tests/factories/admin-reader";
import { requireExplicitStatus, requireExplicitGlobalStatus } from "./require-explicit-status";

const published = { id: 7, _status: "published" };
const draft = { id: 7, _status: "draft" };

interface Situation {
  readonly online?: object;
  readonly latest?: object;
  readonly operation?: string;
  readonly overrideAccess?: boolean;
  readonly i18n?: object;
}

/** A request to a shop with one page, of number 7, and one global; each has a draft by default. */
const requestTo = ({ online = published, latest = draft, i18n }: Situation) =>
  requestOf(marketer, {
    payload: {
      db: {
        findOne: async ({ where }: { where: { id: { equals: unknown } } }) =>
          String(where.id.equals) === "7" ? online : null,
        findVersions: async () => ({ docs: [{ version: { ...latest } }] }),
        findGlobal: async () => online,
        findGlobalVersions: async () => ({ docs: [{ version: latest }] }),
      },
      find: async ({ where }: { where: { slug: { equals: string } } }) => ({
        docs: where.slug.equals === "home" ? [{ id: 7 }] : [],
      }),
    },
    ...(i18n && { i18n }),
  });

const ask = (args: object, situation: Situation) => ({
  args,
  operation: situation.operation ?? "update",
  overrideAccess: situation.overrideAccess ?? false,
  req: requestTo(situation),
});
const savePage = async (args: object, situation: Situation = {}): Promise<unknown> =>
  requireExplicitStatus({
    ...ask(args, situation),
    collection: { slug: "pages" as CollectionSlug, versions: { drafts: true } },
  } as unknown as Parameters<typeof requireExplicitStatus>[0]);
const saveGlobal = async (args: object, situation: Situation = {}): Promise<unknown> =>
  requireExplicitGlobalStatus({
    ...ask(args, situation),
    global: { slug: "footer" },
  } as unknown as Parameters<typeof requireExplicitGlobalStatus>[0]);

const data = { title: "Un" };
const homes = { slug: { equals: "home" } };

describe.each([
  ["page", (args: object, situation?: Situation) => savePage({ id: 7, ...args }, situation)],
  [
    "page, by its number as text",
    (args: object, situation?: Situation) => savePage({ id: "7", ...args }, situation),
  ],
  [
    "page among those that are asked for",
    (args: object, situation?: Situation) => savePage({ where: homes, ...args }, situation),
  ],
  ["global", saveGlobal],
] as const)("a save of a %s", (_, save) => {
  test.each([{ data }, { data: { ...data, _status: undefined } }, { data, draft: false }])(
    "that names no status is refused while there is a draft: %j",
    async (args) => {
      expect(await refusalOf((i18n) => save(args, { i18n }))).toMatchObject({ status: 409 });
    },
  );

  test.each<[string, object, Situation]>([
    ["goes into the draft", { data, draft: true }, {}],
    ["publishes", { data: { ...data, _status: "published" } }, {}],
    ["withdraws", { data: { ...data, _status: "draft" } }, {}],
    ["withdraws every language", { data, unpublishAllLocales: true }, {}],
    ["withdraws every language by its address", { data, unpublishAllLocales: "true" }, {}],
    ["finds no draft", { data }, { latest: published }],
    ["is of what was never online", { data }, { online: draft }],
    ["has no values", { data: null }, {}],
    ["is the shop's own", { data }, { overrideAccess: true }],
    ["is none", { data }, { operation: "read" }],
  ])("that %s is let be", async (what, args, situation) => {
    expect(await save(args, situation)).toMatchObject(args);
  });
});

test("an absent document is reported by the CMS", async () => {
  for (const args of [
    { data, id: 8 },
    { data, id: "none" },
    { data },
    { data, where: { slug: { equals: "x" } } },
  ])
    expect(await savePage(args)).toBe(args);
});
