import { adminMessages } from "@/src/i18n/admin-messages";
import { createLocalReq, type CollectionSlug, type GlobalSlug, type PayloadRequest } from "payload";
import { forReader } from "@/src/admin/access/for-reader";
import { globalStates, isOnlyWords, states } from "@/src/admin/access/keep-publication";
import { ownLanguages } from "@/src/admin/access/own-languages";
import { roleOf } from "@/src/admin/access/roles";
import type { Locale } from "@/src/domain/locale/locale";
import { fail, ok, type Result } from "@/src/domain/result";
import type { ShopText } from "@/src/domain/translation/shop-text";
import { markupToRich } from "@/src/domain/translation/markup-to-rich";
import { setTextAtPath } from "@/src/domain/translation/set-text-at-path";
import type { NewText, SaveRefusal, Shown } from "@/src/services/translating/translation-desk";
import { isRefusal, sentenceOf } from "@/src/server/runtime/cms-refusal";
import { notedByItself } from "./remember-sources";
import { interfaceTexts, type TextEntity } from "./text-entities";

type Row = Readonly<Record<string, unknown>>;

interface Target {
  readonly req: PayloadRequest;
  readonly locale: Locale;
  readonly entity: TextEntity;
  readonly document: string;
  /** The current texts. */
  readonly texts: readonly ShopText[];
  /** Saved as a draft always. */
  readonly isDraftOnly: boolean;
}

/** The document of one language, as the requesting user may read it. */
async function inLanguage({ req, locale, entity, document }: Target): Promise<Row | null> {
  const asked = { depth: 0, draft: true, fallbackLocale: false, locale, overrideAccess: false, req } as const;
  if (entity.global) {
    return (await req.payload.findGlobal({ ...asked, slug: entity.slug as GlobalSlug })) as unknown as Row;
  }
  const field = entity.slug === interfaceTexts ? "key" : "id";
  const { docs } = await req.payload.find({
    ...asked,
    collection: entity.slug as CollectionSlug,
    where: { [field]: { equals: document } },
    limit: 1,
    pagination: false,
  });
  return (docs[0] as unknown as Row | undefined) ?? null;
}

/** Data to save: the lists and fields of the form whose text has changed. */
function changedFields(
  document: Row,
  texts: readonly NewText[],
  kinds: ReadonlyMap<string, ShopText>,
): Row | null {
  let changed: Row | null = document;
  for (const { path, target } of texts) {
    const value = kinds.get(path)?.kind === "rich" ? (target === "" ? null : markupToRich(target)) : target;
    changed = changed && setTextAtPath(changed, path.split("."), value);
  }
  const written = changed;
  if (!written) return null;
  const names = new Set(texts.map(({ path }) => path.split(".", 1)[0] ?? ""));
  return Object.fromEntries([...names].map((name) => [name, written[name]]));
}

/** Whether the save publishes only texts: otherwise they are added to the unfinished draft. */
async function isShownAtOnce({ req, locale, entity }: Target, id: number | string): Promise<boolean> {
  const languages = roleOf(req.user) === "translator" ? ownLanguages(req) : [locale];
  if (entity.global) {
    if (!entity.global.versions) return true;
    return isOnlyWords(await globalStates(entity.slug as GlobalSlug, req), languages);
  }
  if (!entity.collection.versions?.drafts) return true;
  const found = await states(entity.collection, id, req);
  return found !== undefined && isOnlyWords(found, languages);
}

async function save(target: Target, id: number | string, data: Row): Promise<Shown> {
  const { req, locale, entity, isDraftOnly } = target;
  const hasDrafts = Boolean((entity.collection ?? entity.global).versions?.drafts);
  if (isDraftOnly && !hasDrafts) throw new Error(`Texts of ${entity.slug} have no drafts.`);
  const isOnline = !isDraftOnly && (await isShownAtOnce(target, id));
  // A separate request: the draft parameter of the caller's address belongs to something else.
  const own = await createLocalReq(
    {
      locale,
      fallbackLocale: false,
      user: req.user ?? undefined,
      req: { ...req, query: isOnline ? {} : { draft: "true" } },
    },
    req.payload,
  );
  const status: Row = hasDrafts ? { _status: isOnline ? "published" : "draft" } : {};
  const written = {
    // The collection validates which fields it has: it reads them like those of a request.
    data: { ...data, ...status } as never,
    depth: 0,
    draft: !isOnline,
    locale,
    fallbackLocale: false,
    overrideAccess: false,
    context: notedByItself,
    req: own,
  } as const;
  if (entity.global) await req.payload.updateGlobal({ ...written, slug: entity.slug as GlobalSlug });
  else {
    const collection = entity.slug as CollectionSlug;
    await req.payload.update({ ...written, collection, id, overrideLock: false });
  }
  return isOnline ? "online" : "draft";
}

/** Without these the document cannot be saved in the language at all. */
function missingBeside({ entity, texts }: Target, written: readonly NewText[]): readonly ShopText[] {
  if (entity.global || entity.collection.versions?.drafts) return [];
  const paths = new Set(written.filter(({ target }) => target !== "").map(({ path }) => path));
  return texts.filter(({ path, isRequired, target }) => isRequired && !paths.has(path) && target === "");
}

/** Saves texts of a document as the requesting user, by the rules of the REST API. */
export async function writeTexts(
  target: Target,
  written: readonly NewText[],
): Promise<Result<Shown, SaveRefusal>> {
  const refuse = (message: string) => fail({ code: "refused", message } as const);
  const lacking = missingBeside(target, written).map(({ source }) => `« ${source} »`);
  if (lacking.length > 0) {
    const list = lacking.join(", ");
    return refuse(forReader(target.req, adminMessages("translating.write.alsoRequired", { list })));
  }
  const document = await inLanguage(target);
  const kinds = new Map(target.texts.map((text) => [text.path, text]));
  const data = document && changedFields(document, written, kinds);
  if (!document || !data) {
    return refuse(forReader(target.req, adminMessages("translating.write.gone")));
  }
  try {
    return ok(await save(target, document.id as number | string, data));
  } catch (error) {
    if (isRefusal(error)) return refuse(sentenceOf(error));
    throw error;
  }
}
