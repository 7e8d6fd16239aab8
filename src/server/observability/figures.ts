import { isAway } from "@/src/server/runtime/database-state";
import { countedLines } from "@/src/server/runtime/log/log-line";
import { jobFigures, type JobFigures } from "@/src/server/runtime/observability/job-tally";
import { readShopFigures, type ShopFigures } from "@/src/server/runtime/observability/own-figures";
import type { AnswerStore } from "../http/answer-store";
import { pageCacheBytes } from "../next/limit-page-cache";
import { measureProcess, type ProcessFigures } from "./measure-process";
import type { RequestFigures, RequestTally } from "./request-tally";

/** All metrics of the shop, at one moment. */
export interface Figures {
  readonly requests: RequestFigures;
  readonly store: ReturnType<AnswerStore["size"]>;
  /** Of Next's disk cache of pages and loaded content. */
  readonly pageCacheBytes: number;
  readonly process: ProcessFigures;
  readonly logLines: Readonly<Record<string, number>>;
  readonly jobs: ReadonlyMap<string, JobFigures>;
  readonly isDatabaseUp: boolean;
  /** Null while the shop is starting. */
  readonly shop: ShopFigures | null;
}

interface Sources {
  readonly tally: RequestTally;
  readonly store: AnswerStore;
  readonly dataFolder: string;
}

/** @returns function that reads the current figures */
export function figuresOf({ tally, store, dataFolder }: Sources): () => Promise<Figures> {
  const readProcess = measureProcess(dataFolder);
  return async () => {
    const [shop, ofProcess] = await Promise.all([readShopFigures(), readProcess()]);
    return {
      requests: tally.figures(),
      store: store.size(),
      pageCacheBytes: pageCacheBytes(),
      process: ofProcess,
      logLines: countedLines(),
      jobs: jobFigures(),
      isDatabaseUp: shop !== null && !isAway(),
      shop,
    };
  };
}
