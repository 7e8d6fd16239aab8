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
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** @typedef {Pick<Bucket, "client" | "bucket">} Store */

/** @import { Bucket } from "../types.ts" */

/** A file up to this size is sent at once, a larger one in parts of it, bytes: memory holds eight of them at most. */
const PART = 16 * 1024 * 1024;

/**
 * Sends a file.
 * @param {Store} store
 * @param {string} key
 * @param {string} file
 * @param {number} part bytes of a part, for tests
 */
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

/**
 * @param {Bucket["client"]} client
 * @param {{ Bucket: string, Key: string, UploadId: string | undefined }} upload
 * @param {string} file
 * @param {{ size: number, part: number }} sizes
 */
async function sendParts(client, upload, file, { size, part }) {
  /** @type {{ ETag: string | undefined, PartNumber: number }[]} */
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

/**
 * Brings a file here.
 * @param {Store} store
 * @param {string} key
 * @param {string} file
 */
export async function fetchFile({ client, bucket }, key, file) {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
  if (!(Body instanceof Readable)) throw new Error(`${key} has no content.`);
  await pipeline(Body, createWriteStream(file, { mode: 0o600 }));
}

/**
 * Keys that begin with a prefix.
 * @param {Store} store
 * @param {string} prefix
 */
export async function listKeys({ client, bucket }, prefix) {
  /** @type {string[]} */
  const found = [];
  /** @type {string | undefined} */
  let token;
  do {
    /** @type {import("@aws-sdk/client-s3").ListObjectsV2Output} */
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token }),
    );
    found.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
    token = page.NextContinuationToken;
  } while (token);
  return found;
}

/** @param {Store} store @param {string} key */
export async function deleteKey({ client, bucket }, key) {
  await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
}
