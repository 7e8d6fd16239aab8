/**
 * Writes the files generated from collections and globals. Started by npm run generate, which detects a hanging
 * run.
 */
import config from "@payload-config";
import { generateImportMap } from "payload";
import { generateTypes } from "payload/node";

const generated = await config;
await generateTypes(generated);
await generateImportMap(generated);
process.exit(0);
