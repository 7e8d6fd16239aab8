import type { JobFigures } from "@/src/server/runtime/observability/job-tally";
import type { Figures } from "./figures";
import { each, one, type Metric, type Sample } from "./metric";
import type { ByClass } from "./request-tally";

/** Of every class that has occurred. */
const byStatus = (counts: ByClass, labels: Sample["labels"]): readonly Sample[] =>
  counts.flatMap((value, at) => (value > 0 ? [{ value, labels: { ...labels, status: `${at}xx` } }] : []));

const requests = ({ requests: { kept, made } }: Figures): readonly Sample[] => [
  ...Object.entries(kept).flatMap(([kind, counts]) =>
    byStatus(counts, { kind, route: "", source: "memory" }),
  ),
  ...made.flatMap(({ kind, route, byClass }) => byStatus(byClass, { kind, route, source: "made" })),
];

const ofJobs =
  (read: (job: JobFigures) => number) =>
  ({ jobs }: Figures): readonly Sample[] =>
    [...jobs].map(([job, figures]) => ({ value: read(figures), labels: { job } }));

/** Responses and state of the process. Each node reports its own. */
export const serverMetrics = {
  shop_requests_total: {
    type: "counter",
    help: "Requests answered, by kind (page, call, picture, file, static, admin, refused), call, class of status, and whether the answer lay in memory or was made.",
    read: requests,
  },
  shop_requests_in_flight: {
    type: "gauge",
    help: "Requests that are being answered just now, those from memory left out.",
    read: ({ requests: { inFlight } }) => one(inFlight),
  },
  shop_kept_answers: {
    type: "gauge",
    help: "Answers held in memory for everybody.",
    read: ({ store }) => one(store.answers),
  },
  shop_kept_answers_bytes: {
    type: "gauge",
    help: "Memory they take; PAGE_MEMORY_MB bounds it.",
    read: ({ store }) => one(store.bytes),
  },
  shop_page_cache_bytes: {
    type: "gauge",
    help: "Disk that pages take, and the content they were made of; 512 MB bound it.",
    read: ({ pageCacheBytes }) => one(pageCacheBytes),
  },
  shop_log_lines_total: {
    type: "counter",
    help: "Lines of the log by level, those left out as repetitions included.",
    read: ({ logLines }) => each("level", logLines),
  },
  shop_event_loop_delay_seconds: {
    type: "gauge",
    help: "How late the event loop was in the last ten seconds or more: p50, p99, max.",
    read: ({ process }) => each("quantile", { ...process.loopDelay }),
  },
  shop_event_loop_utilization_ratio: {
    type: "gauge",
    help: "Share of the same time in which the event loop was at work, 0 to 1.",
    read: ({ process }) => one(process.loopUtilization),
  },
  shop_memory_bytes: {
    type: "gauge",
    help: "Memory of the process: rss is all of it, heap_used and heap_total are JavaScript's, external what hangs on it.",
    read: ({ process }) => each("kind", process.memory),
  },
  shop_cpu_seconds_total: {
    type: "counter",
    help: "Processor time of the process.",
    read: ({ process }) => one(process.cpuSeconds),
  },
  shop_start_time_seconds: {
    type: "gauge",
    help: "When the process began, seconds since 1970.",
    read: ({ process }) => one(process.startedAt),
  },
  shop_disk_free_bytes: {
    type: "gauge",
    help: "Free space where DATA_DIR lies.",
    read: ({ process }) => one(process.disk?.free),
  },
  shop_disk_size_bytes: {
    type: "gauge",
    help: "Size of the disk where DATA_DIR lies.",
    read: ({ process }) => one(process.disk?.total),
  },
  shop_job_runs_total: {
    type: "counter",
    help: "Runs of a job in this process. Of several nodes one runs it at a time: add them up.",
    read: ofJobs(({ runs }) => runs),
  },
  shop_job_failures_total: {
    type: "counter",
    help: "Runs of a job that ended with an error.",
    read: ofJobs(({ failures }) => failures),
  },
  shop_job_last_success_timestamp_seconds: {
    type: "gauge",
    help: "When a job last ended well in this process, seconds since 1970; 0 where it never did. Of several nodes the greatest counts.",
    read: ofJobs(({ lastSuccess }) => lastSuccess),
  },
  shop_job_duration_seconds: {
    type: "gauge",
    help: "How long the last run of a job took in this process.",
    read: ofJobs(({ seconds }) => seconds),
  },
} as const satisfies Readonly<Record<string, Metric>>;
