/** Owner and address of a pre-ordered piece. */
export const preorderContact = (email: string) => ({
  name: "Inès Marchand",
  email,
  phone: "",
  country: "FR",
  line1: "3 rue du Lycée",
  line2: "",
  postalCode: "25000",
  city: "Besançon",
  state: "",
});
