import { readFileSync } from "node:fs";
import { ask, judge } from "../books";
import { exactly, pause, type ClusterNode, type Trial } from "../cluster";
import { startLoad } from "../load";
import { staffAt } from "../staff";
import { deployOneByOne } from "./rolling-deploy";

const sku = "DI0136";
const pieces = 60;
const shoppers = 2_000;

/** Log line of a node that has rendered its first pages (scripts/serve.mjs). */
const ready = "pictures are ready.";
const readyWithinMs = 300_000;

/** A sale starts in a shop that has been running. */
async function untilWarm(nodes: readonly ClusterNode[]): Promise<void> {
  const end = Date.now() + readyWithinMs;
  const isCold = () => nodes.some(({ logFile }) => !readFileSync(logFile, "utf8").includes(ready));
  while (isCold() && Date.now() < end) await pause(1_000);
}

/** Sixty pieces, two thousand concurrent shoppers, and a deployment meanwhile. */
export const sale: Trial = {
  name: "sale of 60 pieces to 2000 shoppers, deployed meanwhile",
  async run(cluster) {
    await untilWarm(cluster.nodes);
    const staff = await staffAt(cluster, cluster.origin);
    const [product] = await ask<{ id: number }>(cluster, "select id from products where sku = $1", [sku]);
    await staff.call("POST", "staff/stock-count", {
      list: "products",
      document: product?.id,
      isCounted: true,
      lowAt: null,
      pieces,
    });
    const load = startLoad(cluster, { shoppers, skus: [sku], times: 1 });
    await pause(3_000);
    await deployOneByOne(cluster);
    const report = await load.stop();
    const books = await judge(cluster, report);
    const [stock] = await ask<{ on_hand: number; reserved: number; sold: number }>(
      cluster,
      `select on_hand::int, reserved::int,
              (select coalesce(sum(line.quantity), 0)::int from orders join orders_lines line on line._parent_id = orders.id
                where orders.state = 'paid' and line.sku = $2) as sold
         from stock_items where list = 'products' and document = $1`,
      [product?.id, sku],
    );
    return [
      exactly("sold", stock?.sold ?? -1, pieces),
      exactly("left", stock?.on_hand ?? -1, 0),
      exactly("reserved without an order", stock?.reserved ?? -1, 0),
      ...books,
    ];
  },
};
