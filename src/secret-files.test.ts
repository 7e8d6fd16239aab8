import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { variableNames } from "./env";
import { readSecretFiles, secretVariables } from "./secret-files.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "valcour-secrets-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function fileWith(text: string): string {
  const file = path.join(folder, "secret");
  writeFileSync(file, text);
  return file;
}

test.each(secretVariables)("%s may lie in a file, with the line end an editor leaves", (name) => {
  const { env, errors } = readSecretFiles({ PORT: "3000", [`${name}_FILE`]: fileWith("four words \n") });
  expect(env).toEqual({ PORT: "3000", [name]: "four words" });
  expect(errors).toEqual([]);
});

test("reading the environment a second time gives no error", () => {
  const { env } = readSecretFiles({ SMTP_URL_FILE: fileWith("smtp://mail.example") });
  expect(readSecretFiles(env)).toEqual({ env, errors: [] });
});

test("a value and a file at once are refused", () => {
  const { errors } = readSecretFiles({
    SMTP_URL: "smtp://a.example",
    SMTP_URL_FILE: fileWith("smtp://b.example"),
  });
  expect(errors).toEqual([expect.stringMatching(/^SMTP_URL and SMTP_URL_FILE are both set/)]);
});

test("a file that is missing, empty or a folder is refused, and no secret is in the message", () => {
  const { errors } = readSecretFiles({
    PAYLOAD_SECRET_FILE: path.join(folder, "none"),
    SMTP_URL_FILE: fileWith(" \n"),
    DATABASE_URL_FILE: folder,
  });
  expect(errors).toEqual([
    expect.stringMatching(/^DATABASE_URL_FILE .*cannot be read \(EISDIR\)/),
    expect.stringMatching(/^PAYLOAD_SECRET_FILE .*cannot be read \(ENOENT\)/),
    expect.stringMatching(/^SMTP_URL_FILE .*is empty/),
  ]);
});

test("every variable of the shop that holds a secret is in the list, and nothing unknown", () => {
  const named = variableNames.filter((name) => /SECRET|KEY|PASS|TOKEN|^DATABASE_URL$|^SMTP_URL$/.test(name));
  expect(named.filter((name) => !secretVariables.includes(name))).toEqual([]);
  // Only the backup reads its passphrase.
  expect(secretVariables.filter((name) => !variableNames.includes(name))).toEqual(["BACKUP_PASSPHRASE"]);
});
