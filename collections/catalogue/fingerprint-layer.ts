import { adminMessages } from "@/src/i18n/admin-messages";
import { createHash } from "node:crypto";
import path from "node:path";
import { type CollectionBeforeValidateHook, type PayloadRequest } from "payload";
import { openPicture } from "@/src/gateways/pictures/open-picture";
import { forReader } from "@/src/admin/access/for-reader";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { refusal } from "@/src/admin/access/refusal";

/** Side of a layer, px. */
const side = 2000;

const refuse = (req: PayloadRequest, reason: ReaderText) => refusal(forReader(req, reason), 400);

async function checkFrame(file: Buffer, req: PayloadRequest): Promise<void> {
  const found = await openPicture(file, side * side);
  const isPicture = found?.format === "webp" || found?.format === "png";
  if (isPicture && found.width === side && found.height === side && found.hasAlpha) return;
  const is = isPicture ? `${found.width} × ${found.height}${found.hasAlpha ? "" : ", opaque"}` : "?";
  throw refuse(req, adminMessages("catalogue.fingerprintLayer.frame", { side, is }));
}

/** Checks the picture, and names it by its content: the same picture has the same fingerprint everywhere. */
export const fingerprintLayer: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  const { file } = req;
  if (!file) return data;
  if (operation === "update") {
    throw refuse(req, adminMessages("catalogue.fingerprintLayer.replaced"));
  }
  await checkFrame(file.data, req);
  return {
    ...data,
    name: data?.name || path.parse(file.name).name,
    hash: createHash("sha256").update(file.data).digest("hex"),
  };
};
