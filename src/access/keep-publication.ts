import { isDeepStrictEqual } from "node:util";
import {
  getLatestCollectionVersion,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from "payload";
import { isLocale } from "@/src/domain/locale/locale";
import { ownLanguages } from "./keep-to-translating";
import { refusal } from "./refusal";
import { isObject } from "./value-kinds";
import { roleOf } from "./who";

interface State {
  readonly id: number | string;
  readonly _status?: string;
}

/** What a version says of itself, beside what it holds. */
const ofItself = new Set(["id", "_status", "createdAt", "updatedAt"]);

/** A value without what is empty and without the texts in some languages. */
function without(value: unknown, languages: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((entry) => without(entry, languages));
  if (!isObject(value)) return value ?? undefined;
  const entries = Object.entries(value);
  const isByLanguage = entries.length > 0 && entries.every(([name]) => isLocale(name));
  return Object.fromEntries(
    entries
      .filter(([name]) => !isByLanguage || !languages.includes(name))
      .map(([name, inner]) => [name, without(inner, languages)] as const)
      .filter(([, inner]) => inner !== undefined && !(isObject(inner) && Object.keys(inner).length === 0)),
  );
}

const content = (doc: object, languages: readonly string[]) =>
  without(Object.fromEntries(Object.entries(doc).filter(([name]) => !ofItself.has(name))), languages);

/** The document as visitors see it and as it was saved last, with the texts of every language. */
async function states(config: SanitizedCollectionConfig, id: number | string, req: PayloadRequest) {
  const query = { collection: config.slug, req, where: { id: { equals: id } } };
  const [online, latest] = await Promise.all([
    req.payload.db.findOne<State>(query),
    getLatestCollectionVersion<State>({ id, config, payload: req.payload, query, req }),
  ]);
  return online && latest ? { online, latest } : undefined;
}

const onePage = "Translators save one page at a time. Nothing was saved.";
const notOffline =
  "Publishing a page for the first time and taking it offline is for marketers. Nothing was saved.";
const draftWaits =
  "A marketer's draft of this page waits, and publishing would show it. Press “Save draft”: your words go into it and appear when it is published. Nothing was saved.";
const versionsAreMarketers = "Bringing back an earlier version is for marketers. Nothing was changed.";

/**
 * A translator's save leaves what a page is: a draft stays a draft, a page that is online stays online, and nothing
 * is shown with it that somebody else has begun. Their own words they publish themselves.
 */
export const keepPublication: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess || roleOf(req.user) !== "translator") return args;
  if (operation === "restoreVersion") throw refusal(versionsAreMarketers, 403);
  const given: unknown = "data" in args ? args.data : undefined;
  if (operation !== "update" || !isObject(given)) return args;
  if (!("id" in args) || (typeof args.id !== "string" && typeof args.id !== "number")) {
    throw refusal(onePage, 403);
  }
  const found = await states(collection, args.id, req);
  // Payload says that there is no such page.
  if (!found) return args;
  const { online, latest } = found;
  const { _status: wanted, ...data } = given;
  const isDraft = "draft" in args && args.draft === true && wanted !== "published";
  if (isDraft) return { ...args, data: { ...data, _status: "draft" }, publishSpecificLocale: undefined };
  const takesOffline =
    wanted === "draft" || ("unpublishAllLocales" in args && String(args.unpublishAllLocales) === "true");
  if (takesOffline || online._status !== "published") throw refusal(notOffline, 403);
  const languages = ownLanguages(req);
  if (!isDeepStrictEqual(content(online, languages), content(latest, languages))) {
    throw refusal(draftWaits, 409);
  }
  return {
    ...args,
    draft: false,
    data: { ...data, _status: "published" },
    publishSpecificLocale: undefined,
  };
};
