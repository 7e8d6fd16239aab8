/** Reports errors of the environment before anything slow is started. */
import { parseEnv } from "@/src/env";

try {
  parseEnv(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
