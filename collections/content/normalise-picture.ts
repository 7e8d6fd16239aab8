import { type CollectionBeforeOperationHook, type PayloadRequest } from "payload";
import sharp, { type Metadata } from "sharp";
import { openPicture } from "@/collections/open-picture";
import { includes, roleOf } from "@/src/access/roles";
import { forReader } from "@/src/access/for-reader";
import { refusal } from "@/src/access/refusal";

/** Longest side, px: four times what the widest page shows. */
const MAX_SIDE = 8000;
const MAX_PIXELS = 40_000_000;
const formats: readonly (string | undefined)[] = ["jpeg", "png", "webp", "heif"];

const isUsable = ({ format, width, height }: Metadata) =>
  formats.includes(format) && Math.max(width, height) <= MAX_SIDE;

const refuse = (req: PayloadRequest, name: string) =>
  refusal(
    forReader(req, {
      fr: `« ${name} » n’est pas une image JPEG, PNG, WebP ou AVIF d’au plus ${MAX_SIDE} px de côté. Exportez-la à nouveau ; rien n’a été enregistré.`,
      en: `“${name}” is not a JPEG, PNG, WebP or AVIF picture of at most ${MAX_SIDE} px a side. Export it again; nothing was saved.`,
      es: `«${name}» no es una imagen JPEG, PNG, WebP o AVIF de hasta ${MAX_SIDE} px por lado. Expórtela de nuevo; no se ha guardado nada.`,
      ja: `「${name}」は一辺${MAX_SIDE} px以内のJPEG、PNG、WebP、AVIF画像ではありません。書き出し直してください。何も保存されていません。`,
    }),
    400,
  );

/**
 * Opens an uploaded picture before it is stored and refuses a disguised or oversized file. A photograph is rotated as
 * its metadata says; the metadata (place, orientation) is then removed.
 */
export const normalisePicture: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  const { file } = req;
  // Without the permission to upload, the access rules refuse the request right after this; nothing is decoded for
  // it.
  const isAllowed = overrideAccess || includes("marketers", roleOf(req.user));
  if (!file || !["create", "update"].includes(operation) || !isAllowed) return args;
  const found = await openPicture(file.data, MAX_PIXELS);
  if (!found || !isUsable(found)) throw refuse(req, file.name);
  if (!found.exif) return args;
  const upright = sharp(file.data).autoOrient();
  const data = await (found.format === "jpeg" ? upright.jpeg({ quality: 92 }) : upright).toBuffer();
  req.file = { ...file, data, size: data.length };
  return args;
};
