import { adminMessages } from "@/src/i18n/admin-messages";
import { type CollectionBeforeDeleteHook, type PayloadRequest } from "payload";
import { forReader } from "@/src/admin/access/for-reader";
import { refusal } from "@/src/admin/access/refusal";

function refuse(req: PayloadRequest, uses: number): void {
  if (uses === 0) return;
  throw refusal(forReader(req, adminMessages("catalogue.keepSoldProducts.refuse", { uses })), 409);
}

/** Refuses to delete a product that carts or orders refer to. */
export const keepSoldProducts: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { sku } = await req.payload.findByID({
    collection: "products",
    id,
    depth: 0,
    overrideAccess: true,
    req,
  });
  const counts = await Promise.all([
    req.payload.count({
      collection: "cart-lines",
      where: { sku: { equals: sku } },
      overrideAccess: true,
      req,
    }),
    req.payload.count({
      collection: "orders",
      where: { "lines.sku": { equals: sku } },
      overrideAccess: true,
      req,
    }),
  ]);
  refuse(
    req,
    counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0),
  );
};

/** Refuses to delete a watch that products sell. */
export const refuseDeletingSoldWatches: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({
    collection: "products",
    where: { watch: { equals: id } },
    overrideAccess: true,
    req,
  });
  refuse(req, totalDocs);
};
