import { adminMessages } from "@/src/i18n/admin-messages";
import type { Field, TextField, TextFieldSingleValidation } from "payload";
import { forReader } from "@/src/admin/access/for-reader";
import { roleOf } from "@/src/admin/access/roles";
import { isLink } from "@/src/domain/content/link-owner";
import { isNamedBack, isOwnPage, leadsSomewhere } from "./link-target";

const example = adminMessages("common.href.example");

const dead = adminMessages("common.href.dead");

/**
 * The seed writes links before their targets, and translators change no link; an editor gets an error for a dead link
 * at every publishing save, also for one that became dead since the last.
 */
const validate =
  (isRequired: boolean): TextFieldSingleValidation =>
  async (value, { collectionSlug, data, overrideAccess, req }) => {
    if (!value) return !isRequired || forReader(req, example);
    if (!isLink(value)) return forReader(req, example);
    const isExempt = Boolean(overrideAccess) || roleOf(req.user) === "translator";
    if (isExempt || !value.startsWith("/")) return true;
    const saved = { collectionSlug, data };
    const isAlive =
      isOwnPage(value, saved) || (await leadsSomewhere(value, req)) || (await isNamedBack(value, saved, req));
    return isAlive || forReader(req, dead);
  };

/** The admin's field for a link: its target is searched by title. */
export const linkPicker = { Field: "/src/admin/links/link-field#LinkField" };

/** Target of a link: a path of the shop without the language, or a whole address. */
export const hrefField = (name = "href", isRequired = true): TextField => ({
  name,
  type: "text",
  label: adminMessages("common.href.label"),
  required: isRequired,
  validate: validate(isRequired),
  admin: {
    components: linkPicker,
    description: adminMessages("common.href.description"),
  },
});

/** A link with its text. */
export const linkFields = (isRequired: boolean): Field[] => [
  {
    name: "label",
    type: "text",
    localized: true,
    required: isRequired,
    maxLength: 60,
    label: adminMessages("common.href.link.itemLabel.label"),
  },
  hrefField("href", isRequired),
];
