/** A store of files beyond this machine. Keys are paths: layers/DI-0123456789ab.webp. */
export interface Bucket {
  readonly put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /** null where there is no such file */
  readonly get: (key: string) => Promise<Uint8Array | null>;
  readonly remove: (key: string) => Promise<void>;
}

export interface BucketSettings {
  readonly bucket: string;
  readonly region: string;
  /** Address of a store that is not Amazon's but speaks its protocol. */
  readonly endpoint?: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}
