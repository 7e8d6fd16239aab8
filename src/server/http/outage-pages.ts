import * as v from "valibot";
import { languageTag, type Locale } from "@/src/domain/locale/locale";
import { localeOfAddress } from "@/src/i18n/locale-href";
import { maintenancePath } from "@/src/server/runtime/answer-closed";
import type { CapturedAnswer, HeaderList } from "./ready-answer";

const outageTexts = v.object({ title: v.string(), text: v.string(), retry: v.string() });
type OutageTexts = Readonly<v.InferOutput<typeof outageTexts>>;

/** Texts of a file src/i18n/messages/{locale}/error.json. */
export const parseOutageTexts = (json: string): OutageTexts => v.parse(outageTexts, JSON.parse(json));

export interface OutagePages {
  /** Stores the page for outages whenever it is rendered. */
  readonly note: (address: string, answer: CapturedAnswer) => void;
  /** The response meanwhile, in the language of an address. */
  readonly pageFor: (address: string) => CapturedAnswer;
}

/** A restarted database is available after some seconds. */
const retryAfterSeconds = 30;

const pathOf = (address: string) => address.split("?", 1)[0] ?? address;

/** Used until the shop has rendered a page of its own. It depends on nothing. */
const plainPage = (locale: Locale, { title, text, retry }: OutageTexts) =>
  `<!doctype html><html lang="${languageTag(locale)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${title}</title><main><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p></main></html>`;

const isDropped = (name: string) =>
  /^(?:cache-control|etag|x-nextjs-.*|content-length|retry-after)$/i.test(name);

const withoutFreshness = (headers: HeaderList) =>
  headers.filter((_, at) => !isDropped(headers[at - (at % 2)] ?? ""));

/**
 * The response while the database is unavailable: the maintenance page, as it was last rendered, with the status that
 * asks to retry. Source: specification 10.6.
 */
export function createOutagePages(texts: Readonly<Record<Locale, OutageTexts>>): OutagePages {
  const held = new Map<string, CapturedAnswer>();
  return {
    note: (address, answer) => {
      if (answer.status === 200 && address === maintenancePath(address)) held.set(address, answer);
    },
    pageFor: (address) => {
      const path = pathOf(address);
      const known = held.get(maintenancePath(path));
      const locale = localeOfAddress(path);
      const body = known?.body ?? Buffer.from(plainPage(locale, texts[locale]));
      const own = ["Cache-Control", "no-store", "Retry-After", String(retryAfterSeconds)];
      const headers = known ? withoutFreshness(known.headers) : ["Content-Type", "text/html; charset=utf-8"];
      return { status: 503, headers: [...headers, ...own], body };
    },
  };
}
