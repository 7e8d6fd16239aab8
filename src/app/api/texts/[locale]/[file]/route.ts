import { isLocale } from "@/src/domain/locale/locale";
import { pageTexts } from "@/src/i18n/page-texts";
import { lateFiles, textsMark } from "@/src/i18n/texts-address";

interface Context {
  params: Promise<{ locale: string; file: string }>;
}

/** An address with the hash of the texts never changes its meaning. */
const policyOf = (isCurrent: boolean) => (isCurrent ? "public, max-age=31536000, immutable" : "no-cache");

/** Interface texts of parts that are loaded on demand: the cart's drawer, the search, the languages. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, file } = await params;
  const known = lateFiles.find((name) => name === file);
  if (!isLocale(locale) || !known) return Response.json({ error: "not-found" }, { status: 404 });
  const texts = await pageTexts(locale, known);
  const isCurrent = new URL(request.url).searchParams.get("v") === textsMark(texts);
  return Response.json(texts, { headers: { "cache-control": policyOf(isCurrent) } });
}
