import { commonTokens, declareFactoryPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import { strykerPlugins } from "@stryker-mutator/vitest-runner";
import { stayingWorker } from "./staying-worker.mjs";

const [{ factory: vitestFactory }] = strykerPlugins;

/** Stryker asks for a new thread for each fault. */
function keepWorker({ ctx }) {
  for (const { config } of ctx.projects)
    Object.assign(config, { pool: "staying", poolRunner: stayingWorker });
}

/**
 * Stryker's runner for vitest, which takes a fault for survived when a test file no longer loads: no test ran, so
 * none failed. Here such a file is a failed test.
 */
function loadingRunner(injector) {
  const runner = injector.injectFunction(vitestFactory);
  const init = runner.init.bind(runner);
  runner.init = async () => {
    await init();
    keepWorker(runner);
  };
  const runTests = runner.run.bind(runner);
  runner.run = async (options) => {
    const result = await runTests(options);
    const broken = runner.ctx.state
      .getFiles()
      .filter(({ result: file, tasks }) => file?.state === "fail" && tasks.length === 0);
    if (!result.tests || broken.length === 0) return result;
    const failed = broken.map(({ filepath, result: file }) => ({
      id: `${filepath}#loads`,
      name: `${filepath} loads`,
      timeSpentMs: 0,
      status: 1,
      failureMessage: file.errors?.[0]?.message ?? "The file does not load.",
    }));
    return { ...result, tests: [...result.tests, ...failed] };
  };
  return runner;
}
loadingRunner.inject = [commonTokens.injector];

// The name by which Stryker looks for what a file brings.
const plugins = [declareFactoryPlugin(PluginKind.TestRunner, "vitest-loading", loadingRunner)];
export { plugins as strykerPlugins };
