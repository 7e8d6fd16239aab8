import sharp from "sharp";
import type { OpenShop } from "@/tests/setup/open-shop";

/** A plain picture that stands for official artwork, which no test can have. */
export const noticeFile = (): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 1131, channels: 3, background: "#dde4f0" } })
    .png()
    .toBuffer();

/** What the notice of Japanese law says beside the company's facts. */
export const japanSeller = {
  representative: "ジャン・デュラン",
  phone: "+33 3 81 80 12 34",
  hours: "平日17時〜24時",
};

/** Fills in what the law asks: a picture for the notice on the legal guarantee, the seller for Japan. @returns the picture's id */
export async function fillLaw({ payload }: OpenShop): Promise<number> {
  const data = await noticeFile();
  const { id } = await payload.create({
    collection: "media",
    locale: "fr",
    data: { focusX: 50, focusY: 50, alt: "Garantie légale de conformité : deux ans au moins" },
    file: { data, mimetype: "image/png", name: "notice.png", size: data.length },
  });
  for (const locale of ["fr", "en", "es"] as const)
    await payload.updateGlobal({
      slug: "law",
      locale,
      data: { guaranteeNotice: id, japan: japanSeller, _status: "published" },
    });
  return id;
}
