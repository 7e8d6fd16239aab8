/** Whose a pre-ordered piece is and where it goes. */
export const preorderContact = (email: string) => ({
  name: "Inès Marchand",
  email,
  phone: "",
  country: "FR",
  line1: "3 rue du Lycée",
  line2: "",
  postalCode: "25000",
  city: "Besançon",
});
