/** Days and hours as they are written here, whatever the browser's own language. */
export const dayOnly = { pickerAppearance: "dayOnly", displayFormat: "dd/MM/yyyy" } as const;
export const dayAndTime = {
  pickerAppearance: "dayAndTime",
  displayFormat: "dd/MM/yyyy HH:mm",
  timeFormat: "HH:mm",
} as const;
