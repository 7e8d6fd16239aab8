import { adminMessages } from "@/src/i18n/admin-messages";
import type { CollectionBeforeDeleteHook } from "payload";
import { forReader } from "@/src/admin/access/for-reader";
import { refusal } from "@/src/admin/access/refusal";
import { letterStyles } from "@/src/domain/look/look";

/** Refuses to delete a font that the brand's letters use, as published or in a draft. */
export const keepUsedFonts: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const found = await Promise.all(
    [false, true].map((draft) =>
      req.payload.findGlobal({ slug: "brand", depth: 0, draft, overrideAccess: true, req }),
    ),
  );
  if (!found.some(({ letters }) => letterStyles.some((style) => letters?.[style] === Number(id)))) return;
  throw refusal(forReader(req, adminMessages("content.fonts.keepUsed")), 409);
};
