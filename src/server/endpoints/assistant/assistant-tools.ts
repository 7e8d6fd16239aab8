import type { PayloadRequest } from "payload";
import * as v from "valibot";
import { collectionAccess } from "@/src/admin/access/table";
import { includes, roleOf, type RoleGroup } from "@/src/admin/access/roles";
import { apiActor, type ApiKey } from "@/src/domain/api-keys/api-key";
import { ordersQuery, orderParams } from "@/src/domain/contracts/api/orders";
import { isLocale, locales, type Locale } from "@/src/domain/locale/locale";
import { stateOf, type ShopText } from "@/src/domain/translation/shop-text";
import { listOrders } from "@/src/services/api/list-orders";
import { orderOf } from "@/src/services/api/order-of";
import type { Shop } from "@/src/services/shop";
import { saveTexts } from "@/src/services/translating/save-texts";
import { deskFor } from "@/src/server/runtime/translating/desk-for";
import { textEntities } from "@/src/server/runtime/translating/text-entities";
import { mayWriteIn } from "@/src/server/endpoints/translating/translation-language";

/** What a tool may use: everything it does has the rights of the account. */
export interface AssistantCaller {
  readonly shop: Shop;
  readonly req: PayloadRequest;
  readonly key: ApiKey;
}

/** What a tool answers: data, or why not. */
type ToolAnswer = { readonly data: unknown } | { readonly refused: string };

/** A tool of an assistant. None publishes, deletes, or moves money. */
export interface AssistantTool {
  readonly name: string;
  readonly description: string;
  readonly shownTo: RoleGroup;
  readonly isReading: boolean;
  readonly input: v.GenericSchema;
  readonly run: (input: unknown, caller: AssistantCaller) => Promise<ToolAnswer>;
}

const tool = <Schema extends v.GenericSchema>(
  row: Omit<AssistantTool, "input" | "run"> & {
    readonly input: Schema;
    readonly run: (input: v.InferOutput<Schema>, caller: AssistantCaller) => Promise<ToolAnswer>;
  },
): AssistantTool => ({ ...row, run: (input, caller) => row.run(v.parse(row.input, input), caller) });

const name = v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/));
const language = v.picklist(locales);

/** Lists whose texts can wait in a draft; others would be shown at once. */
const draftLists = ({ payload }: PayloadRequest): readonly string[] =>
  textEntities(payload)
    .filter(({ collection, global }) =>
      Boolean(collection ? collection.versions?.drafts : global.versions?.drafts),
    )
    .map(({ slug }) => slug);

const textOf = (text: ShopText) => ({
  path: text.path,
  french: text.source,
  text: text.target,
  state: stateOf(text),
  maxLength: text.maxLength,
});

const readers = collectionAccess.orders?.read ?? "none";

/** Texts of a list; null for one whose texts cannot wait in a draft. */
async function textsOf(
  { req }: AssistantCaller,
  { list, document, language: locale }: { list: string; document?: string; language: Locale },
): Promise<readonly ShopText[] | null> {
  if (!draftLists(req).includes(list)) return null;
  return deskFor(req, locale).texts({ list, ...(document !== undefined && { document }) });
}

const unknownList = { refused: "There is no such list. list_texts without a list names them." };

/** Every tool of an assistant. */
export const assistantTools: readonly AssistantTool[] = [
  tool({
    name: "list_orders",
    description: "Orders of the shop, oldest change first, with their state, lines, buyer and parcels.",
    shownTo: readers,
    isReading: true,
    input: ordersQuery,
    run: async (query, { shop }) => {
      const page = await listOrders(shop, query);
      return page.ok ? { data: page.value } : { refused: "The cursor is none that the list has given." };
    },
  }),
  tool({
    name: "get_order",
    description: "One order by its number.",
    shownTo: readers,
    isReading: true,
    input: orderParams,
    run: async ({ number }, { shop }) => {
      const order = await shop.store.orders.findChangedOrder(number);
      return order ? { data: orderOf(order) } : { refused: "There is no such order." };
    },
  }),
  tool({
    name: "list_texts",
    description:
      "Without a list: the lists of documents that have texts. With one: its documents, and how many of their texts are missing or outdated in a language.",
    shownTo: "editors",
    isReading: true,
    input: v.object({ list: v.optional(name), language }),
    run: async ({ list, language: locale }, caller) => {
      if (list === undefined) return { data: { lists: draftLists(caller.req) } };
      const texts = await textsOf(caller, { list, language: locale });
      if (!texts) return unknownList;
      const documents = [...new Set(texts.map(({ document }) => document))].map((document) => {
        const own = texts.filter((text) => text.document === document);
        const inState = (state: string) => own.filter((text) => stateOf(text) === state).length;
        return {
          document,
          title: own[0]?.title ?? "",
          texts: own.length,
          missing: inState("missing"),
          outdated: inState("outdated"),
        };
      });
      return { data: { documents } };
    },
  }),
  tool({
    name: "read_texts",
    description: "The texts of a document, in French and in a language, as the newest draft has them.",
    shownTo: "editors",
    isReading: true,
    input: v.object({ list: name, document: name, language }),
    run: async (asked, caller) => {
      const texts = await textsOf(caller, asked);
      return texts ? { data: { texts: texts.map(textOf) } } : unknownList;
    },
  }),
  tool({
    name: "draft_texts",
    description:
      "Writes texts of a document into its draft. Nothing is published: a person reads the draft and publishes it. `before` is the text that was read; markup and placeholders stay as in French.",
    shownTo: "editors",
    isReading: false,
    input: v.object({
      list: name,
      document: name,
      language,
      texts: v.pipe(
        v.array(
          v.object({
            path: name,
            before: v.pipe(v.string(), v.maxLength(50_000)),
            text: v.pipe(v.string(), v.maxLength(50_000)),
          }),
        ),
        v.minLength(1),
        v.maxLength(50),
      ),
    }),
    run: async ({ list, document, language: locale, texts }, { shop, req, key }) => {
      if (!draftLists(req).includes(list)) return unknownList;
      if (!isLocale(locale) || !mayWriteIn(req, locale))
        return { refused: "The account does not write this language." };
      const desk = deskFor(req, locale, { isDraftOnly: true });
      const now = await desk.texts({ list, document });
      const saved = await saveTexts(
        desk,
        { entity: list, document },
        texts.map(({ path, before, text }) => ({
          path,
          target: text,
          state: "translated",
          knownSource: now.find((known) => known.path === path)?.source ?? "",
          knownTarget: before,
        })),
      );
      if (!saved.ok)
        return {
          refused:
            saved.error.code === "refused"
              ? saved.error.message
              : saved.error.errors
                  .map(
                    ({ path, code, message }) => `${path}: ${code}${message === null ? "" : `, ${message}`}`,
                  )
                  .join("\n"),
        };
      const changes = [{ field: "draft", before: "", after: texts.map(({ path }) => path).join(", ") }];
      await shop.store.staff.auditAct({
        at: shop.clock(),
        by: apiActor(key),
        entity: list,
        document,
        changes,
      });
      return { data: { drafted: texts.length } };
    },
  }),
];

/** The tools of a role. */
export const toolsOf = (req: PayloadRequest): readonly AssistantTool[] =>
  assistantTools.filter(({ shownTo }) => includes(shownTo, roleOf(req.user)));
