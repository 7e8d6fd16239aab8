import { useFormFields } from "@payloadcms/ui";

/** A field is shown while another one has one of these values. */
export interface ShownWhen {
  readonly field: string;
  readonly is: readonly string[];
}

/**
 * Whether the form, in its current state, shows a field. The CMS evaluates conditions on its server, and does not
 * evaluate them for a change made during such a request.
 */
export function useShownWhen(when: ShownWhen | undefined): boolean {
  const value = useFormFields(([fields]) => (when ? fields[when.field]?.value : undefined));
  return when === undefined || (typeof value === "string" && when.is.includes(value));
}
