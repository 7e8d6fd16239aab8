import config from "@payload-config";
import { draftMode } from "next/headers";
import { NextResponse } from "next/server";
import { getPayload } from "payload";
import { isLocale, defaultLocale } from "@/src/domain/locale/locale";
import { env } from "@/src/env";
import { localeHref } from "@/src/i18n/locale-href";
import { isStaff } from "@/src/server/runtime/policy/is-staff";

/** A path of the shop and nothing else: no other host, no query, no traversal. */
const isPath = (path: string) => /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/i.test(path);

/** From the admin: shows a page with its drafts, to staff only. Other visitors are sent to the sign-in. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const path = searchParams.get("path") ?? "/";
  const given = searchParams.get("locale");
  const locale = isLocale(given) ? given : defaultLocale;
  const to = (target: string) => NextResponse.redirect(new URL(target, env().SHOP_URL), 307);
  if (!isPath(path)) return new Response("Not a page of the shop.", { status: 400 });
  if (!(await isStaff(await getPayload({ config }), request.headers))) return to("/admin/login");
  (await draftMode()).enable();
  return to(localeHref(locale, path));
}
