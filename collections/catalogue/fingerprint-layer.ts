import { createHash } from "node:crypto";
import path from "node:path";
import { type CollectionBeforeValidateHook, type PayloadRequest } from "payload";
import { openPicture } from "@/collections/open-picture";
import { forReader } from "@/src/access/for-reader";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { refusal } from "@/src/access/refusal";

/** Side of a layer, px. */
const side = 2000;

const refuse = (req: PayloadRequest, reason: ReaderText) => refusal(forReader(req, reason), 400);

async function checkFrame(file: Buffer, req: PayloadRequest): Promise<void> {
  const found = await openPicture(file, side * side);
  const isPicture = found?.format === "webp" || found?.format === "png";
  if (isPicture && found.width === side && found.height === side && found.hasAlpha) return;
  const is = isPicture ? `${found.width} × ${found.height}${found.hasAlpha ? "" : ", opaque"}` : "?";
  throw refuse(req, {
    fr: `Un calque est une image PNG ou WebP transparente de ${side} × ${side} px ; celle-ci : ${is}. Sans ce cadre, les pièces ne se superposent pas. Exportez-la à nouveau, rien n’a été enregistré.`,
    en: `A layer is a transparent PNG or WebP picture of ${side} × ${side} px; this one: ${is}. Without that frame the parts do not line up. Export it again; nothing was saved.`,
    es: `Una capa es una imagen PNG o WebP transparente de ${side} × ${side} px; esta: ${is}. Sin ese encuadre las piezas no encajan. Expórtela de nuevo; no se ha guardado nada.`,
    ja: `レイヤーは${side} × ${side} pxの透過PNGまたはWebPです（この画像：${is}）。枠が違うと部品が重なりません。書き出し直してください。何も保存されていません。`,
  });
}

/** Checks the picture, and names it by its content: the same picture has the same fingerprint everywhere. */
export const fingerprintLayer: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  const { file } = req;
  if (!file) return data;
  if (operation === "update") {
    throw refuse(req, {
      fr: "Un calque ne se remplace pas : des montres déjà composées le montrent. Téléversez un nouveau calque et choisissez-le dans l’option.",
      en: "A layer is never replaced: watches already designed show it. Upload a new layer and choose it in the option.",
      es: "Una capa no se sustituye: hay relojes compuestos que la muestran. Suba una nueva y elíjala en la opción.",
      ja: "レイヤーは差し替えられません。作成済みの時計が使っています。新しいレイヤーを登録し、オプションで選んでください。",
    });
  }
  await checkFrame(file.data, req);
  return {
    ...data,
    name: data?.name || path.parse(file.name).name,
    hash: createHash("sha256").update(file.data).digest("hex"),
  };
};
