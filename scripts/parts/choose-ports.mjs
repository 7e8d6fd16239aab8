import { embeddedParts } from "./environment.mjs";
import { Failure } from "./failure.mjs";
import { preferredPorts } from "./places.mjs";
import { choosePort, isPortFree } from "./ports.mjs";

/** @import { Env, Ports } from "./types.ts" */

/**
 * Ports of this start; a changed one is announced, because bookmarks and settings point to the usual one.
 * @param {Env} env
 * @param {Ports} expected
 */
export async function choosePorts(env, expected = preferredPorts) {
  /** @type {Set<number>} */
  const taken = new Set();
  const embedded = embeddedParts(env);
  /** @type {Ports} */
  const ports = { shop: await chooseShopPort(env, taken) };
  if (embedded.payments) ports.payments = await choosePort(preferredPorts.payments, taken);
  if (embedded.mail) {
    ports.smtp = await choosePort(preferredPorts.smtp, taken);
    ports.mailbox = await choosePort(preferredPorts.mailbox, taken);
  }
  /** @type {readonly [name: string, port: number | undefined, usual: number | undefined][]} */
  const used = [
    ["The shop", ports.shop, Number(env.PORT ?? expected.shop)],
    ["The payment provider", ports.payments, expected.payments],
    ["The mail catcher", ports.smtp, expected.smtp],
    ["The mailbox", ports.mailbox, expected.mailbox],
  ];
  for (const [name, port, usual] of used) {
    if (port !== undefined && port !== usual)
      console.log(`  Port ${usual} is used by another program. ${name} uses ${port} this time.`);
  }
  return ports;
}

/** @param {Env} env @param {Set<number>} taken */
async function chooseShopPort(env, taken) {
  if (!env.PORT) return choosePort(preferredPorts.shop, taken);
  const port = Number(env.PORT);
  const isPort = Number.isInteger(port) && port >= 1 && port <= 65_535;
  if (!isPort || !(await isPortFree(port))) {
    throw new Failure({
      what: `PORT=${env.PORT} cannot be used: ${isPort ? "another program listens there" : "it is no number from 1 to 65535"}.`,
      why: "You asked for this port by name, so no other one is taken in its place.",
      repair: "Stop the other program, set PORT to a free one, or leave PORT unset to let the shop choose.",
    });
  }
  taken.add(port);
  return port;
}
