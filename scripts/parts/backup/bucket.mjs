import { S3Client } from "@aws-sdk/client-s3";
import { Failure } from "../failure.mjs";

/** @import { Bucket, Env } from "../types.ts" */

/**
 * Whether a place for backups is a bucket rather than a folder.
 * @param {string} place
 */
export const isBucket = (place) => place.startsWith("s3://");

/**
 * A bucket for backups: the keys are those of BACKUP_S3_…, else those of S3_….
 * @param {string} place s3://bucket/prefix
 * @param {Env} env
 * @returns {Bucket}
 */
export function openBucket(place, env) {
  const { hostname: bucket, pathname } = new URL(place);
  const of = (/** @type {string} */ name) => env[`BACKUP_S3_${name}`] ?? env[`S3_${name}`];
  const [accessKeyId, secretAccessKey] = [of("ACCESS_KEY_ID"), of("SECRET_ACCESS_KEY")];
  if (!bucket || !accessKeyId || !secretAccessKey) throw notOpened(place, bucket);
  const endpoint = of("ENDPOINT");
  const client = new S3Client({
    region: of("REGION") ?? "us-east-1",
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon's address buckets by path, and few support the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const path = pathname.replaceAll(/^\/+|\/+$/g, "");
  return { client, bucket, prefix: path === "" ? "" : `${path}/` };
}

/** @param {string} place @param {string} bucket */
const notOpened = (place, bucket) =>
  new Failure({
    what: bucket ? "The keys of the bucket for backups are not set." : `${place} names no bucket.`,
    why: "Nothing could be written there, or read.",
    repair:
      "Name it as s3://bucket/prefix and set BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY (or S3_…), with BACKUP_S3_ENDPOINT where the store is not Amazon's.",
  });

/**
 * Reports a refusal of a store.
 * @template T
 * @param {Bucket} store
 * @param {string} why it matters
 * @param {() => Promise<T>} work the call
 */
export async function inBucket({ bucket }, why, work) {
  try {
    return await work();
  } catch (error) {
    // The client adds it to every error of a call, also where no store answered.
    if (!(error instanceof Error && "$metadata" in error)) throw error;
    throw new Failure({
      what: `The bucket ${bucket} refuses: ${error.name}: ${error.message}`,
      why,
      repair:
        "Check name, keys and rights of the bucket (list, read, write, delete), then do the same again.",
    });
  }
}
