import { readFileSync } from "node:fs";
import { CheckStatus } from "@stryker-mutator/api/check";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import path from "node:path";
import { keyOf } from "./draw-sample.mjs";

const root = path.resolve(import.meta.dirname, "../..");

/** Lets the faults of a sample pass. Stryker's word for the others is a compile error; they count neither way. */
class SampledChecker {
  async init() {
    this.sample = new Set(JSON.parse(readFileSync(process.env.MUTATE_SAMPLE, "utf8")));
  }

  async check(faults) {
    return Object.fromEntries(
      faults.map((fault) => {
        const isDrawn = this.sample.has(keyOf(fault, root));
        return [
          fault.id,
          isDrawn
            ? { status: CheckStatus.Passed }
            : { status: CheckStatus.CompileError, reason: "Not in the sample." },
        ];
      }),
    );
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, "sampled", SampledChecker)];
