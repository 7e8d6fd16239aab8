"use client";
import { NumberField, SelectField } from "@payloadcms/ui";
import type { NumberFieldClientProps, SelectFieldClientProps } from "payload";
import { useShownWhen, type ShownWhen } from "@/src/admin/payload-fixes/use-shown-when";

/** A number field shown while another field has one of some values. */
export const NumberWhen = ({ when, ...props }: NumberFieldClientProps & { when: ShownWhen }) =>
  useShownWhen(when) ? <NumberField {...props} /> : null;

/** A select field shown while another field has one of some values. */
export const SelectWhen = ({ when, ...props }: SelectFieldClientProps & { when: ShownWhen }) =>
  useShownWhen(when) ? <SelectField {...props} /> : null;
