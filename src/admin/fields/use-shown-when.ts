import { useFormFields } from "@payloadcms/ui";

/** A field is shown while another one has one of these values. */
export interface ShownWhen {
  readonly field: string;
  readonly is: readonly string[];
}

/**
 * Whether the form, as it stands now, shows a field. The CMS asks its server about conditions, and asks nothing about a change
 * that was made while it waited for an answer.
 */
export function useShownWhen(when: ShownWhen | undefined): boolean {
  const value = useFormFields(([fields]) => (when ? fields[when.field]?.value : undefined));
  return when === undefined || (typeof value === "string" && when.is.includes(value));
}
