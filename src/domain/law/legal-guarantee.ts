/** Months for which a seller answers for defects. Source: directive (EU) 2019/771, article 10. */
const USUAL_MONTHS = 24;

/**
 * Countries whose law gives longer. Source: Spain, real decreto legislativo 1/2007, art. 120; Portugal, decreto-lei 84/2021,
 * art. 12; Sweden, konsumentköplag (2022:260).
 */
const longerMonths: Readonly<Partial<Record<string, number>>> = { ES: 36, PT: 36, SE: 36 };

/** Months of the legal guarantee of a sale. @param country of delivery; null while it is not known */
export const legalGuaranteeMonths = (country: string | null): number =>
  longerMonths[country ?? ""] ?? USUAL_MONTHS;

/**
 * Months for which a watch is guaranteed: a guarantee that was bought begins where the legal one ends.
 * @param chosen months of the option, the legal ones included: 36 adds twelve
 */
export const guaranteeMonths = (chosen: number, country: string | null): number =>
  legalGuaranteeMonths(country) + Math.max(0, chosen - USUAL_MONTHS);
