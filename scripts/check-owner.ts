/** Prints what the owner still has to say of the company before the shop may take money, as one line; nothing when all is said. */
import { missingFacts, type DemandedFact } from "@/src/domain/company-facts";
import { readCompany } from "./parts/database-state.mjs";

/** As the settings' form has them in English. */
const labels: Readonly<Record<DemandedFact, string>> = {
  name: "company name",
  address: "address",
  registration: "registration",
  vatNumber: "VAT number",
  email: "email",
  phone: "telephone",
  director: "publication director",
  host: "host",
  mediator: "consumer mediator",
};

try {
  const missing = missingFacts(await readCompany(process.env.DATABASE_URL));
  console.log(missing.map((fact) => labels[fact]).join(", "));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
