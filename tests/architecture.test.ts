import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

/**
 * The picture in README.md, as a table: what each layer may import. `types` may be imported with `import type`
 * only: a service knows the shape of the store it is handed, not the store. A layer may always import itself.
 * Nothing imports `app`.
 */
const rules: Record<string, { values: readonly string[]; types?: readonly string[] }> = {
  domain: { values: [] },
  contracts: { values: ["domain"] },
  // One value per process, where Next bundles a module several times.
  "per-process": { values: [] },
  store: { values: ["domain", "per-process"], types: ["payload-types", "cache"] },
  // What the store reads, kept in memory.
  cache: { values: ["domain", "store", "revalidation", "i18n", "per-process"] },
  // Invalidates kept pages: called by collections and jobs, received by the server.
  revalidation: { values: ["store", "per-process"] },
  gateways: { values: ["domain"] },
  "mail-templates": { values: ["domain", "i18n"] },
  access: { values: ["domain", "i18n"], types: ["payload-types"] },
  // What mends Payload, each with a contract test against the installed version.
  "payload-fixes": { values: ["domain", "i18n", "access", "store"] },
  services: { values: ["domain", "contracts"], types: ["store", "cache", "gateways", "mail-templates"] },
  endpoints: { values: ["domain", "contracts", "services", "access", "payload-fixes", "runtime", "env"] },
  jobs: { values: ["domain", "services", "mail-templates", "runtime", "env"] },
  i18n: { values: ["domain", "env", "per-process"] },
  browser: { values: ["domain", "contracts"] },
  state: { values: ["domain", "contracts", "browser"] },
  // Pages load data and pass it to their components, which know its shape and load nothing. The one picture that is
  // part of a page's code, home's exploded view, is in the artwork folder.
  components: {
    values: ["domain", "contracts", "state", "browser", "i18n", "styles", "media"],
    types: ["services"],
  },
  app: {
    values: [
      "domain",
      "contracts",
      "services",
      "state",
      "browser",
      "components",
      "i18n",
      "styles",
      // The API's own route passes calls to the table.
      "endpoints",
      "runtime",
      "env",
      // The admin that Payload generates is built from the configuration; the shop's own views export their titles.
      "admin",
      "payload.config.ts",
    ],
  },
  runtime: {
    values: [
      "domain",
      "contracts",
      "services",
      "store",
      "cache",
      "revalidation",
      "gateways",
      "mail-templates",
      "access",
      "i18n",
      "migrations",
      "env",
      "per-process",
      "package.json",
    ],
  },
  // A bundle of its own: what it shares with the shop is kept once per process, behind these.
  server: { values: ["domain", "i18n", "runtime", "revalidation", "env"], types: ["gateways"] },
  // Parts around pages, such as redirects; all they need is small and independent of the CMS.
  proxy: { values: ["domain", "i18n", "runtime", "server"] },
  "start-shop": { values: ["endpoints", "jobs", "runtime", "payload.config.ts"] },
  instrumentation: { values: ["start-shop"] },
  admin: { values: ["domain", "browser", "services", "runtime", "access", "payload-fixes", "store", "i18n"] },
  collections: {
    values: [
      "domain",
      "access",
      "payload-fixes",
      "admin",
      "store",
      "revalidation",
      "gateways",
      "i18n",
      "runtime",
    ],
    types: ["payload-types"],
  },
  globals: { values: ["collections", "domain", "access", "revalidation", "i18n"] },
  seed: { values: ["domain", "store", "revalidation", "i18n", "env"], types: ["payload-types"] },
};

/** Packages that a layer must not know, beside the layers it must not import. */
const forbiddenPackages: Record<string, RegExp> = {
  // Hashing and mixing colors are arithmetic, not side effects.
  domain: /^(?!node:crypto$|culori\/fn$)/,
  contracts: /^(?!valibot$)/,
  services: /^(payload|@payloadcms|next|react|stripe|nodemailer|sharp|pg)(\/|$)/,
  components: /^(payload|@payloadcms|stripe|nodemailer|sharp|pg)(\/|$)/,
  state: /^(payload|@payloadcms|stripe|nodemailer|sharp|pg)(\/|$)/,
  browser: /^(payload|@payloadcms|stripe|nodemailer|sharp|pg|node:)/,
};

