import type { Company } from "@/src/domain/settings";

/** A company that has entered nothing. */
export const emptyCompany: Company = {
  name: "",
  address: [],
  registration: "",
  vatNumber: "",
  email: "",
  phone: "",
  capital: "",
  director: "",
  host: "",
  mediator: "",
};

/** A company with the facts that every receipt names. */
export const sampleCompany: Company = {
  ...emptyCompany,
  name: "Maison & Fils",
  address: ["1 rue des Granges", "25000 Besançon"],
  registration: "RCS 1",
  vatNumber: "FR1",
  email: "bonjour@shop.example",
};
