import { adminMessages } from "@/src/i18n/admin-messages";
import { type CollectionBeforeOperationHook, type PayloadRequest } from "payload";
import sharp, { type Metadata } from "sharp";
import { openPicture } from "@/src/gateways/pictures/open-picture";
import { includes, roleOf } from "@/src/admin/access/roles";
import { forReader } from "@/src/admin/access/for-reader";
import { refusal } from "@/src/admin/access/refusal";

/** Longest side, px: four times what the widest page shows. */
const MAX_SIDE = 8000;
const MAX_PIXELS = 40_000_000;
const formats: readonly (string | undefined)[] = ["jpeg", "png", "webp", "heif"];

const isUsable = ({ format, width, height }: Metadata) =>
  formats.includes(format) && Math.max(width, height) <= MAX_SIDE;

const refuse = (req: PayloadRequest, name: string) =>
  refusal(forReader(req, adminMessages("content.normalisePicture.refuse", { name, MAX_SIDE })), 400);

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
