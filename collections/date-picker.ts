const components = { Field: "/src/admin/fields/moment-field#MomentField" };

/**
 * What a field of a day or an hour adds to its `admin`. In lists it is written in the reader's language with the month by its
 * name, or as Japanese writes days; in its form moment-field.tsx has it in figures.
 */
export const dayOnly = {
  date: { pickerAppearance: "dayOnly", displayFormat: "PP" },
  components,
} as const;
export const dayAndTime = {
  date: { pickerAppearance: "dayAndTime", displayFormat: "PP HH:mm", timeFormat: "HH:mm" },
  components,
} as const;
