import type { Form } from "@/src/domain/contracts/forms/form";

/** A value each kind of field takes. */
const values = {
  line: "Ada",
  email: "ada@example.com",
  phone: "+33 6 12 34 56 78",
  url: "ada.example/montres",
  prose: "Une montre verte, avec un cadran de la couleur d’un banc public.",
  number: "12",
  day: "2026-12-24",
  agree: "on",
  secret: "sesame",
} as const;

/** Valid values for all fields of a form. */
export const filledForm = ({ fields }: Form): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { control }]) => [
      name,
      control.kind === "choice" ? (control.options?.[0] ?? "") : values[control.kind],
    ]),
  );
