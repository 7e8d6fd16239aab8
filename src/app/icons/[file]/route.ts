import config from "@payload-config";
import { getPayload } from "payload";
import { brandData } from "@/src/app/_shop/page-data";
import type { Brand } from "@/src/domain/brand";
import { usualWatch } from "@/src/i18n/page-metadata";
import { shopOf } from "@/src/server/runtime/shop-of";
import type { Shop } from "@/src/services/shop";

/** The brand may change at any time. */
export const dynamic = "force-dynamic";

interface BrandPicture {
  readonly type: string;
  readonly draw: (shop: Shop, brand: Brand) => Promise<Uint8Array>;
}

const png = (draw: BrandPicture["draw"]): BrandPicture => ({ type: "image/png", draw });

/** Pictures of the brand for devices, launchers and link previews. */
const pictures: Readonly<Record<string, BrandPicture>> = {
  "apple-180.png": png(({ brandIcons }, brand) => brandIcons.png(brand, 180)),
  "icon-192.png": png(({ brandIcons }, brand) => brandIcons.png(brand, 192)),
  "icon-512.png": png(({ brandIcons }, brand) => brandIcons.png(brand, 512)),
  "maskable-512.png": png(({ brandIcons }, brand) => brandIcons.maskable(brand, 512)),
  "link.jpg": {
    type: "image/jpeg",
    draw: async ({ pictureAsJpeg, linkPreview }, brand) =>
      linkPreview(brand, await pictureAsJpeg(usualWatch)),
  },
};

/** /icons/{file} */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const picture = Object.hasOwn(pictures, file) ? pictures[file] : undefined;
  if (!picture) return new Response(null, { status: 404 });
  const bytes = await picture.draw(shopOf(await getPayload({ config })), await brandData());
  return new Response(new Uint8Array(bytes), {
    headers: { "content-type": picture.type, "cache-control": "public, max-age=3600" },
  });
}
