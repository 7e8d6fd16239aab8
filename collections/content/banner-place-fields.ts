import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { Condition, Field, RelationshipFieldSingleValidation, TextFieldManyValidation } from "payload";
import { forReader } from "@/src/admin/access/for-reader";
import { wordedOptions } from "@/collections/catalogue/worded-options";
import { leadsSomewhere } from "@/collections/link-target";
import type { BannerPlace } from "@/src/domain/content/banner";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";

const placeLabels: Readonly<Record<BannerPlace, ReaderText>> =
  adminMessagesByKey("content.bannerPlace.place");

const isAt =
  (place: BannerPlace): Condition =>
  (_, siblings) =>
    siblings?.place === place;

const namedLine: RelationshipFieldSingleValidation = (line, { req, siblingData }) => {
  if ((siblingData as { place?: unknown }).place !== "line" || line) return true;
  return forReader(req, adminMessages("content.bannerPlace.namedLine"));
};

/** Paths that visitors can open; the seed writes some before their targets. */
const knownPaths: TextFieldManyValidation = async (paths, { overrideAccess, req, siblingData }) => {
  if ((siblingData as { place?: unknown }).place !== "pages") return true;
  if (!paths?.length) {
    return forReader(req, adminMessages("content.bannerPlace.paths.none"));
  }
  if (overrideAccess) return true;
  const dead = [];
  for (const path of paths) {
    const isPath = /^\/(?!\/)[^\s?#]*$/.test(path) && (path === "/" || !path.endsWith("/"));
    if (!isPath || !(await leadsSomewhere(path, req))) dead.push(path);
  }
  if (dead.length === 0) return true;
  const list = dead.join(" · ");
  return forReader(req, adminMessages("content.bannerPlace.paths.dead", { list }));
};

/** The pages on which a banner is shown. */
export const bannerPlaceFields: Field[] = [
  {
    name: "place",
    type: "select",
    required: true,
    defaultValue: "everywhere",
    options: wordedOptions(placeLabels),
    label: adminMessages("content.bannerPlace.placeField"),
  },
  {
    name: "line",
    type: "relationship",
    relationTo: "watch-lines",
    label: adminMessages("content.bannerPlace.line.label"),
    validate: namedLine,
    admin: { condition: isAt("line") },
  },
  {
    name: "pages",
    type: "text",
    hasMany: true,
    label: adminMessages("content.bannerPlace.pages.label"),
    validate: knownPaths,
    admin: {
      condition: isAt("pages"),
      description: adminMessages("content.bannerPlace.pages.description"),
    },
  },
];
