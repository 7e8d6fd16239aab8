/** A remote file store. Keys are paths: layers/DI-0123456789ab.webp. */
export interface Bucket {
  readonly put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /** null if there is no such file */
  readonly get: (key: string) => Promise<Uint8Array | null>;
  readonly remove: (key: string) => Promise<void>;
}

export interface BucketSettings {
  readonly bucket: string;
  readonly region: string;
  /** Endpoint of an S3-compatible store other than Amazon's. */
  readonly endpoint?: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}
