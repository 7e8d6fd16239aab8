import type { Pool, PoolClient } from "pg";
import type { RevisionCache } from "@/src/store/cache/cache-by-revision";
import type { CatalogueSource } from "@/src/store/cache/catalogue-source";
import type { Snapshot } from "@/src/store/cache/snapshot";
import { ok } from "@/src/domain/result";
import type { PaymentGateway } from "@/src/gateways/payment/payment-gateway";
import type { MailGateway } from "@/src/gateways/mail/mail-gateway";
import type { Shop } from "@/src/services/shop";
import { createStore } from "@/src/store/store";
import { Lost, type Place, type World } from "./world";

/** One of several shops on the same database, with its own connections, cache and clock. */
export interface Node extends Place {
  readonly shop: () => Shop;
}

/** Changes a statement before it is sent to the database: a simulated fault. */
export type Rewrite = (text: string) => string;

interface Parts {
  readonly name: string;
  readonly world: World;
  readonly source: CatalogueSource;
  /** The product cache of a new process. */
  readonly rememberSold: () => RevisionCache<Snapshot>;
  /** its own connections */
  readonly pool: Pool;
  /** The parts shared by all nodes. */
  readonly shop: Shop;
  /** ms its clock is ahead of the world's */
  readonly skew: number;
  readonly rewrite: Rewrite;
  /** Ends processes of the database. @returns once they are gone */
  readonly terminate: (processes: readonly number[]) => Promise<void>;
}

const firstWords = (text: string): string => text.trim().split(/\s+/).slice(0, 4).join(" ");

type Question = string | { readonly text: string; readonly name?: string; readonly values?: unknown[] };

const wordsOf = (question: Question): string =>
  typeof question === "string" ? firstWords(question) : (question.name ?? firstWords(question.text));

function rewritten(question: Question, rewrite: Rewrite): Question {
  if (typeof question === "string") return rewrite(question);
  const text = rewrite(question.text);
  // A prepared statement is identified by its name: another text needs another name.
  if (text === question.text) return question;
  const { values } = question;
  return { text, ...(values && { values }) };
}

interface Turns {
  readonly world: World;
  /** Runs work at the provider, and sends its events. */
  readonly during: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Whether pages are reported as closed but stay open. */
  readonly leavesPagesOpen?: boolean;
  /** Whether the provider's list is empty. */
  readonly listsNothing?: boolean;
}

/** Calls that wait for their turn: before and after it other turns may run, or the node may die. */
export function gatewayInTurns(
  gateway: PaymentGateway,
  { world, during, leavesPagesOpen = false, listsNothing = false }: Turns,
): PaymentGateway {
  const ask = <Value>(what: string, work: () => Promise<Value>) =>
    world.turn(`provider: ${what}`, () => during(work));
  return {
    ...gateway,
    createSession: (request) => ask("open", () => gateway.createSession(request)),
    retrieveSession: (id) => ask("look", () => gateway.retrieveSession(id)),
    expireSession: (id) =>
      ask("close", () => (leavesPagesOpen ? gateway.retrieveSession(id) : gateway.expireSession(id))),
    capture: (id) => ask("capture", () => gateway.capture(id)),
    refund: (request) => ask("refund", () => gateway.refund(request)),
    retrieveCharge: (intent) => ask("charge", () => gateway.retrieveCharge(intent)),
    findSession: (intent) => ask("find", () => gateway.findSession(intent)),
    listMovements: (from, until) =>
      ask("list", async () =>
        listsNothing ? ok({ received: [], changed: [] }) : gateway.listMovements(from, until),
      ),
    readEvent: (body, headers) => ask("verify", () => gateway.readEvent(body, headers)),
  };
}

export const mailInTurns = (mail: MailGateway, world: World): MailGateway => ({
  ...mail,
  send: (one, sender) => world.turn("mail", () => mail.send(one, sender)),
});

/** Filling a node's cache takes no turn of its own. */
function inMeanwhile(
  source: CatalogueSource,
  { current, latest, at }: RevisionCache<Snapshot>,
  world: World,
): CatalogueSource {
  const snapshots = {
    current: () => world.meanwhile(current),
    latest: () => world.meanwhile(latest),
    at: (mark: string) => world.meanwhile(() => at(mark)),
  };
  const now = async () => (await snapshots.current()).value;
  return {
    ...source,
    snapshots,
    loadSnapshot: now,
    loadCatalogue: async () => (await now()).catalogue,
    loadSettings: async () => (await now()).settings,
    loadWords: async () => (await now()).words,
    findBespokeWatches: (ids) => world.meanwhile(() => source.findBespokeWatches(ids)),
    loadTerms: (version) => world.meanwhile(() => source.loadTerms(version)),
  };
}

/** Calls any of the nodes. @returns its answer; null where it died before */
export async function askAny<Value>(
  world: World,
  nodes: readonly Node[],
  name: string,
  work: (shop: Shop) => Promise<Value>,
): Promise<Value | null> {
  const node = nodes[world.draw(nodes.length)];
  if (!node) throw new Error("There is no node.");
  try {
    return await world.ask(node, name, () => work(node.shop()));
  } catch (error) {
    if (error instanceof Lost) return null;
    throw error;
  }
}

export function createNode({ name, world, source, rememberSold, pool, shop, ...parts }: Parts): Node {
  const processOf = (client: PoolClient): number =>
    (client as PoolClient & { readonly processID: number }).processID;
  /** Connections in use, or with a statement under way. */
  const lent = new Set<PoolClient>();
  const take = async () => {
    const client = await pool.connect();
    lent.add(client);
    return client;
  };
  const give = (client: PoolClient, failure?: Error | boolean) => {
    if (lent.delete(client)) client.release(failure);
  };
  const send = (client: PoolClient, question: Question, values?: unknown[]) =>
    client.query(rewritten(question, parts.rewrite), values);

  /** The part of a pool that the store uses. */
  const turned = {
    query: (question: Question, values?: unknown[]) =>
      world.turn(wordsOf(question), async (report) => {
        const client = await take();
        report(processOf(client));
        try {
          return await send(client, question, values);
        } finally {
          give(client);
        }
      }),
    async connect() {
      const client = await world.meanwhile(take);
      return {
        query: (question: Question, values?: unknown[]) =>
          world.turn(wordsOf(question), (report) => {
            report(processOf(client));
            return send(client, question, values);
          }),
        on: client.on.bind(client),
        off: client.off.bind(client),
        release: (failure?: Error | boolean) => give(client, failure),
      };
    },
  };
  const begin = (): Shop => ({
    ...shop,
    // Drawing the mark takes no turn either.
    brandIcons: {
      ...shop.brandIcons,
      png: (brand, side) => world.meanwhile(() => shop.brandIcons.png(brand, side)),
    },
    // The store uses nothing else of a pool.
    store: createStore(turned as unknown as Pool, inMeanwhile(source, rememberSold(), world)),
    clock: () => new Date(world.now() + parts.skew),
    flushOutbox: () => undefined,
  });
  let life = begin();
  return {
    name,
    shop: () => life,
    async cut() {
      const all = [...lent];
      lent.clear();
      for (const client of all) client.on("error", () => undefined);
      await parts.terminate(all.map(processOf));
      for (const client of all) client.release(true);
      // Its cache is lost with it.
      life = begin();
    },
  };
}
