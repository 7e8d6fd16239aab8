import * as v from "valibot";
import { locales } from "@/src/domain/locale/locale";
import { isSecretPage } from "@/src/domain/tracking/secret-pages";
import { requestText } from "./text";

/** The path of a page, without its language; never one whose address is a secret. */
const pagePath = v.pipe(
  v.string(),
  v.maxLength(120),
  v.regex(/^\/[A-Za-z0-9/._-]*$/, "is not the path of a page"),
  v.check((path) => !isSecretPage(path), "is the path of a page that is not measured"),
);

const word = v.pipe(requestText, v.maxLength(40));

/** A view of a landing page of advertisements. Source: specification §7, POST /api/pi. */
export const adViewRequest = v.strictObject({
  /** path in the browser without its last character */
  u: v.pipe(v.string(), v.maxLength(120), v.regex(/^\/[A-Za-z0-9/._-]*$/, "is not the path of a page")),
});

/** An arrival from a campaign. Source: specification §7, POST /api/c. */
export const campaignRequest = v.strictObject({
  locale: v.picklist(locales),
  source: v.pipe(word, v.minLength(1)),
  medium: v.optional(word, ""),
  campaign: v.optional(word, ""),
});

/** A page view. Source: specification §7, POST /api/analytics/insert. */
export const pageViewRequest = v.strictObject({
  path: pagePath,
  locale: v.picklist(locales),
});

export type PageView = v.InferOutput<typeof pageViewRequest>;
