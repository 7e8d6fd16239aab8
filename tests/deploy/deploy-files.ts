import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { parse, parseAllDocuments } from "yaml";

export const deployFolder = path.resolve(import.meta.dirname, "../../deploy");

const words = v.record(v.string(), v.string());

/** The parts of a compose file that tests read. */
const composeFile = v.object({
  services: v.record(
    v.string(),
    v.object({
      image: v.optional(v.string()),
      environment: v.optional(words, {}),
      secrets: v.optional(v.array(v.string()), []),
      volumes: v.optional(v.array(v.string()), []),
      read_only: v.optional(v.boolean(), false),
      restart: v.optional(v.string()),
      command: v.optional(v.array(v.string())),
    }),
  ),
  secrets: v.record(v.string(), v.object({ file: v.string() })),
});
export type ComposeFile = v.InferOutput<typeof composeFile>;

/** As `docker compose` reads it: merged, and the blanks of its values filled in. */
export function readCompose(name: string, given: Readonly<Record<string, string>>): ComposeFile {
  const fillIn = (text: string) =>
    text.replace(
      /\$\{(\w+)(?::([?-])([^}]*))?\}/g,
      (_, variable: string, kind: string | undefined, otherwise = "") =>
        given[variable] ?? (kind === "-" ? otherwise : missing(variable)),
    );
  const reviver = (_: unknown, value: unknown) => (typeof value === "string" ? fillIn(value) : value);
  const text = readFileSync(path.join(deployFolder, name), "utf8");
  return v.parse(composeFile, parse(text, reviver, { merge: true }));
}

function missing(variable: string): never {
  throw new Error(`${variable} has no value.`);
}

/** Every YAML file below deploy/, by its path. */
export function yamlFiles(): readonly string[] {
  return readdirSync(deployFolder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.ya?ml$/.test(file),
  );
}

/** The documents of one file. @throws Error for invalid YAML, including repeated keys */
export function readDocuments(file: string): readonly unknown[] {
  return parseAllDocuments(readFileSync(path.join(deployFolder, file), "utf8"), { merge: true }).map(
    (document) => {
      const [error] = document.errors;
      if (error) throw new Error(`${file}: ${error.message}`);
      return document.toJS();
    },
  );
}

/** A value of the kind each secret has. */
export const exampleSecrets: Readonly<Record<string, string>> = {
  DATABASE_URL: "postgres://shop:password@database:5432/shop",
  PAYLOAD_SECRET: "0123456789abcdef0123456789abcdef",
  GIFT_CARD_SECRET: "fedcba9876543210fedcba9876543210",
  SMTP_URL: "smtps://user:password@mail.example:465",
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
};

/**
 * The environment with files behind its NAME_FILE variables, as they are mounted.
 * @param folder a temporary one
 */
export function withMountedSecrets(
  environment: Readonly<Record<string, string>>,
  folder: string,
): Record<string, string> {
  const mount = mkdtempSync(path.join(folder, "secrets-"));
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => {
      if (!name.endsWith("_FILE")) return [name, value];
      const file = path.join(mount, name);
      writeFileSync(file, `${exampleSecrets[name.slice(0, -"_FILE".length)] ?? ""}\n`);
      return [name, file];
    }),
  );
}
