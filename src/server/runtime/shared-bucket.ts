import { env } from "@/src/env";
import type { Bucket } from "@/src/gateways/bucket/bucket";

let opened: Promise<Bucket> | undefined;

/** The bucket of uploads, or null where they are stored in DATA_DIR only. */
export async function sharedBucket(): Promise<Bucket | null> {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env();
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  // Loaded only where it is used: the client is large.
  opened ??= import("@/src/gateways/bucket/open-bucket").then(({ openBucket }) =>
    openBucket({
      bucket: S3_BUCKET,
      region: S3_REGION,
      ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT }),
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    }),
  );
  return opened;
}
