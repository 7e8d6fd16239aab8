import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

/** What comments cite, by how they say it. */
const citable: readonly (readonly [citation: RegExp, known: readonly string[]])[] = [
  [/specification §?(\d+(?:\.\d+)?)/g, found(read("docs/specification.md"), /^##+ (\d+(?:\.\d+)?) /gm)],
  [
    /decision (\d{4})\b/g,
    readdirSync(path.join(root, "docs/decisions"), { recursive: true }).map((file) =>
      path.basename(String(file)).slice(0, 4),
    ),
  ],
  [/scenarios? (\d+)/g, found(read("docs/scenarios.md"), /^\| (\d+) \|/gm)],
  // A decision is named by its number: titles change.
  [/decisions? "(.*?)"/g, []],
];

const files = ["src", "collections", "globals", "media", "packages", "scripts", "tests"].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => path.join(folder, String(file)))
    .filter((file) => /\.(tsx?|mjs|css|py)$/.test(file) && file !== "tests/citations.test.ts"),
);

test("comments cite what is in the repository", () => {
  expect(citable.map(([, known]) => known.length)).toEqual([
    expect.toSatisfy((count: number) => count > 100),
    expect.toSatisfy((count: number) => count > 60),
    expect.toSatisfy((count: number) => count > 30),
    0,
  ]);
  const broken = files.flatMap((file) => {
    const text = read(file);
    return citable.flatMap(([citation, known]) =>
      found(text, citation)
        .filter((cited) => !known.includes(cited))
        .map((cited) => `${file}: ${cited}`),
    );
  });
  expect(broken).toEqual([]);
});
