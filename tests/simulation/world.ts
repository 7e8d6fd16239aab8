import { AsyncLocalStorage } from "node:async_hooks";

/** A number from 0 to below `below`, the same each time a seed is played. */
export type Draw = (below: number) => number;

/** The error for callers of a node that dies: no answer. */
export class Lost extends Error {}

/** A node as seen by turns: it can die, and its calls then get no answer. */
export interface Place {
  readonly name: string;
  /** Ends its connections to the database, like the end of a process. */
  readonly cut: () => Promise<void>;
}

/** A concurrent activity: an outside actor, or a request at a node. */
interface Thread {
  /** In the order in which they began. */
  readonly id: number;
  readonly name: string;
  readonly place: Place | null;
  /** Number of turns or answers it waits for; 0 while it runs. */
  waits: number;
  isDead: boolean;
}

interface Turn {
  readonly thread: Thread;
  readonly what: string;
  /** ms of the world's time before which it does not come */
  readonly notBefore: number;
  readonly run: (report: (process: number) => void) => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** A turn that has begun. */
interface Running {
  readonly turn: Turn;
  /** the database process that works on it, once it is known */
  process: number | null;
  outcome: { readonly value: unknown } | { readonly error: unknown } | null;
  readonly end: Promise<unknown>;
}

/** The node of a turn dies: before it, or after it without the result. */
export interface Crash {
  /** At which turn of those that begin with `among`. */
  readonly at: number;
  readonly among: string;
  readonly isBefore: boolean;
}

export interface World {
  readonly draw: Draw;
  /** ms since 1970: moves only between turns */
  readonly now: () => number;
  /** The log of turns: two plays of a seed have the same. */
  readonly story: readonly string[];
  /** Starts an independent activity. */
  readonly begin: (name: string, work: () => Promise<void>) => void;
  /** Calls a node. @returns its answer; rejects with Lost where the node dies before it */
  readonly ask: <Value>(place: Place, name: string, work: () => Promise<Value>) => Promise<Value>;
  /**
   * Waits for its turn, then runs work with outside effects. @param run reports the database process that works on
   * it
   */
  readonly turn: <Value>(
    what: string,
    run: (report: (process: number) => void) => Promise<Value>,
  ) => Promise<Value>;
  /** Waits for ms of the world's time. */
  readonly pause: (ms: number) => Promise<void>;
  /** Counts waits without a turn, such as filling a node's cache. */
  readonly meanwhile: <Value>(work: () => Promise<Value>) => Promise<Value>;
  readonly plan: (crashes: readonly Crash[]) => void;
  /** Plays until every activity has ended. @throws errors of outside actors */
  readonly play: () => Promise<void>;
}

interface Setting {
  readonly draw: Draw;
  /** ms since 1970 */
  readonly from: number;
  /** Which of these database processes wait for another one's lock. */
  readonly whoWaits: (processes: readonly number[]) => Promise<ReadonlySet<number>>;
}

/** Maximum of ms of the world's time that a turn takes. */
const longestTurn = 60;
/** Longest wait for a lock, ms of real time: the database ends deadlocks. */
const patience = 10_000;
const mostTicks = 100;
const tick = () => new Promise<void>((resolve) => setImmediate(resolve));
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * The activity of the current turn. One for all worlds: Node propagates each instance with every promise, as long
 * as the process exists.
 */
const current = new AsyncLocalStorage<Thread>();

/**
 * A world in which one turn runs at a time, in an order that a seed decides: statements, calls of the provider and
 * mails of all nodes wait for their turn. A turn that waits for a lock in the database is skipped until it has it.
 */
export function createWorld({ draw, from, whoWaits }: Setting): World {
  const threads = new Set<Thread>();
  const story: string[] = [];
  let parked: Turn[] = [];
  let held: Running[] = [];
  let now = from;
  let isBusy = 0;
  let begun = 0;
  let planned: readonly { readonly crash: Crash; left: number }[] = [];
  const answers = new Map<Place, Set<{ readonly thread: Thread; readonly lose: () => void }>>();
  const failures: unknown[] = [];

  const threadNow = (): Thread => {
    const thread = current.getStore();
    if (!thread) throw new Error("Only what the world has begun takes turns.");
    return thread;
  };

  const turn: World["turn"] = (what, run) => park(what, now, run);

  function park<Value>(
    what: string,
    notBefore: number,
    run: (report: (process: number) => void) => Promise<Value>,
  ): Promise<Value> {
    const thread = threadNow();
    thread.waits += 1;
    return new Promise<Value>((resolve, reject) => {
      if (thread.isDead) return;
      parked.push({ thread, what, notBefore, run, resolve: (value) => resolve(value as Value), reject });
    });
  }

  function run<Value>(thread: Thread, work: () => Promise<Value>): Promise<Value> {
    threads.add(thread);
    return current.run(thread, work).finally(() => threads.delete(thread));
  }

  const ask: World["ask"] = (place, name, work) => {
    const asking = threadNow();
    asking.waits += 1;
    const thread: Thread = {
      id: (begun += 1),
      name: `${place.name}: ${name}`,
      place,
      waits: 0,
      isDead: false,
    };
    return new Promise((resolve, reject) => {
      const settle = (end: () => void) => {
        if (thread.isDead) return;
        waiting.delete(entry);
        asking.waits -= 1;
        end();
      };
      const lose = () => {
        settle(() => reject(new Lost(`${place.name} is gone.`)));
        thread.isDead = true;
        threads.delete(thread);
      };
      const entry = { thread, lose };
      const waiting = answers.get(place) ?? new Set();
      answers.set(place, waiting);
      waiting.add(entry);
      run(thread, work).then(
        (value) => settle(() => resolve(value)),
        (error: unknown) => settle(() => reject(error)),
      );
    });
  };

  /**
   * Until every activity waits for a turn or an answer. One that does not after so many ticks waits for the work of
   * another.
   */
  async function settleThreads(): Promise<void> {
    for (let [quiet, ticks] = [0, 0]; quiet < 2; ticks += 1) {
      await tick();
      const isWorking = ticks < mostTicks && [...threads].some(({ waits }) => waits === 0);
      quiet = isBusy > 0 || isWorking ? 0 : quiet + 1;
    }
  }

  /**
   * @returns those that have ended; the others wait for locks
   */
  async function ended(all: readonly Running[]): Promise<readonly Running[]> {
    const until = Date.now() + patience;
    for (;;) {
      const open = all.filter(({ outcome }) => outcome === null);
      if (open.length === 0) return all;
      await Promise.race([...open.map(({ end }) => end), sleep(2)]);
      const still = open.filter(({ outcome }) => outcome === null);
      if (still.length === 0) continue;
      const asked = still.flatMap(({ process }) => process ?? []);
      const waiting = asked.length < still.length ? new Set<number>() : await whoWaits(asked);
      if (still.every(({ process, outcome }) => outcome === null && waiting.has(process ?? 0)))
        return all.filter(({ outcome }) => outcome !== null);
      if (Date.now() > until) throw new Error(`${still[0]?.turn.what} does not end.`);
    }
  }

  function tell({ turn: { thread, what, resolve, reject }, outcome }: Running): void {
    if (thread.isDead || outcome === null) return;
    story.push(`${thread.name}: ${what}${"error" in outcome ? ` – ${String(outcome.error)}` : ""}`);
    thread.waits -= 1;
    if ("error" in outcome) reject(outcome.error);
    else resolve(outcome.value);
  }

  function start(one: Turn): Running {
    const running: Running = { turn: one, process: null, outcome: null, end: Promise.resolve() };
    const end = one
      .run((process) => (running.process = process))
      .then(
        (value) => (running.outcome = { value }),
        (error: unknown) => (running.outcome = { error }),
      );
    return Object.assign(running, { end });
  }

  /** Turns that got their lock go on, in the order in which they began to wait. */
  async function release(): Promise<void> {
    if (held.length === 0) return;
    const free = await ended(held);
    held = held.filter((one) => !free.includes(one));
    for (const one of free) {
      tell(one);
      await settleThreads();
    }
    if (free.length > 0) await release();
  }

  async function kill(place: Place): Promise<void> {
    const isOf = ({ thread }: Turn) => thread.place === place;
    const lost = answers.get(place) ?? new Set();
    story.push(`${place.name} dies at ${[...lost].map(({ thread }) => thread.name).join()}`);
    for (const { lose } of lost) lose();
    lost.clear();
    parked = parked.filter((one) => !isOf(one));
    held = held.filter(({ turn: one }) => !isOf(one));
    await place.cut();
  }

  /**
   * @returns the crash at this turn
   */
  function crashAt({ what, thread }: Turn): Crash | undefined {
    const counted = planned.filter(({ crash }) => what.startsWith(crash.among));
    for (const plan of counted) plan.left -= 1;
    const due = thread.place ? counted.find(({ left }) => left <= 0) : undefined;
    planned = planned.filter((plan) => plan !== due);
    return due?.crash;
  }

  async function perform(one: Turn): Promise<void> {
    parked = parked.filter((other) => other !== one);
    const crash = crashAt(one);
    const { place } = one.thread;
    if (crash?.isBefore && place) return kill(place);
    const running = start(one);
    const [isEnded] = await ended([running]);
    if (crash && place) return kill(place);
    if (!isEnded) {
      story.push(`${one.thread.name}: waits to ${one.what}`);
      held.push(running);
    } else tell(running);
  }

  return {
    draw,
    now: () => now,
    story,
    begin(name, work) {
      const thread: Thread = { id: (begun += 1), name, place: null, waits: 0, isDead: false };
      run(thread, work).catch((error: unknown) => failures.push(error));
    },
    ask,
    turn,
    pause: (ms) => park(`pause ${ms}`, now + ms, () => Promise.resolve()),
    meanwhile: async (work) => {
      isBusy += 1;
      try {
        return await work();
      } finally {
        isBusy -= 1;
      }
    },
    plan: (next) => (planned = next.map((crash) => ({ crash, left: crash.at }))),
    async play() {
      await settleThreads();
      while (parked.length > 0 || held.length > 0) {
        if (failures.length > 0) throw failures[0];
        // Two that begin to wait at once may come in any order; a seed fixes one.
        const due = parked
          .filter(({ notBefore }) => notBefore <= now)
          .toSorted((one, other) => one.thread.id - other.thread.id);
        const one = due[draw(due.length)];
        if (one) {
          await perform(one);
          now += draw(longestTurn);
        } else if (parked.length > 0) now = Math.min(...parked.map(({ notBefore }) => notBefore));
        else await sleep(1);
        await settleThreads();
        await release();
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}
