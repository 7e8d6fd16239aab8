/** Fills a trial database with made-up customers and orders: npm run seed -- --grow 1000000 */
import config from "@payload-config";
import { parseArgs } from "node:util";
import { getPayload } from "payload";
import { growShop } from "@/src/seed/grow/grow-shop";

const { values } = parseArgs({
  options: { grow: { type: "string" }, people: { type: "string" }, anyway: { type: "boolean" } },
});
const orders = Number(values.grow);
const people = Number(values.people ?? Math.ceil(orders / 10));
const isCount = (count: number) => Number.isInteger(count) && count > 0;
if (!isCount(orders) || !isCount(people)) {
  refuse("say how many, for example: npm run seed -- --grow 1000000 --people 100000");
}
const payload = await getPayload({ config, disableOnInit: true });
const { totalDocs } = await payload.count({ collection: "orders" });
if (totalDocs > 0 && !values.anyway) {
  refuse(
    `this database has ${totalDocs} orders, and made-up ones cannot be told from them afterwards. On a trial shop say --anyway.`,
  );
}
const began = performance.now();
await growShop(payload, { orders, people }, (what) =>
  console.log(`grow: ${what}, ${Math.round((performance.now() - began) / 1000)} s`),
);
await payload.destroy();
process.exit(0);

function refuse(why: string): never {
  console.error(`grow: ${why}`);
  process.exit(1);
}
