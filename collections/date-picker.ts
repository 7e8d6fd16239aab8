const components = { Field: "/src/admin/fields/moment-field#MomentField" };

/**
 * What a field of a day or an hour adds to its `admin`. In lists it is formatted in the reader's language with the
 * month's name, or in the Japanese format; in forms moment-field.tsx shows it in figures.
 */
export const dayOnly = {
  date: { pickerAppearance: "dayOnly", displayFormat: "PP" },
  components,
} as const;
export const dayAndTime = {
  date: { pickerAppearance: "dayAndTime", displayFormat: "PP HH:mm", timeFormat: "HH:mm" },
  components,
} as const;