interface Import {
  from: string;
  specifier: string;
  /** File inside the project, relative to its root; undefined for a package. */
  target: string | undefined;
  isTypeOnly: boolean;
}

const aliases: readonly (readonly [RegExp, string])[] = [
  [/^@payload-config$/, "payload.config"],
  [/^@\//, ""],
];

const root = path.resolve(import.meta.dirname, "..");
const files = ["src", "collections", "globals"].flatMap(sourceFiles);
const imports = files.flatMap(readImports);

describe("imports follow the arrows", () => {
  test.each(Object.entries(rules))("%s", (layer, { values, types = [] }) => {
    const broken = imports.filter(({ from, target, isTypeOnly }) => {
      if (layerOf(from) !== layer || !target) return false;
      const other = layerOf(target);
      return other !== layer && !values.includes(other) && !(isTypeOnly && types.includes(other));
    });
    expect(broken.map(describeImport)).toEqual([]);
  });

  test("nothing imports app", () => {
    const broken = imports.filter(
      ({ from, target }) => target && layerOf(target) === "app" && layerOf(from) !== "app",
    );
    expect(broken.map(describeImport)).toEqual([]);
  });

  test.each(Object.entries(forbiddenPackages))(
    "%s knows no packages that are not its business",
    (layer, forbidden) => {
      const broken = imports.filter(
        ({ from, specifier, target }) => layerOf(from) === layer && !target && forbidden.test(specifier),
      );
      expect(broken.map(describeImport)).toEqual([]);
    },
  );

  test("every import inside the project resolves to a file", () => {
    const broken = imports.filter(({ target }) => target?.startsWith("missing:"));
    expect(broken.map(describeImport)).toEqual([]);
  });

  test("every component path in the admin's configuration exists", () => {
    const told = files.flatMap((file) =>
      [...readFileSync(path.join(root, file), "utf8").matchAll(/"\/(src\/admin\/[^"#]+)#/g)].map(
        ([, component = ""]) => [file, component] as const,
      ),
    );
    expect(told.length).toBeGreaterThan(50);
    expect(told.filter(([, component]) => !existsSync(path.join(root, `${component}.tsx`)))).toEqual([]);
  });
});

test("a package imports itself and what its package.json names", () => {
  const broken = sourceFiles("packages")
    .flatMap(readImports)
    .filter(({ from, specifier, target }) => {
      const home = from.split("/").slice(0, 2).join("/");
      if (target) return !specifier.startsWith(".") || !target.startsWith(`${home}/`);
      return !specifier.startsWith("node:") && !dependenciesOf(home).includes(specifier);
    });
  expect(broken.map(describeImport)).toEqual([]);
});

test("every layer has a rule", () => {
  const free = ["env", "env-schema", "instrumentation-client", "payload-types", "styles"];
  const layers = new Set(files.map(layerOf));
  expect([...layers].filter((layer) => !(layer in rules) && !free.includes(layer))).toEqual([]);
});

test("docs/architecture.md says the same", () => {
  const table = readFileSync(path.join(root, "docs/architecture.md"), "utf8");
  const rows = [...table.matchAll(/^\| `([\w-]+)` \| (.*?) \| (.*?) ?\|$/gm)];
  const names = (cell = "") => (cell.match(/[a-z][\w.-]*/g) ?? []).toSorted();
  expect(
    Object.fromEntries(rows.map(([, layer = "", values, types]) => [layer, [names(values), names(types)]])),
  ).toEqual(
    Object.fromEntries(
      Object.entries(rules).map(([layer, { values, types = [] }]) => [
        layer,
        [values.toSorted(), types.toSorted()],
      ]),
    ),
  );
});

test("no file imports itself, directly or through others", () => {
  const targets = new Map<string, string[]>();
  for (const { from, target } of imports) {
    if (target) targets.set(from, [...(targets.get(from) ?? []), target]);
  }
  expect(findCycles(targets)).toEqual([]);
});

test("file names match their contents", () => {
  const vague = files.filter((file) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.)/.test(file));
  expect(vague).toEqual([]);
});

function dependenciesOf(home: string): string[] {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(root, home, "package.json"), "utf8"),
  ) as Record<string, object | undefined>;
  return Object.keys({ ...dependencies, ...devDependencies });
}

