/** Types that the scripts share. Only comments import this file: before packages are installed nothing reads TypeScript. */
import type { S3Client } from "@aws-sdk/client-s3";

/** Variables of a process. */
export type Env = Record<string, string | undefined>;

/** The complete environment of the shop. */
export type ShopEnv = Env & { SHOP_URL: string; DATA_DIR: string };

export interface Ports {
  shop: number;
  payments?: number;
  mailbox?: number;
  smtp?: number;
  postgres?: number;
}

/** Parts that come with the shop where no real ones are configured. */
export interface Embedded {
  postgres: boolean;
  payments: boolean;
  mail: boolean;
}

/** Secrets of a data folder. */
export interface Secrets {
  DATABASE_PASSWORD: string;
  PAYLOAD_SECRET: string;
  PAYLOAD_SECRET_PREVIOUS?: string;
  GIFT_CARD_SECRET: string;
  GIFT_CARD_SECRET_PREVIOUS?: string;
  STRIPE_SECRET_KEY: string;
  STRIPE_WEBHOOK_SECRET: string;
  PAYPAL_CLIENT_ID: string;
  PAYPAL_CLIENT_SECRET: string;
  PAYPAL_WEBHOOK_ID: string;
}

/** What a failure says to the person who can repair it. */
export interface FailureText {
  what: string;
  why: string;
  repair: string;
  details?: string;
}

/** A process, recognisable later. */
export interface ProcessRecord {
  pid: number;
  /** Null where it had ended already. */
  began: string | null;
}

/** data/run.json */
export interface Run {
  launcher?: ProcessRecord & { starters: ProcessRecord[]; command: string };
  parts: Record<string, ProcessRecord & { standalone?: boolean }>;
  url?: string;
  ports?: Ports;
}

/** Where a program is recorded while it runs. */
export interface RunPlace {
  data: string;
  name: string;
}

/** Prints progress. */
export type Say = (message: string) => void;

/** Account that PostgreSQL runs as; none for an ordinary user. */
export interface Account {
  uid?: number;
  gid?: number;
}

export interface PostgresServer {
  url: string;
  port: number;
  pid: number;
  folder: string;
  /** It was running before. */
  adopted: boolean;
  /** Its folder is not inside of the data folder. */
  moved: boolean;
}

export interface Shutdown {
  add(name: string, stop: () => Promise<unknown>): void;
  isStopping(): boolean;
  holdIfStopping(): Promise<never> | undefined;
  stopAll(): Promise<void>;
  end(exitCode: number, announce?: string): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** A shop that is prepared for its start. */
export interface PreparedShop {
  env: Env;
  shopEnv: ShopEnv;
  data: string;
  embedded: Embedded;
  secrets: Secrets;
  ports: Ports;
  databaseUrl: string | undefined;
  mode: "production" | "development";
}

/** One check, or one run of tests. */
export interface Suite {
  name: string;
  program: string;
  args: string[];
  counts?: "vitest" | "playwright";
  /** Command that repairs much of what it finds. */
  repair?: string;
}

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of what failed, where they are known. */
  failures?: string[];
}

export interface SuiteResult extends Counts {
  name: string;
  seconds: number;
}

/** One launch check, see src/domain/launch-checks/launch-checks.ts. */
export interface LaunchCheck {
  name: string;
  title: string;
  standing: "pass" | "warn" | "fail";
  isLegal: boolean;
  says: string;
  mend: string;
}

/** Rows of a database that must not be lost, by table; `ledger` is the sum of all gift cards. */
export type RowCounts = Record<string, number>;

export interface Manifest {
  format: 1;
  at: string;
  version: string;
  rows: { before: RowCounts; after: RowCounts };
  folders?: string[];
  files: Record<string, { bytes: number; sha256: string }>;
}

/** A bucket for backups; the prefix ends with a slash, or is empty. */
export interface Bucket {
  client: S3Client;
  bucket: string;
  prefix: string;
}

/** A program of a cluster. */
export interface Program {
  command: string;
  args: readonly string[];
  env: Env;
  cwd: string;
  logFile: string;
}
