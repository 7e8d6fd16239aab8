import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { strykerPlugins } from "./broken-assumptions.mjs";

const silent = { isDebugEnabled: () => false, debug: () => undefined, info: () => undefined };
const options = {
  plugins: null,
  excludedMutations: [],
  noHeader: true,
  ignorers: strykerPlugins.map(({ name, value }) => ({ name, ...value })),
};

/** The same for the same fault in the same code, wherever the project is. */
export const keyOf = ({ fileName, location, mutatorName, replacement }, root) =>
  JSON.stringify([path.relative(root, fileName), location, mutatorName, replacement]);

const drawOf = (text) => createHash("sha256").update(text).digest("hex");

/**
 * Some of the faults that can be put into files: each file has its share, and in a file chance decides, the same at
 * every time.
 * @param files paths below root
 * @returns keys of the faults
 */
export async function drawSample(files, size, root) {
  const sources = files.toSorted().map((file) => ({
    name: path.join(root, file),
    mutate: true,
    content: readFileSync(path.join(root, file), "utf8"),
  }));
  const { mutants } = await new Instrumenter(silent).instrument(sources, options);
  const keys = mutants
    .filter(({ status }) => status !== "Ignored")
    .map((mutant) => ({ file: mutant.fileName, key: keyOf(mutant, root) }));
  const line = sources.flatMap(({ name }) =>
    keys
      .flatMap(({ file, key }) => (file === name ? [key] : []))
      .toSorted((one, other) => (drawOf(one) < drawOf(other) ? -1 : 1)),
  );
  if (line.length <= size) return line;
  return Array.from({ length: size }, (_, place) => line[Math.floor(((place + 0.5) * line.length) / size)]);
}