function sourceFiles(folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith("src/store/migrations/"));
}

/** Layers that lie in a room of another one, which is named for what people look for. */
const insideOthers: Readonly<Record<string, string>> = {
  "src/admin/access/": "access",
  "src/admin/payload-fixes/": "payload-fixes",
  "src/client/browser/": "browser",
  "src/client/state/": "state",
  "src/domain/contracts/": "contracts",
  "src/server/endpoints/": "endpoints",
  "src/server/runtime/": "runtime",
  "src/services/mail-templates/": "mail-templates",
  "src/services/jobs/": "jobs",
  "src/store/cache/": "cache",
  "src/store/migrations/": "migrations",
  "src/store/revalidation/": "revalidation",
};

/** Folder below src, or the file's own name for src/env.ts; collections and globals are layers as well. */
function layerOf(file: string): string {
  // A block's description belongs to the domain, what pages show of it to the components.
  if (file.startsWith("src/blocks/")) return file.endsWith(".ts") ? "domain" : "components";
  const inside = Object.entries(insideOthers).find(([folder]) => file.startsWith(folder));
  if (inside) return inside[1];
  const [top = "", second = ""] = file.split("/");
  return top === "src" ? second.replace(/\.tsx?$/, "") : top;
}

/**
 * Import and export statements with a source. Comments are blanked first; a quoted statement inside a
 * string would be taken for an import, which no file here has reason to contain.
 */
function readImports(from: string): Import[] {
  const text = readFileSync(path.join(root, from), "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const statements = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(?<type>type\s+)?(?:(?<names>[\w$\s,]*(?:\{[^}]*\}|\*(?:\s+as\s+[\w$]+)?)?)\s*from\s*)?["'](?<specifier>[^"']+)["']|\bimport\(\s*["'](?<dynamic>[^"']+)["']\s*\)/g,
  );
  return [...statements].map(({ groups = {} }) => {
    const specifier = groups.specifier ?? groups.dynamic ?? "";
    const names =
      groups.names
        ?.match(/\{([^}]*)\}/)?.[1]
        ?.split(",")
        .filter((name) => name.trim() !== "") ?? [];
    const isTypeOnly =
      Boolean(groups.type) || (names.length > 0 && names.every((name) => name.trim().startsWith("type ")));
    return { from, specifier, target: resolveInside(from, specifier), isTypeOnly };
  });
}

function resolveInside(from: string, specifier: string): string | undefined {
  const alias = aliases.find(([pattern]) => pattern.test(specifier));
  if (!alias && !specifier.startsWith(".")) return undefined;
  const bare = alias ? specifier.replace(alias[0], alias[1]) : path.join(path.dirname(from), specifier);
  const found = ["", ".ts", ".tsx", "/index.ts", "/index.tsx", ".mjs"]
    .map((ending) => bare.replace(/\.js$/, "") + ending)
    .find((file) => /\.\w+$/.test(file) && existsSync(path.join(root, file)));
  return found ?? (existsSync(path.join(root, bare)) ? bare : `missing:${bare}`);
}

function describeImport({ from, specifier, isTypeOnly }: Import) {
  return `${from} imports ${isTypeOnly ? "types of " : ""}${specifier}`;
}

/** Depth-first walk; each cycle is reported once, at the file where it closes. */
function findCycles(targets: ReadonlyMap<string, readonly string[]>): string[] {
  const finished = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, trail: readonly string[]) => {
    if (trail.includes(file)) cycles.push([...trail.slice(trail.indexOf(file)), file].join(" → "));
    if (trail.includes(file) || finished.has(file)) return;
    for (const target of targets.get(file) ?? []) visit(target, [...trail, file]);
    finished.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return cycles;
}
