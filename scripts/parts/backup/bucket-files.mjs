import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { createWriteStream, mkdirSync } from "node:fs";
import { open, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";

/** A file up to this size is sent at once, a larger one in parts of it, bytes: memory holds eight of them at most. */
const PART = 16 * 1024 * 1024;

/** Sends a file. @param part bytes of a part, for tests */
export async function sendFile({ client, bucket }, key, file, part = PART) {
  const { size } = await stat(file);
  const target = { Bucket: bucket, Key: key };
  if (size <= part) {
    await client.send(new PutObjectCommand({ ...target, Body: await readFile(file) }));
    return;
  }
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(target));
  try {
    const Parts = await sendParts(client, { ...target, UploadId }, file, { size, part });
    await client.send(
      new CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts } }),
    );
  } catch (error) {
    // Parts of an aborted upload would be billed without being listed; they are left when the store is unavailable.
    await client.send(new AbortMultipartUploadCommand({ ...target, UploadId })).catch(() => {});
    throw error;
  }
}

async function sendParts(client, upload, file, { size, part }) {
  const parts = [];
  const source = await open(file);
  try {
    for (let at = 0; at < size; at += part) {
      const bytes = Buffer.alloc(Math.min(part, size - at));
      await source.read(bytes, 0, bytes.length, at);
      const PartNumber = parts.length + 1;
      const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body: bytes }));
      parts.push({ ETag, PartNumber });
    }
    return parts;
  } finally {
    await source.close();
  }
}

/** Brings a file here. */
export async function fetchFile({ client, bucket }, key, file) {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
  await pipeline(Body, createWriteStream(file, { mode: 0o600 }));
}

/** Keys that begin with a prefix. */
export async function listKeys({ client, bucket }, prefix) {
  const found = [];
  let token;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token }),
    );
    found.push(...(page.Contents ?? []).map(({ Key }) => Key));
    token = page.NextContinuationToken;
  } while (token);
  return found;
}

export async function deleteKey({ client, bucket }, key) {
  await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
}
