import { createPaypalGateway } from "@/src/gateways/paypal/paypal-gateway";
import { createStripeGateway } from "@/src/gateways/stripe/stripe-gateway";
import type { Shop } from "@/src/services/shop";
import { codeOfCard } from "@/src/services/gift-cards/card-secrets";
import { seeded } from "@/tests/factories/random-trade";
import { countProduct } from "@/tests/factories/count-stock";
import type { TestBed, Rows } from "./test-bed";
import { findBroken, unsentMails } from "./invariants";
import { actBehind, type Bank } from "./bank";
import { createNode, gatewayInTurns, mailInTurns, type Node, type Rewrite } from "./node";
import { bringLetters } from "./post";
import { openProvider, ProviderMisused, type Letter } from "./provider";
import { goShopping, newMemory, type Market } from "./shopper";
import { keepTimetable, sendMails, workAtDesk } from "./staff";
import { createWorld, type Crash, type Draw, type World } from "./world";

/** A finished history. */
export interface Played {
  /** The violated invariants, in words. */
  readonly broken: readonly string[];
  readonly story: readonly string[];
}

/** A change that breaks the shop; none to play it unchanged. */
export interface Fault {
  readonly name: string;
  readonly rewrite?: Rewrite;
  /** Whether pages are reported as closed but stay open. */
  readonly leavesPagesOpen?: boolean;
  /** Whether the provider's list is empty. */
  readonly listsNothing?: boolean;
}

const minute = 60_000;
const hour = 60 * minute;
const from = Date.parse("2026-12-01T09:00:00Z");
/** A counted article, an uncounted one, and a gift card. */
const skus = ["DI0136", "RE1070", "GC-050"] as const;
const [counted] = skus;
const asItIs: Rewrite = (text) => text;
/** Rounds of the timetable within which everything must be finished. */
const lastRounds = 60;

/** Most of them at a call of the provider or a mail: these leave the most unfinished work. */
const drawCrash = (draw: Draw): Crash => {
  const among = ["", "provider: ", "mail"][draw(3)] ?? "";
  return { among, at: among === "" ? 20 + draw(350) : 1 + draw(20), isBefore: draw(2) === 0 };
};

/** Whether a node died while sending mails. */
const diedMailing = (line: string): boolean => / dies at .*(?:mails|outbox)/.test(line);

