import { createHash } from "node:crypto";
import pLimit from "p-limit";
import { refusal, type Refusal } from "@/src/domain/catalogue-import/refusal";
import type { PictureFacts, SentPicture } from "@/src/domain/catalogue-import/sent-picture";
import { fail, ok, type Result } from "@/src/domain/result";
import { openZip, type ZipRefusal } from "./open-zip";

const limits = { files: 2_000, unpacked: 500 * 1024 * 1024, ratio: 200 } as const;
/** Pictures decoded at once: visitors' pictures are composed on the same processors. */
const atOnce = 2;

/** The pictures of a ZIP. */
export interface SentPictures {
  readonly pictures: readonly SentPicture[];
  readonly read: (file: string) => Promise<Uint8Array>;
}

export const noPictures: SentPictures = {
  pictures: [],
  read: (file) => Promise.reject(new Error(`There is no picture ${file}.`)),
};

/** What archives of some systems carry beside the files. */
const isOwnOfSystem = (name: string) =>
  /^__MACOSX\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(name);

const refuse = ({ code, file }: ZipRefusal): Refusal => refusal(code, { place: file });

/**
 * Opens a ZIP of pictures and decodes each of them once.
 * @param inspect what a decoded picture is; null for a file that is none
 */
export async function readPictures(
  bytes: Uint8Array,
  inspect: (file: Uint8Array) => Promise<PictureFacts | null>,
): Promise<Result<SentPictures, readonly Refusal[]>> {
  const zip = await openZip(bytes, limits);
  if (!zip.ok) return fail([refuse(zip.error)]);
  const names = zip.value.names.filter((name) => !isOwnOfSystem(name));
  const nested = names.filter((name) => name.includes("/"));
  if (nested.length > 0) return fail(nested.map((place) => refusal("zip-nested", { place })));
  const limit = pLimit(atOnce);
  const read = await Promise.all(
    names.map((file) =>
      limit(async () => {
        const unpacked = await zip.value.read(file);
        if (!unpacked.ok) return fail(refuse(unpacked.error));
        const hash = createHash("sha256").update(unpacked.value).digest("hex");
        return ok({ file, hash, facts: await inspect(unpacked.value) });
      }),
    ),
  );
  const broken = read.flatMap((one) => (one.ok ? [] : [one.error]));
  if (broken.length > 0) return fail(broken);
  return ok({
    pictures: read.flatMap((one) => (one.ok ? [one.value] : [])),
    read: async (file) => {
      const unpacked = await zip.value.read(file);
      if (!unpacked.ok) throw new Error(`The picture ${file} was readable and is no more.`);
      return unpacked.value;
    },
  });
}
