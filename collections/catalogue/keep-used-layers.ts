import { adminMessages } from "@/src/i18n/admin-messages";
import { type CollectionBeforeDeleteHook } from "payload";
import { optionCollections } from "@/src/store/catalogue/option-collections";
import { forReader } from "@/src/admin/access/for-reader";
import { refusal } from "@/src/admin/access/refusal";

/** Fields of option catalogues that reference a layer, beside the `layer` field that all of them have. */
const moreFields: Readonly<Record<string, readonly string[]>> = {
  "case-colors": ["backOpen", "backClosed", "endLink"],
  "date-colors": ["magnified"],
  dials: ["printing"],
};

/** Refuses to delete a layer that an option or a saved bespoke watch uses. */
export const keepUsedLayers: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const layer = await req.payload.findByID({ collection: "layers", id, depth: 0, overrideAccess: true, req });
  const settings = await req.payload.findGlobal({
    slug: "configurator-settings",
    depth: 0,
    overrideAccess: true,
    req,
  });
  const inOptions = Object.values(optionCollections).map((collection) =>
    req.payload.count({
      collection,
      where: { or: ["layer", ...(moreFields[collection] ?? [])].map((name) => ({ [name]: { equals: id } })) },
      overrideAccess: true,
      req,
    }),
  );
  const inWatches = req.payload.count({
    collection: "bespoke-watches",
    where: {
      or: ["front", "back"].map((side) => ({ [`layers.${side}.layer.hash`]: { equals: layer.hash } })),
    },
    overrideAccess: true,
    req,
  });
  const counts = await Promise.all([...inOptions, inWatches]);
  const uses = counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0);
  const isShared = [settings.shadow, settings.glare, settings.movement].includes(layer.id);
  if (uses === 0 && !isShared) return;
  throw refusal(forReader(req, adminMessages("catalogue.keepUsedLayers", { uses })), 409);
};
