import { readSettings, type SandboxOptions } from "./settings";
import { startSandbox } from "./start-sandbox";

function readOrExplain(): SandboxOptions {
  try {
    return readSettings(process.env);
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exit(1);
  }
}

const options = readOrExplain();

try {
  const sandbox = await startSandbox(options);
  console.log(`Payment sandbox on ${sandbox.url} (control page ${sandbox.url}/_control)`);
  console.log(`Events go to ${options.webhookUrl}; data is kept in ${options.dataFolder ?? "memory"}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
  }
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}
