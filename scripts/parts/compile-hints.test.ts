import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { hintCompilation } from "./compile-hints.mjs";

test("what every page runs first is marked once, and nothing else", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "valcour-hints-"));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
  write("build-manifest.json", JSON.stringify({ rootMainFiles: ["react.js", "frame.css"] }));
  for (const name of ["react.js", "frame.css", "later.js"]) write(name, "run()");
  hintCompilation(folder);
  hintCompilation(folder);
  expect(read("react.js")).toBe("//# allFunctionsCalledOnLoad\nrun()");
  expect([read("frame.css"), read("later.js")]).toEqual(["run()", "run()"]);
  rmSync(folder, { recursive: true });
});
