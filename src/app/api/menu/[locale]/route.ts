import { isLocale } from "@/src/domain/locale/locale";
import { menuOf } from "@/src/components/shell/menu";
import { menuPicture } from "@/src/components/shell/menu-picture";
import type { ShownGroup } from "@/src/components/shell/load-menu";
import { textsMark } from "@/src/i18n/texts-address";
import { shellData, storefrontData } from "@/src/app/_shop/page-data";

interface Context {
  params: Promise<{ locale: string }>;
}

/** An address has the hash of the menu's names; the pictures of its watches may be an hour old. */
const policyOf = (isCurrent: boolean) => (isCurrent ? "public, max-age=3600" : "no-cache");

/** The panels of the navbar's entries, in one language. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return Response.json({ error: "not-found" }, { status: 404 });
  const [{ navigation }, storefront] = await Promise.all([shellData(locale), storefrontData()]);
  const menu = menuOf(navigation, locale);
  const pictured = menu.map(([name, links]): ShownGroup => [
    name,
    links.map(([path, label]) => {
      const picture = menuPicture(path, storefront);
      return picture ? [path, label, picture] : [path, label];
    }),
  ]);
  const isCurrent = new URL(request.url).searchParams.get("v") === textsMark(menu);
  return Response.json(pictured, { headers: { "cache-control": policyOf(isCurrent) } });
}
