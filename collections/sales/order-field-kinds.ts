import { dayAndTime } from "@/collections/date-picker";
import type { Field } from "payload";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";

const never = () => false;
/** Written by the services, never by a form. */
export const readOnly = { update: never };

export const text = (
  name: string,
  label: ReaderText,
  more: { unique?: boolean; index?: boolean; required?: boolean } = {},
): Field => ({
  name,
  type: "text",
  label,
  access: readOnly,
  ...more,
});

export const figure = (name: string, label: ReaderText, isRequired = true): Field => ({
  name,
  type: "number",
  label,
  required: isRequired,
  access: readOnly,
});

export const day = (
  name: string,
  label: ReaderText,
  more: { index?: boolean; required?: boolean } = {},
): Field => ({
  name,
  type: "date",
  label,
  ...more,
  access: readOnly,
  admin: { ...dayAndTime },
});

export const json = (name: string, label: ReaderText, isRequired = true): Field => ({
  name,
  type: "json",
  label,
  required: isRequired,
  access: readOnly,
});

/** A secret, or something only a program can use: not shown. */
export const hidden = (
  name: string,
  more: { unique?: boolean; required?: boolean; index?: boolean } = {},
): Field => ({
  name,
  type: "text",
  access: { read: never, update: never },
  admin: { hidden: true },
  ...more,
});
