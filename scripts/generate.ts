/** Writes what follows from collections and globals. Started by npm run generate, which notices when this comes to a stop. */
import config from "@payload-config";
import { generateImportMap } from "payload";
import { generateTypes } from "payload/node";

const generated = await config;
await generateTypes(generated);
await generateImportMap(generated);
process.exit(0);
