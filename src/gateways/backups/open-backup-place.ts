import { access, readdir } from "node:fs/promises";
import path from "node:path";
import { HeadObjectCommand, ListObjectsV2Command, NotFound, S3Client } from "@aws-sdk/client-s3";
import type { BackupPlace } from "@/src/gateways/outside/surroundings";
import { momentOfBackup, newestBackups } from "./backup-name";

/** Written last: a backup without it is incomplete. */
const manifest = "manifest.json";

export interface BackupStore {
  readonly region: string;
  /** Endpoint of a store other than Amazon S3. */
  readonly endpoint: string | undefined;
  readonly accessKeyId: string | undefined;
  readonly secretAccessKey: string | undefined;
}

/** The newest complete backup among some names. */
async function newestWhole(
  names: readonly string[],
  isWhole: (name: string) => Promise<boolean>,
): Promise<Date | null> {
  for (const name of newestBackups(names)) if (await isWhole(name)) return momentOfBackup(name);
  return null;
}

function folderPlace(folder: string): BackupPlace {
  const isThere = (file: string) =>
    access(file).then(
      () => true,
      () => false,
    );
  return {
    place: folder,
    newest: async () =>
      // Without any backup there is no folder.
      (await isThere(folder))
        ? newestWhole(await readdir(folder), (name) => isThere(path.join(folder, name, manifest)))
        : null,
  };
}

function bucketPlace(place: string, store: BackupStore): BackupPlace {
  const { hostname: bucket, pathname } = new URL(place);
  const prefix = pathname.replaceAll(/^\/+|\/+$/g, "");
  const folder = prefix === "" ? "" : `${prefix}/`;
  const { region, endpoint, accessKeyId = "", secretAccessKey = "" } = store;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestHandler: { requestTimeout: 5_000, connectionTimeout: 2_500 },
    maxAttempts: 2,
  });
  const isWhole = async (name: string) => {
    try {
      await client.send(new HeadObjectCommand({ Bucket: bucket, Key: `${folder}${name}/${manifest}` }));
      return true;
    } catch (error) {
      if (error instanceof NotFound) return false;
      throw error;
    }
  };
  return {
    place,
    newest: async () => {
      // Lists prefixes only: a bucket with a year's backups has about twenty.
      const { CommonPrefixes = [] } = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: folder, Delimiter: "/" }),
      );
      const names = CommonPrefixes.map(({ Prefix = "" }) => Prefix.slice(folder.length, -1));
      return newestWhole(names, isWhole);
    },
  };
}

/** @param place a folder, or s3://bucket/prefix */
export const openBackupPlace = (place: string, store: BackupStore): BackupPlace =>
  place.startsWith("s3://") ? bucketPlace(place, store) : folderPlace(path.resolve(place));
