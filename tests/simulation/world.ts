import { AsyncLocalStorage } from "node:async_hooks";

/** A number from 0 to below `below`, the same each time a seed is played. */
export type Draw = (below: number) => number;

/** What a node that dies leaves its callers with: no answer. */
export class Lost extends Error {}

/** A node, as far as turns are concerned: it can die, and what it was asked is never answered. */
export interface Place {
  readonly name: string;
  /** Ends its connections to the database, as the end of a process does. */
  readonly cut: () => Promise<void>;
}

/** Something that is done side by side with others: somebody outside, or a request at a node. */
interface Thread {
  /** In the order in which they began. */
  readonly id: number;
  readonly name: string;
  readonly place: Place | null;
  /** What it waits for: its turn, or an answer. While there is nothing, it is at work. */
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
  /** the database's process that works on it, once it is known */
  process: number | null;
  outcome: { readonly value: unknown } | { readonly error: unknown } | null;
  readonly end: Promise<unknown>;
}

/** The node whose turn it is dies: before it, or after it without having heard of its end. */
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
  /** What happened, turn by turn: two plays of a seed have the same. */
  readonly story: readonly string[];
  /** Begins something that goes on by itself. */
  readonly begin: (name: string, work: () => Promise<void>) => void;
  /** Asks a node. @returns its answer; rejects with Lost where the node dies before it */
  readonly ask: <Value>(place: Place, name: string, work: () => Promise<Value>) => Promise<Value>;
  /** Waits for its turn, then does what touches the outside. @param run tells which process of the database works on it */
  readonly turn: <Value>(
    what: string,
    run: (report: (process: number) => void) => Promise<Value>,
  ) => Promise<Value>;
  /** Lets ms of the world's time go by. */
  readonly pause: (ms: number) => Promise<void>;
  /** Counts what is waited for without a turn, such as what a node reads into its memory. */
  readonly meanwhile: <Value>(work: () => Promise<Value>) => Promise<Value>;
  readonly plan: (crashes: readonly Crash[]) => void;
  /** Plays until nobody has anything left to do. @throws what somebody outside has thrown */
  readonly play: () => Promise<void>;
}

interface Setting {
  readonly draw: Draw;
  /** ms since 1970 */
  readonly from: number;
  /** Which of these processes of the database wait for another one's lock. */
  readonly whoWaits: (processes: readonly number[]) => Promise<ReadonlySet<number>>;
}

/** ms of the world's time that a turn takes at most. */
const longestTurn = 60;
/** Nobody waits longer than this for a lock, ms of our time: the database ends what waits in a circle. */
const patience = 10_000;
const mostTicks = 100;
const tick = () => new Promise<void>((resolve) => setImmediate(resolve));
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Whose turn goes on here. One for all worlds: Node hands each of its kind on with every promise, as long as the process lives. */
const current = new AsyncLocalStorage<Thread>();

/**
 * A world in which one thing happens at a time, in an order that a seed decides: statements, calls of the provider and mails of
 * all nodes wait for their turn. What waits for a lock in the database is passed over until it has it.
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

  /** Until everybody waits for a turn or an answer. Who does not after so many ticks waits for what another one has begun. */
  async function settleThreads(): Promise<void> {
    for (let [quiet, ticks] = [0, 0]; quiet < 2; ticks += 1) {
      await tick();
      const isWorking = ticks < mostTicks && [...threads].some(({ waits }) => waits === 0);
      quiet = isBusy > 0 || isWorking ? 0 : quiet + 1;
    }
  }

  /** @returns those that have ended; the others wait for locks */
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

  /** What waited for a lock and has it now goes on, in the order in which it began to wait. */
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

  /** @returns the crash that comes at this turn */
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
        // Two who begin to wait at once may come in any order; a seed knows one.
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
