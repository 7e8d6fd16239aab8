import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type Field,
  type StaticLabel,
} from "payload";
import { revalidateOnChange } from "@/src/store/revalidation/revalidate";
import { groups } from "@/collections/menu-groups";
import { keepInBucket } from "@/collections/keep-in-bucket";
import { forReader } from "@/src/admin/access/for-reader";
import { includes, roleOf } from "@/src/admin/access/roles";
import { smallerPicture } from "@/src/domain/content/smaller-picture";
import { refuseDeletingUsedPictures } from "./refuse-deleting-used";
import { normalisePicture } from "./normalise-picture";

const revalidation = revalidateOnChange("media");
const bucket = keepInBucket("media");

/** Coordinate of the focal point, in percent of its side; it stays visible where the picture is cropped. */
const focusPart = (name: "focusX" | "focusY", label: StaticLabel): Field => ({
  name,
  type: "number",
  min: 0,
  max: 100,
  defaultValue: 50,
  required: true,
  label,
  admin: { width: "50%", disableListColumn: true, disableListFilter: true },
});

/** The text of a delivered picture says what that one shows: who replaces its file writes another. */
const askForText: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const isReplaced = req.file && originalDoc?.delivered && !req.context.isPrinting;
  if (!isReplaced || (data?.alt && data.alt !== originalDoc.alt)) return data;
  const message = forReader(req, adminMessages("content.media.alt.ofReplaced"));
  throw new ValidationError({ collection: "media", errors: [{ message, path: "alt" }] }, req.t);
};

/** A picture that staff put in the place of a delivered one is theirs, and the focal point of that one is not. */
const forgetDelivered: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!req.file || req.context.isPrinting) return data;
  const isFocusChosen = data.focusX !== originalDoc?.focusX || data.focusY !== originalDoc?.focusY;
  const focus = originalDoc?.delivered && !isFocusChosen ? { focusX: 50, focusY: 50 } : {};
  return { ...data, ...focus, printedFrom: null, delivered: false };
};

/** Pictures of pages. The files are public. */
export const Media: CollectionConfig = {
  slug: "media",
  labels: adminMessagesByKey("content.media.labels"),
  disableDuplicate: true,
  admin: {
    group: groups.artwork,
    useAsTitle: "filename",
    defaultColumns: ["filename", "alt", "facts", "folder"],
    listSearchableFields: ["filename", "alt", "folder"],
    components: { beforeListTable: ["/src/admin/media/folder-bar#FolderBar"] },
  },
  upload: {
    staticDir: bucket.folder,
    mimeTypes: ["image/jpeg", "image/png", "image/webp", "image/avif"],
    pasteURL: false,
    crop: false,
    focalPoint: false,
    handlers: bucket.handlers,
    // Lists and forms show a thumbnail rather than the photograph.
    adminThumbnail: ({ doc }) => (typeof doc.url === "string" ? smallerPicture(doc.url, 256) : null),
    // Uploaded files are served as pictures only.
    modifyResponseHeaders: ({ headers }) => {
      headers.set("X-Content-Type-Options", "nosniff");
      // Public and cached for a short time only: a file may be replaced under the same name.
      headers.set("Cache-Control", "public, max-age=60, must-revalidate");
      headers.set("Content-Security-Policy", "default-src 'none'; sandbox");
      return headers;
    },
  },
  hooks: {
    beforeOperation: [normalisePicture],
    beforeValidate: [askForText],
    beforeChange: [forgetDelivered],
    beforeDelete: [refuseDeletingUsedPictures],
    afterChange: [bucket.afterChange, ...revalidation.afterChange],
    afterDelete: [bucket.afterDelete, ...revalidation.afterDelete],
  },
  // Fields that the list needs whichever columns are selected.
  forceSelect: { width: true, height: true, filesize: true, delivered: true },
  fields: [
    {
      name: "facts",
      type: "ui",
      label: adminMessages("content.media.facts.label"),
      admin: {
        components: {
          Cell: "/src/admin/media/media-facts#MediaFacts",
          Field: "/src/admin/media/media-uses#MediaUses",
        },
      },
    },
    {
      name: "focus",
      type: "ui",
      label: adminMessages("content.media.focus.label"),
      admin: {
        disableListColumn: true,
        components: { Field: "/src/admin/media/focus-field#FocusField" },
      },
    },
    focusPart("focusX", adminMessages("content.media.focusX.label")),
    focusPart("focusY", adminMessages("content.media.focusY.label")),
    {
      name: "folder",
      type: "text",
      index: true,
      maxLength: 60,
      // Visitors fetch pictures; the folders are for staff only.
      access: { read: ({ req }) => includes("staff", roleOf(req.user)) },
      label: adminMessages("content.media.folder.label"),
      hooks: {
        beforeValidate: [
          ({ value }) => (typeof value === "string" ? value.trim().replaceAll(/\s+/g, " ") || null : value),
        ],
      },
      admin: {
        position: "sidebar",
        components: { Field: "/src/admin/media/folder-field#FolderField" },
        description: adminMessages("content.media.folder.description"),
      },
    },
    {
      // Came with the shop and stands for a photograph of the owner's; the file decides, not a person.
      name: "delivered",
      type: "checkbox",
      defaultValue: false,
      index: true,
      label: adminMessages("content.media.delivered.label"),
      access: {
        read: ({ req }) => includes("staff", roleOf(req.user)),
        create: () => false,
        update: () => false,
      },
      admin: {
        position: "sidebar",
        readOnly: true,
        description: adminMessages("content.media.delivered.description"),
      },
    },
    {
      // Fingerprint of the brand that the shop has printed on this delivered scene; empty for a picture of staff.
      name: "printedFrom",
      type: "text",
      access: { read: () => false, create: () => false, update: () => false },
      admin: { hidden: true },
    },
    {
      name: "alt",
      type: "text",
      label: adminMessages("content.media.alt.label"),
      required: true,
      localized: true,
      maxLength: 160,
      admin: {
        description: adminMessages("content.media.alt.description"),
      },
    },
  ],
};
