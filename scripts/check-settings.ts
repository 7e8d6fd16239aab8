/** Says what is wrong with the environment, before anything slow is started with it. */
import { parseEnv } from "@/src/env";

try {
  parseEnv(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
