import { isLocale, localeOfTag, type Locale } from "@/src/domain/locale/locale";
import { isPromoCode } from "@/src/domain/cart/is-promo-code";
import { quantityLimits } from "@/src/domain/cart/cart";

export interface LinkedItem {
  readonly id: string;
  readonly quantity: number;
}

/** Most items of a link. */
const MAX_ITEMS = 20;

/* oxlint-disable-next-line no-control-regex -- the protocol refuses identifiers with control characters */
const controls = /[\u0000-\u001f\u007f]/;
const plain = /^[A-Za-z0-9._-]+$/;

/** The identifier of a token; null for a malformed one. Source: permalink.md, "Item ID Token". */
function idOfToken(token: string): string | null {
  if (!token.startsWith("~")) return plain.test(token) ? token : null;
  const encoded = token.slice(1);
  const bytes = Buffer.from(encoded, "base64url");
  if (encoded === "" || bytes.toString("base64url") !== encoded) return null;
  try {
    const id = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return controls.test(id) ? null : id;
  } catch {
    return null;
  }
}

const tokenOf = (id: string): string => (plain.test(id) ? id : `~${Buffer.from(id).toString("base64url")}`);

export interface LinkedItems {
  readonly items: readonly LinkedItem[];
  /** Whether a part of the text is malformed. */
  readonly isBroken: boolean;
}

/** The items of a link: `sku_1:2,sku_2:1`. What is malformed is left out, and said. */
export function readItems(text: string): LinkedItems {
  if (text === "") return { items: [], isBroken: false };
  const pairs = text.split(",");
  const items = pairs.slice(0, MAX_ITEMS).flatMap((pair): LinkedItem[] => {
    const [token = "", count = "", ...more] = pair.split(":");
    const id = idOfToken(token);
    const isCount = /^[1-9]\d{0,5}$/.test(count) && more.length === 0;
    return id === null || id.length > 300 || !isCount
      ? []
      : [{ id, quantity: Math.min(Number(count), quantityLimits.max) }];
  });
  return { items, isBroken: items.length < pairs.length };
}

export const writeItems = (items: readonly LinkedItem[]): string =>
  items.map(({ id, quantity }) => `${tokenOf(id)}:${quantity}`).join(",");

/** Fields of a cart or checkout: a name that begins with one is not passed on. */
const roots = new Set([
  "line_items",
  "buyer",
  "context",
  "signals",
  "attribution",
  "discounts",
  "fulfillment",
  "payment",
  "cart_id",
  "id",
  "ucp",
  "status",
  "currency",
  "totals",
  "messages",
  "links",
  "policies",
  "order",
  "continue_url",
  "expires_at",
  "actions",
]);

/** Names whose values are never passed on. */
const sensitive = /token|secret|passw|key|session|auth|credential|mandate|email|phone|name|code|locale|lang/i;

/** Path in the shop that a link asks to continue at; null for anything else. Source: permalink.md, `continue_to`. */
export function continuePath(value: string | null, origin: string): string | null {
  if (value === null || !/^\/(?!\/)/.test(value) || /[\s\\]/.test(value) || controls.test(value)) return null;
  if (!URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  return url.origin === new URL(origin).origin ? url.pathname + url.search : null;
}

/** What a link says beside its items. */
export interface LinkQuery {
  readonly code: string | null;
  readonly locale: Locale | null;
  readonly continueTo: string | null;
  /** what the page's address keeps: attribution, and what is not of the protocol */
  readonly kept: readonly (readonly [name: string, value: string])[];
  /** Whether a field is given twice. */
  readonly isBroken: boolean;
}

const pointerOf = (name: string): string => (name.startsWith("/") ? name.slice(1) : name);

/** Reads the query of a link; buyers' data and everything unknown of the protocol is left out. */
export function readLinkQuery(query: URLSearchParams, origin: string): LinkQuery {
  const entries = [...query].map(([name, value]) => [pointerOf(name), value] as const);
  const names = entries.map(([name]) => name);
  const isOnce = (name: string) => names.filter((one) => one === name).length === 1;
  const valueOf = (name: string): string | null =>
    isOnce(name) ? (entries.find(([one]) => one === name)?.[1] ?? null) : null;
  const code = valueOf("discounts/codes/0");
  const [language = ""] = (valueOf("context/language") ?? "").toLowerCase().split(/[-_]/);
  const locale = localeOfTag(language) ?? (isLocale(language) ? language : null);
  const isShort = (value: string) => value.length <= 200 && !controls.test(value);
  const kept = entries.flatMap(([name, value]): (readonly [string, string])[] => {
    const [root = "", field, ...deeper] = name.split("/");
    const attributed = root === "attribution" && field !== undefined && deeper.length === 0 ? field : null;
    const own = name.includes("/") || roots.has(root) || name === "continue_to" ? null : name;
    const shown = attributed ?? own;
    if (shown === null || sensitive.test(shown) || !isShort(value) || !/^[\w.-]{1,60}$/.test(shown))
      return [];
    return [[shown, value]];
  });
  return {
    code: code !== null && isPromoCode(code) ? code : null,
    locale,
    continueTo: continuePath(valueOf("continue_to"), origin),
    kept: kept.slice(0, 20),
    isBroken: names.some(
      (name) => !isOnce(name) && (name === "continue_to" || roots.has(name.split("/")[0] ?? "")),
    ),
  };
}
