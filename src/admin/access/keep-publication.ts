import { adminMessages } from "@/src/i18n/admin-messages";
import { isDeepStrictEqual } from "node:util";
import {
  getLatestCollectionVersion,
  type CollectionBeforeOperationHook,
  type GlobalBeforeOperationHook,
  type GlobalSlug,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from "payload";
import { isLocale } from "@/src/domain/locale/locale";
import { ownLanguages } from "./own-languages";
import { forReader } from "./for-reader";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { refusal } from "./refusal";
import { isUnpublish } from "./is-unpublish";
import { isObject } from "./value-kinds";
import { roleOf } from "./roles";

interface State {
  readonly id: number | string;
  readonly _status?: string;
}

export interface States {
  /** as visitors see it */
  readonly online: object & { readonly _status?: string };
  /** as it was last saved */
  readonly latest: object;
}

/** Metadata of a version, beside its content. */
const ofItself = new Set(["id", "_status", "createdAt", "updatedAt", "globalType"]);

/** Payload reads a missing list of blocks as null in one place and as an empty list in another. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0);

/** A value without empty parts and without the texts in some languages. */
function without(value: unknown, languages: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((entry) => without(entry, languages));
  if (!isObject(value)) return value ?? undefined;
  const entries = Object.entries(value);
  const isByLanguage = entries.length > 0 && entries.every(([name]) => isLocale(name));
  return Object.fromEntries(
    entries
      .filter(([name]) => !isByLanguage || !languages.includes(name))
      .map(([name, inner]) => [name, without(inner, languages)] as const)
      .filter(([, inner]) => !isEmpty(inner)),
  );
}

const content = (doc: object, languages: readonly string[]) =>
  without(Object.fromEntries(Object.entries(doc).filter(([name]) => !ofItself.has(name))), languages);

/** Whether the unpublished changes are only texts in some languages. */
export const isOnlyWords = ({ online, latest }: States, languages: readonly string[]): boolean =>
  online._status === "published" && isDeepStrictEqual(content(online, languages), content(latest, languages));

/** The document as visitors see it and as it was last saved, with the texts of every language. */
export async function states(config: SanitizedCollectionConfig, id: number | string, req: PayloadRequest) {
  const query = { collection: config.slug, req, where: { id: { equals: id } } };
  const [online, latest] = await Promise.all([
    req.payload.db.findOne<State>(query),
    getLatestCollectionVersion<State>({ id, config, payload: req.payload, query, req }),
  ]);
  return online && latest ? { online, latest } : undefined;
}

/** The same for a global. */
export async function globalStates(slug: GlobalSlug, req: PayloadRequest): Promise<States> {
  const [online, latest] = await Promise.all([
    req.payload.db.findGlobal<{ _status?: string }>({ slug, req }),
    req.payload.db.findGlobalVersions<object>({
      global: slug,
      limit: 1,
      pagination: false,
      req,
      where: { latest: { equals: true } },
    }),
  ]);
  return { online, latest: latest.docs[0]?.version ?? online };
}

const onePage: ReaderText = adminMessages("common.keepPublication.onePage");
const notOffline: ReaderText = adminMessages("common.keepPublication.notOffline");
const draftWaits: ReaderText = adminMessages("common.keepPublication.draftWaits");
export const versionsAreMarketers: ReaderText = adminMessages("common.keepPublication.versionsAreMarketers");

/** The allowed save: into the draft, or of the translator's own texts beside the published document. */
function keepStatus<Args extends object>(
  args: Args,
  given: object,
  { online, latest }: States,
  req: PayloadRequest,
): Args {
  const { _status: wanted, ...data } = { _status: undefined, ...given };
  const refuse = (sentence: ReaderText, status: 403 | 409) => refusal(forReader(req, sentence), status);
  if (isUnpublish(args, "update")) throw refuse(notOffline, 403);
  const isDraft = "draft" in args && args.draft === true && wanted !== "published";
  if (isDraft) return { ...args, data: { ...data, _status: "draft" }, publishSpecificLocale: undefined };
  if (online._status !== "published") throw refuse(notOffline, 403);
  if (!isOnlyWords({ online, latest }, ownLanguages(req))) throw refuse(draftWaits, 409);
  return { ...args, draft: false, data: { ...data, _status: "published" }, publishSpecificLocale: undefined };
}

const givenIn = (args: object): unknown => ("data" in args ? args.data : undefined);

/**
 * A translator's save keeps the status of a page: a draft stays a draft, a published page stays published, and no
 * unfinished change of another user is published with it. Translators publish their own texts.
 */
export const keepPublication: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess || roleOf(req.user) !== "translator") return args;
  const given = givenIn(args);
  if (operation !== "update" || !isObject(given)) return args;
  if (!("id" in args) || (typeof args.id !== "string" && typeof args.id !== "number")) {
    throw refusal(forReader(req, onePage), 403);
  }
  const found = await states(collection, args.id, req);
  // Payload reports that there is no such page.
  return found ? keepStatus(args, given, found, req) : args;
};

/** The same for a global. */
export const keepGlobalPublication: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess || roleOf(req.user) !== "translator" || !isObject(args)) return args;
  const given = givenIn(args);
  if (operation !== "update" || !isObject(given)) return args;
  return keepStatus(args, given, await globalStates(global.slug, req), req);
};
