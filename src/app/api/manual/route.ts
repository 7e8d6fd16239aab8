import config from "@payload-config";
import { getTranslations } from "next-intl/server";
import { getPayload } from "payload";
import * as v from "valibot";
import { manualQuery } from "@/src/domain/contracts/manual-query";
import { env } from "@/src/env";
import { printManual } from "@/src/services/content/print-manual";
import { shopOf } from "@/src/server/runtime/shop-of";
import { pageContentOf } from "@/src/server/runtime/page-content-of";
import { manualLayout, manualPicture, printedManual } from "@/src/server/runtime/printed-manuals";

const error = (status: number, body: object) =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store" } });

/** GET /api/manual?number=1&locale=fr: a manual as a PDF. The address stays, its content follows the CMS. */
export async function GET(request: Request): Promise<Response> {
  const query = v.safeParse(manualQuery, Object.fromEntries(new URL(request.url).searchParams));
  if (!query.success) {
    const [issue] = query.issues;
    return error(400, { error: "invalid", field: v.getDotPath(issue), message: issue.message });
  }
  const { number, locale } = query.output;
  const payload = await getPayload({ config });
  const shop = shopOf(payload);
  const t = await getTranslations({ locale, namespace: "manuals" });
  const common = await getTranslations({ locale, namespace: "common" });
  const manual = await printManual(
    {
      content: pageContentOf(payload),
      pictureAsJpeg: manualPicture(shop.store),
      words: { brand: common("brand"), label: t("number", { number }), contents: t("contents") },
      look: await shop.paperLook(),
      origin: env().SHOP_URL,
      layout: manualLayout,
    },
    number,
    locale,
  );
  if (!manual) return error(404, { error: "not-found" });
  const etag = `"${manual.mark}"`;
  const headers = {
    ETag: etag,
    "Cache-Control": "public, max-age=60, must-revalidate",
  };
  const known = request.headers.get("if-none-match")?.split(",") ?? [];
  if (known.some((mark) => mark.trim().replace(/^W\//, "") === etag)) {
    return new Response(null, { status: 304, headers });
  }
  const { bytes, isComplete } = await printedManual(manual);
  return new Response(bytes, {
    headers: {
      // Once its pictures exist the same manual is another file, so this one must not bear its tag.
      ...(isComplete ? headers : { "Cache-Control": "no-store" }),
      "X-Content-Type-Options": "nosniff",
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="manuel-${number}-${locale}.pdf"`,
    },
  });
}
