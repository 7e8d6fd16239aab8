import { isLocale } from "@/src/domain/locale/locale";
import { menuOf } from "@/src/components/shell/menu";
import { textsMark } from "@/src/i18n/texts-address";
import { shellData } from "@/src/app/_shop/page-data";

interface Context {
  params: Promise<{ locale: string }>;
}

/** An address with the hash of the menu's content never changes its meaning. */
const policyOf = (isCurrent: boolean) => (isCurrent ? "public, max-age=31536000, immutable" : "no-cache");

/** The panels of the navbar's entries, in one language. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return Response.json({ error: "not-found" }, { status: 404 });
  const menu = menuOf((await shellData(locale)).navigation, locale);
  const isCurrent = new URL(request.url).searchParams.get("v") === textsMark(menu);
  return Response.json(menu, { headers: { "cache-control": policyOf(isCurrent) } });
}
