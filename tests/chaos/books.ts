import { Client } from "pg";
import * as v from "valibot";
import { atMost, exactly, noted, pause, type Cluster, type Finding } from "./cluster";
import { describeFailures, type LoadReport } from "./load";

const sessions = v.array(v.object({ id: v.string(), payment_status: v.string() }));
const mails = v.array(v.looseObject({ messageId: v.nullish(v.string()), subject: v.string() }));

/** How long the shop may need to process all events and to send its mails. */
const settleMs = 180_000;

/** Queries the cluster's database on a connection of its own. */
export async function ask<Row extends object>(
  { databaseUrl }: Pick<Cluster, "databaseUrl">,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

async function paidSessions({ paymentsUrl }: Cluster): Promise<readonly string[]> {
  const answer = await fetch(`${paymentsUrl}/_control/sessions`);
  return v
    .parse(sessions, await answer.json())
    .filter(({ payment_status: status }) => status === "paid")
    .map(({ id }) => id);
}

interface Books {
  readonly session: string;
  readonly state: string;
  readonly receipt: string | null;
  readonly payments: number;
  readonly mails: number;
  readonly sent: number;
}

const orders = `
  select session_id as session, state, receipt_number as receipt,
         (select count(*)::int from payments where order_id = orders.id) as payments,
         (select count(*)::int from mails where order_id = orders.id) as mails,
         (select count(*)::int from mails where order_id = orders.id and mails.state = 'sent') as sent
    from orders where session_id = any($1)`;

/** Mails that are neither sent nor given up, including gift cards, which name no order. */
const begunMails = "select count(*)::int as count from mails where state = 'waiting' and attempts > 0";

const isThrough = ({ state, mails: all, sent }: Books) =>
  state === "held" || (state === "paid" && all > 0 && all === sent);

/**
 * Waits until the shop has processed every payment and sent every mail, then compares its books with the provider's
 * and the mailbox. Source: scenario 37.
 */
export async function compareBooks(cluster: Cluster): Promise<readonly Finding[]> {
  await fetch(`${cluster.paymentsUrl}/_control/idle`, { method: "POST" });
  const began = Date.now();
  const paid = await paidSessions(cluster);
  let books: Books[] = [];
  while (Date.now() - began < settleMs) {
    books = await ask<Books>(cluster, orders, [paid]);
    const [begun] = await ask<{ count: number }>(cluster, begunMails);
    if (books.length === paid.length && books.every(isThrough) && begun?.count === 0) break;
    await pause(500);
  }
  const seconds = Math.round((Date.now() - began) / 1_000);
  const receipts = books.flatMap(({ receipt }) => (receipt === null ? [] : [Number(receipt.split("-")[2])]));
  const highest = Math.max(0, ...receipts);
  const others = await ask<{ count: number }>(
    cluster,
    "select count(*)::int as count from orders where state = 'paid' and total > 0 and not (session_id = any($1))",
    [paid],
  );
  const ledger = await ask<{ sum: number }>(
    cluster,
    "select coalesce(sum(amount), 0)::int as sum from gift_card_entries",
  );
  const received = v.parse(mails, await (await fetch(`${cluster.mailboxUrl}/api/mails`)).json());
  const [written] = await ask<{ count: number }>(
    cluster,
    "select count(*)::int as count from mails where state = 'sent'",
  );
  const ids = received.flatMap(({ messageId }) => messageId ?? []);
  return [
    noted("paid at the provider", paid.length),
    exactly("paid there, unknown here", paid.length - books.length, 0),
    exactly("paid there, not paid or held here", books.filter((order) => !isThrough(order)).length, 0),
    exactly("paid here, not there", others[0]?.count ?? -1, 0),
    exactly("payments noted twice", books.filter(({ payments }) => payments > 1).length, 0),
    exactly("receipts missing or double", highest - new Set(receipts).size, 0),
    exactly("receipts of one number", receipts.length - new Set(receipts).size, 0),
    exactly("ledger of gift cards", ledger[0]?.sum ?? -1, 0),
    exactly(
      "mails that arrived and were not written, or the other way round",
      new Set(ids).size - (written?.count ?? 0),
      0,
    ),
    // A process killed between the mail server's acceptance and its own record sends again; mailboxes show the mail
    // once.
    noted("sent again under the same Message-ID", ids.length - new Set(ids).size),
    noted("settled after, s", seconds),
  ];
}

/** The results of the load, and of the books afterwards. */
export async function judge(cluster: Cluster, report: LoadReport): Promise<readonly Finding[]> {
  return [
    noted("requests", report.asked),
    noted("failed, and tried again", describeFailures(report)),
    noted("asked to come again, nothing begun", report.sentAway),
    exactly("acknowledged articles lost", report.lost, 0),
    atMost(`slowest request (${report.slowestName}), s`, report.slowest, 10),
    ...(await compareBooks(cluster)),
  ];
}
