/** Prints what the owner still has to say of the company before the shop may take money, as one line; nothing when all is said. */
import { company } from "@/globals/company-field";
import { missingFacts } from "@/src/domain/company-facts";
import { readCompany } from "./parts/database-state.mjs";

/** As the settings' form has them in English. */
const labels = new Map(
  company.fields.flatMap((field) =>
    "name" in field && typeof field.label === "object" ? [[field.name, field.label.en]] : [],
  ),
);

try {
  const missing = missingFacts(await readCompany(process.env.DATABASE_URL));
  console.log(missing.map((fact) => labels.get(fact) ?? fact).join(", "));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
