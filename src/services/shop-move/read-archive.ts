import { createHash } from "node:crypto";
import * as v from "valibot";
import {
  movedDocumentsFile,
  movedGlobalFile,
  shopFileFormat,
  shopManifest,
  type ShopManifest,
} from "@/src/domain/contracts/shop-file";
import { locales } from "@/src/domain/locale/locale";
import {
  movedCollectionNames,
  movedGlobalNames,
  type MovedCollectionName,
  type MovedGlobalName,
} from "@/src/domain/shop-move/moved-content";
import type { MovedContent, MovedDocument, MovedGlobal } from "@/src/domain/shop-move/moved-document";
import { fail, ok, type Result } from "@/src/domain/result";
import { openZip, type OpenZip } from "@/src/services/catalogue-import/open-zip";
import type { CmsContent, ReadFile } from "./cms-content";
import { collectionFile, globalFile, manifestName, pictureFile } from "./export-shop";
import { archiveLimits } from "./write-archive";

/** A file of a shop that was read and found whole. */
export interface ShopArchive {
  readonly manifest: ShopManifest;
  readonly content: MovedContent;
  readonly readFile: ReadFile;
}

/** What was read from an archive, while it is open. */
type Use<Value> = (archive: ShopArchive) => Promise<Value>;

/** Why a file is not imported, as a sentence. */
type Read<Value> = Result<Value, string>;

const parsed = <Schema extends v.GenericSchema>(
  schema: Schema,
  name: string,
  bytes: Uint8Array,
): Read<v.InferOutput<Schema>> => {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(new TextDecoder().decode(bytes)));
    if (success) return ok(output);
  } catch {
    // Not JSON at all: the same sentence.
  }
  return fail(`${name} is not what an export writes.`);
};

/** Differences that would make documents lose something, or mean something else. */
function refusalOf({ format, structure, version, languages }: ShopManifest, shop: CmsContent): string | null {
  const age = (isNewer: boolean) =>
    isNewer
      ? `It was written by a newer shop (${version}; this one is ${shop.version}). Update this shop first.`
      : `It was written by an older shop (${version}; this one is ${shop.version}). Update that shop, and export it again.`;
  if (format !== shopFileFormat) return age(format > shopFileFormat);
  // Names of migrations begin with their time.
  if (structure !== shop.structure) return age(structure > shop.structure);
  const missing = languages.filter((language) => !(locales as readonly string[]).includes(language));
  if (missing.length > 0 || languages.length !== locales.length)
    return `It has the languages ${languages.join(", ")}; this shop has ${locales.join(", ")}.`;
  return null;
}

class Archive {
  constructor(
    private readonly zip: OpenZip,
    private readonly manifest: ShopManifest,
  ) {}

  /** Bytes of a file that are those of the manifest. */
  async read(name: string): Promise<Read<Uint8Array>> {
    const expected = this.manifest.files[name];
    if (!expected) return fail(`${name} is missing in the list of files.`);
    const bytes = await this.zip.read(name);
    if (!bytes.ok) return fail(`${name} is missing or damaged.`);
    const sha256 = createHash("sha256").update(bytes.value).digest("hex");
    return sha256 === expected.sha256 ? bytes : fail(`${name} was changed after the export.`);
  }

  async readJson<Schema extends v.GenericSchema>(
    schema: Schema,
    name: string,
  ): Promise<Read<v.InferOutput<Schema>>> {
    const bytes = await this.read(name);
    return bytes.ok ? parsed(schema, name, bytes.value) : bytes;
  }
}

async function readContent(archive: Archive): Promise<Read<MovedContent>> {
  const collections: Partial<Record<MovedCollectionName, readonly MovedDocument[]>> = {};
  for (const name of movedCollectionNames) {
    const documents = await archive.readJson(movedDocumentsFile, collectionFile(name));
    if (!documents.ok) return documents;
    collections[name] = documents.value;
  }
  const globals: Partial<Record<MovedGlobalName, MovedGlobal>> = {};
  for (const name of movedGlobalNames) {
    const global = await archive.readJson(movedGlobalFile, globalFile(name));
    if (!global.ok) return global;
    globals[name] = global.value;
  }
  // Every name of both lists was read.
  return ok({ collections, globals } as MovedContent);
}

/** Files that documents name, and that the archive lacks or has in another size. */
function missingFiles({ collections }: MovedContent, { files }: ShopManifest): readonly string[] {
  return Object.values(collections)
    .flat()
    .flatMap(({ key, file }) =>
      file && files[pictureFile(file.sha256)]?.size !== file.size ? [`The file of ${key} is missing.`] : [],
    );
}

async function check(zip: OpenZip, shop: CmsContent): Promise<Result<ShopArchive, readonly string[]>> {
  const first = await zip.read(manifestName);
  if (!first.ok) return fail([`It has no ${manifestName}: it is no file of a shop.`]);
  const manifest = parsed(shopManifest, manifestName, first.value);
  if (!manifest.ok) return fail([manifest.error]);
  const refusal = refusalOf(manifest.value, shop);
  if (refusal !== null) return fail([refusal]);
  const strangers = zip.names.filter(
    (name) => name !== manifestName && !Object.hasOwn(manifest.value.files, name),
  );
  if (strangers.length > 0) return fail(strangers.map((name) => `${name} is not in the list of files.`));
  const archive = new Archive(zip, manifest.value);
  const content = await readContent(archive);
  if (!content.ok) return fail([content.error]);
  const missing = missingFiles(content.value, manifest.value);
  if (missing.length > 0) return fail(missing);
  return ok({
    manifest: manifest.value,
    content: content.value,
    readFile: async ({ sha256 }) => {
      const bytes = await archive.read(pictureFile(sha256));
      if (!bytes.ok) throw new Error(bytes.error);
      return bytes.value;
    },
  });
}

/**
 * Opens a file of a shop and checks that it is whole, and written by a shop like this one.
 * @param use gets its content, and its files while it is open
 */
export async function readArchive<Value>(
  file: string,
  shop: CmsContent,
  use: Use<Value>,
): Promise<Result<Value, readonly string[]>> {
  const zip = await openZip({ file }, archiveLimits);
  if (!zip.ok) {
    const { code, file: name } = zip.error;
    return fail([`It cannot be read as a ZIP (${code}${name === null ? "" : `: ${name}`}).`]);
  }
  try {
    const archive = await check(zip.value, shop);
    return archive.ok ? ok(await use(archive.value)) : archive;
  } finally {
    zip.value.close();
  }
}
