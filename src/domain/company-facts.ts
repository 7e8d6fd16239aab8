import type { Company } from "./settings";

/**
 * Facts a seller has to publish before it takes money, by their names in the settings. Source: French law on trust
 * in the digital economy, article 6; consumer code, L111-1 and L616-1. Share capital is left out: not every seller
 * has one.
 */
const demanded = [
  "name",
  "address",
  "registration",
  "vatNumber",
  "email",
  "phone",
  "director",
  "host",
  "mediator",
] as const satisfies readonly (keyof Company)[];

export type DemandedFact = (typeof demanded)[number];

/** Whether the value is missing: empty, or a placeholder that is still to be filled in. */
export const isUnsaid = (value: string): boolean => value.trim() === "" || value.trim().startsWith("[");

/** Whether a text holds an address of a reserved domain. Source: RFC 2606. */
export const isExampleAddress = (value: string): boolean => /\.example\b/.test(value);

/** A number of zeros or a reserved address: example data of a new shop, to be replaced. */
const isExample = (value: string): boolean => /(?:0 ?){9}/.test(value) || isExampleAddress(value);

/** Facts that are still missing, in the order of the form. */
export function missingFacts(
  company: Readonly<Partial<Record<DemandedFact, string | null>>>,
): DemandedFact[] {
  return demanded.filter((fact) => {
    const said = company[fact] ?? "";
    return isUnsaid(said) || isExample(said);
  });
}
