import path from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that take far longer than the others of their project. Vitest knows that from an earlier run; without one,
 * as on a build server, one of them would start last and delay the end.
 */
const slowest: readonly string[] = [
  "tests/languages/german.deep.test.ts",
  "tests/options/adding-an-option.deep.test.ts",
  "tests/simulation/faults.deep.test.ts",
  "tests/integration/access-malformed.deep.test.ts",
  "tests/integration/malformed.test.ts",
  "tests/integration/shop-move.test.ts",
  "tests/integration/follow-version.test.ts",
  "tests/integration/brand-printing.test.ts",
  "tests/integration/shop-move-whole.deep.test.ts",
];

const isSlow = ({ moduleId, project }: TestSpecification) =>
  slowest.includes(path.relative(project.vitest.config.root, moduleId));

/** Vitest's order, but with the slowest files of each project first. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is no array
    const sorted = await super.sort(files);
    return [...new Set(sorted.map(({ project }) => project))].flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(isSlow), ...own.filter((file) => !isSlow(file))];
    });
  }
}
