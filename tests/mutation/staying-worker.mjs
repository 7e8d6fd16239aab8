import { ForksPoolWorker } from "vitest/node";

/** Number of runs after which a new process starts: each run leaves some memory. */
const MAX_RUNS = 60;

let kept;
let runs = 0;
/** Resolved when the process is not in use. */
let free = Promise.resolve();

function retire() {
  kept?.kill("SIGKILL");
  kept = undefined;
  runs = 0;
}
process.once("exit", retire);

/**
 * A process that is reused for the next fault. Vitest resets the shop's own modules before each file, so that they
 * are evaluated again with the fault in them; packages stay loaded, which takes longer than most of the tests.
 */
class StayingWorker extends ForksPoolWorker {
  name = "staying";

  async start() {
    const earlier = free;
    free = new Promise((resolve) => {
      this.release = resolve;
    });
    // Vitest starts the next run before the previous one has ended.
    await earlier;
    if (kept?.exitCode !== null || runs >= MAX_RUNS) retire();
    this._fork = kept;
    await super.start();
    kept = this._fork;
    runs += 1;
  }

  on(event, callback) {
    if (event === "message") this.hear = callback;
    super.on(event, callback);
  }

  /** After a stop message the process would ignore all others. */
  send(message) {
    if (message.type !== "stop") super.send(message);
    else queueMicrotask(() => this.hear({ type: "stopped", __vitest_worker_response__: true }));
  }

  async stop() {
    for (const event of ["message", "error", "exit"]) this._fork.removeAllListeners(event);
    this._fork.stdout.unpipe(this.stdout);
    this._fork.stderr.unpipe(this.stderr);
    this._fork = undefined;
    this.release();
  }
}

export const stayingWorker = {
  name: "staying",
  createPoolWorker: (options) => new StayingWorker(options),
};