const secret = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: tests/setup/own-database.ts runs before this.`);
  return value;
};

const paper = () => Promise.resolve(new Uint8Array([0]));
/** The look of papers and pictures is tested elsewhere; drawing them would take most of a history's time. */
const drawing = {
  pictureAsJpeg: () => Promise.resolve(null),
  undrawnParts: () => Promise.resolve([]),
  renderReceipt: paper,
  renderCreditNote: paper,
  renderTerms: paper,
  renderGiftCard: async () => ({ name: "carte.pdf", type: "application/pdf", bytes: await paper() }),
} satisfies Partial<Shop>;

/** Plays a seed on real parts to its end. */
export async function playHistory(
  ground: TestBed,
  seed: number,
  fault: Fault | null = null,
): Promise<Played> {
  const { open, source, pools, whoWaits, terminate } = ground;
  await ground.reset();
  const draw = seeded(seed);
  const world: World = createWorld({ draw, from, whoWaits });
  const rows: Rows = (sql, values) => world.meanwhile(() => ground.rows(sql, values));
  const wallet = {
    clientId: secret("PAYPAL_CLIENT_ID"),
    clientSecret: secret("PAYPAL_CLIENT_SECRET"),
    webhookId: secret("PAYPAL_WEBHOOK_ID"),
  };
  const provider = await openProvider({
    secretKey: secret("STRIPE_SECRET_KEY"),
    webhookSecret: secret("STRIPE_WEBHOOK_SECRET"),
    wallet,
    now: world.now,
  });
  const pieces = 1 + draw(4);
  await countProduct(open, counted, pieces);
  const nodes: Node[] = [];
  const deliver = (letters: readonly Letter[]) => bringLetters(world, nodes, letters);
  const during = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    const [value, letters] = await provider.during(work);
    deliver(letters);
    return value;
  };
  const turns = { world, during, ...fault };
  const report = () => undefined;
  const payments = {
    stripe: gatewayInTurns(
      createStripeGateway({
        secretKey: secret("STRIPE_SECRET_KEY"),
        webhookSecrets: [secret("STRIPE_WEBHOOK_SECRET")],
        apiBase: provider.url,
        report,
      }),
      turns,
    ),
    paypal: gatewayInTurns(
      createPaypalGateway({ ...wallet, apiBase: provider.url, now: () => new Date(world.now()), report }),
      turns,
    ),
  };
  const mail = mailInTurns(open.shop.mail, world);
  const skews = pools.map(() => (draw(3) === 0 ? (draw(11) - 5) * minute : 0));
  for (const [place, pool] of pools.entries())
    nodes.push(
      createNode({
        name: `node ${place + 1}`,
        world,
        source,
        rememberSold: ground.rememberSold,
        pool,
        shop: { ...open.shop, ...drawing, mail, payments },
        skew: skews[place] ?? 0,
        rewrite: fault?.rewrite ?? asItIs,
        terminate,
      }),
    );
  const bank: Bank = {
    world,
    provider,
    given: new Map(),
  };
  /** Outcomes of promised payments that the provider has not taken yet, by payment page. */
  const promised = new Map<string, "succeeded" | "failed">();
  const settlePromised = async () => {
    for (const [page, outcome] of promised) {
      const [card, order] = [/cs_\w+/.exec(page)?.[0], /token=(\w+)/.exec(page)?.[1]];
      // Refused until the shop has captured the payment, and for a page that was left before its approval.
      const isSettled = await (
        order === undefined
          ? provider.control(`sessions/${card}/settle`, { outcome })
          : provider.control(`wallet/captures/${order}/settle`, {
              outcome: outcome === "succeeded" ? "completed" : "denied",
            })
      ).then(
        () => true,
        () => false,
      );
      if (isSettled) promised.delete(page);
    }
  };
  let priceChanges = 0;
  const market: Market = {
    world,
    nodes,
    skus,
    rates: ground.rates,
    priceChanges: () => priceChanges,
    atProvider: (what, work) => world.turn(what, () => during(work)),
    cardCodes: async () => {
      const known = await rows<{ id: number }>("select id from gift_cards order by id");
      const found = await world.meanwhile(() =>
        open.shop.store.giftCards.findCards(known.map(({ id }) => id)),
      );
      return found.flatMap((card) => codeOfCard(open.shop.cardKeys, card) ?? []);
    },
    orderOf: async (page) =>
      (await rows<{ token: string }>("select token from orders where session_url = $1", [page]))[0]?.token ??
      null,
    settleLater: async (page, outcome) => {
      promised.set(page, outcome);
      await settlePromised();
    },
    actBehind: () => actBehind(bank),
  };
  const office = {
    world,
    nodes,
    rows,
    skus,
    wished: new Map<number, number>(),
    notePriceChange: () => {
      priceChanges += 1;
    },
  };
  const shoppers = Array.from({ length: 2 + draw(3) }, (_, place) => newMemory(`shopper ${place + 1}`));
  try {
    for (const memory of shoppers) world.begin(memory.name, () => goShopping(memory, market));
    world.begin("desk", () => workAtDesk(office));
    world.begin("timetable", () => keepTimetable(office, 4 + draw(6)));
    world.begin("outbox", () => sendMails(office, 4 + draw(6)));
    world.begin("bank", async () => {
      for (let left = draw(4); left > 0; left -= 1) {
        await world.pause(draw(20 * minute));
        await world.turn("bank", () => during(() => actBehind(bank)));
      }
    });
    world.plan(Array.from({ length: draw(5) }, () => drawCrash(draw)));
    await world.play();
    // All shoppers have finished; the shop completes its work.
    world.plan([]);
    const rest = async () => {
      for (let round = 0; round < lastRounds; round += 1) {
        const left = await rows(
          `select state::text from orders where state in ('pending', 'processing') union all (${unsentMails})`,
        );
        if (left.length === 0 && round > 1) break;
        world.begin("night", async () => {
          await world.pause(round < 4 ? 3 * minute : hour);
          if (promised.size > 0) await world.turn("bank", () => during(settlePromised));
          await keepTimetable(office, 2);
        });
        await world.play();
      }
    };
    await rest();
    // Days later no order is checked by itself, and no event comes: the day's list must find the changes.
    world.begin("days later", async () => {
      await world.pause(3 * 24 * hour);
      await keepTimetable(office, 1);
      if (draw(3) === 0) await world.turn("bank", () => provider.during(() => actBehind(bank)));
      await world.pause(25 * hour);
      await keepTimetable(office, 2);
    });
    await world.play();
    await rest();
    const broken = await findBroken({
      rows,
      payments: await provider.payments(),
      given: bank.given,
      mails: open.mailbox.mails(),
      isSteady: !world.story.some(diedMailing) && skews.every((skew) => Math.abs(skew) <= minute),
      shoppers,
      wished: office.wished,
      counted: { sku: counted, pieces },
    });
    return { broken, story: world.story };
  } catch (error) {
    if (error instanceof ProviderMisused) throw error;
    return { broken: [String(error)], story: world.story };
  } finally {
    for (const node of nodes) await node.cut();
    await provider.close();
  }
}
