import { APIError, type CollectionBeforeValidateHook } from "payload";
import sharp from "sharp";
import { forReader, inFour } from "../admin-text";

/** Longest side, px: four times what the widest page shows. */
const maxSide = 8000;
const maxPixels = 40_000_000;
const formats: readonly (string | undefined)[] = ["jpeg", "png", "webp", "heif"];

/** Opens an uploaded picture before it is kept: a disguised or oversized file goes no further. */
export const checkPicture: CollectionBeforeValidateHook = async ({ data, req }) => {
  const { file } = req;
  if (!file) return data;
  const found = await sharp(file.data, { limitInputPixels: maxPixels })
    .metadata()
    .catch(() => null);
  const { format, width = 0, height = 0 } = found ?? {};
  const isPicture = formats.includes(format) && width > 0;
  if (isPicture && Math.max(width, height) <= maxSide && width * height <= maxPixels) return data;
  throw new APIError(
    forReader(
      req,
      inFour(
        `« ${file.name} » n’est pas une image JPEG, PNG, WebP ou AVIF d’au plus ${maxSide} px de côté. Exportez-la à nouveau ; rien n’a été enregistré.`,
        `“${file.name}” is not a JPEG, PNG, WebP or AVIF picture of at most ${maxSide} px a side. Export it again; nothing was saved.`,
        `«${file.name}» no es una imagen JPEG, PNG, WebP o AVIF de hasta ${maxSide} px por lado. Expórtala de nuevo; no se ha guardado nada.`,
        `「${file.name}」は一辺${maxSide} px以内のJPEG、PNG、WebP、AVIF画像ではありません。書き出し直してください。何も保存されていません。`,
      ),
    ),
    400,
    undefined,
    true,
  );
};
