import { randomInt } from "node:crypto";
import net from "node:net";
import { Failure, codeOf } from "./failure.mjs";

/**
 * True when nothing listens on the port, neither on this machine's loopback nor on all of its addresses.
 * @param {number} port
 */
export async function isPortFree(port) {
  // Listening on one address succeeds while another program holds a different one, hence both attempts.
  return (await canListen(port, "127.0.0.1")) && (await canListen(port, undefined));
}

/**
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", (error) => resolve(host === undefined && codeOf(error) === "EAFNOSUPPORT"));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * True when something accepts connections on this port of the loopback address.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isAnswering(port, host = "127.0.0.1") {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host });
    /** @param {boolean} answer */
    const finish = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(1000, () => finish(false));
    socket.once("connect", () => finish(true));
    socket.once("error", () => finish(false));
  });
}

/**
 * The preferred port, or the next free one.
 * @param {Set<number>} taken ports already reserved for other parts of this start
 * @param {number} preferred
 */
export async function choosePort(preferred, taken = new Set()) {
  for (let port = preferred; port < Math.min(preferred + 200, 65536); port += 1) {
    if (taken.has(port) || !(await isPortFree(port))) continue;
    taken.add(port);
    return port;
  }
  throw new Failure({
    what: `No free port between ${preferred} and ${preferred + 199}.`,
    why: "Every part of the shop listens on a port of its own.",
    repair:
      "Stop programs that are no longer needed, or close leftover shops with `npm run reset -- --stop`.",
  });
}

/** Ports that browsers open, below those that systems give to outgoing connections and to programs that ask for any. */
const testPorts = { from: 11_000, to: 32_768 };

/**
 * A free port for a test, which must not meet a shop that is running. It is listened on some seconds later: a port that the
 * system gives could meanwhile be given to another program.
 * @returns {Promise<number>}
 */
export async function anyFreePort() {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(testPorts.from, testPorts.to);
    if (await isPortFree(port)) return port;
  }
  throw new Failure({
    what: `No free port between ${testPorts.from} and ${testPorts.to - 1}.`,
    why: "Every server of a test listens on a port of its own.",
    repair: "Stop programs that are no longer needed.",
  });
}
