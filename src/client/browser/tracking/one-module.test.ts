import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { barePath } from "@/src/i18n/locale-href";
import { isSecretPage } from "@/src/domain/tracking/secret-pages";

const source = path.resolve(import.meta.dirname, "../../..");

const files = readdirSync(source, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
  .map((entry) => path.relative(source, path.join(entry.parentPath, entry.name)));

const read = (file: string) => readFileSync(path.join(source, file), "utf8");

/** Tracking calls, and ways to load a third-party script. */
const tracking =
  /createElement\(\s*["'`]script|next\/script|\bfbq\b|sendBeacon|["'`]\/api\/(pi|c|analytics\/insert)["'`]/;

test("nothing is tracked and no third-party script is loaded outside this folder", () => {
  const others = files.filter(
    (file) => !file.startsWith("client/browser/tracking/") && tracking.test(read(file)),
  );
  expect(others).toEqual([]);
});

test("the tracking module is only imported after consent", () => {
  const early = files.filter(
    (file) =>
      !file.startsWith("client/browser/tracking/") &&
      file !== "components/tracking/provider-message.tsx" &&
      /^import (?!type)[^;]*browser\/tracking\//m.test(read(file)),
  );
  expect(early).toEqual([]);
});

test("a page that hides its address from others is one of the secret pages", () => {
  const pages = files
    .filter(
      (file) => file.startsWith("app/[locale]/") && /referrer: "no-referrer"|formMetadata/.test(read(file)),
    )
    .map((file) =>
      barePath(
        path
          .dirname(file)
          .replace(/^app\/\[locale\]\/\(\w+\)/, "")
          .replaceAll(/\[[^\]]+\]/g, "x"),
      ),
    );
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.filter((page) => !isSecretPage(page))).toEqual([]);
});
