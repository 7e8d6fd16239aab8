import { once } from "node:events";
import { createServer } from "node:http";
import { Client } from "pg";
import { agentProfile } from "@/tests/setup/open-agent";
import { callRate, type RepeatedCall } from "./call-rate";
import { median, type Bench, type Figure, type Measurement } from "./figure";

const connections = 20;
const rounds = 5;
/** A ready-made watch. */
const article = "DI0136";

/** Serves the profile of an agent, which may be kept for an hour. */
async function serveProfile() {
  const profile = JSON.stringify(agentProfile());
  const server = createServer((_, response) =>
    response
      .writeHead(200, { "content-type": "application/json", "cache-control": "public, max-age=3600" })
      .end(profile),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/profile.json`, close: () => server.close() };
}

/** Lets an agent call as often as it can; in the admin the number has a bound. */
async function liftLimit(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query("update agents set calls_per_minute = 1000000000");
    if (rowCount === 0) {
      await client.query("insert into agents (is_open, calls_per_minute) values (true, 1000000000)");
    }
  } finally {
    await client.end();
  }
}

/** An operation of the catalogue beside the shop's own endpoint of a product, in turns. */
async function compareWithProduct(
  { origin, root, databaseUrl }: Bench,
  path: string,
  body: unknown,
): Promise<Omit<Figure, "name">> {
  const cookies = Array.from({ length: connections }, () => "");
  const own: RepeatedCall = {
    url: `${origin}/api/product?sku=${article}`,
    method: "GET",
    headers: {},
    cookies,
  };
  await liftLimit(databaseUrl);
  const profile = await serveProfile();
  const asked: RepeatedCall = {
    url: `${origin}/api/ucp/v1${path}`,
    method: "POST",
    headers: { "content-type": "application/json", "ucp-agent": `profile="${profile.url}"` },
    body,
    cookies,
  };
  const [values, floors]: [number[], number[]] = [[], []];
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const floor = await callRate(root, own);
      const value = await callRate(root, asked);
      // The first round warms both up.
      if (round === 0) continue;
      floors.push(floor);
      values.push(value);
    }
  } finally {
    profile.close();
  }
  return {
    unit: "req/s",
    value: median(values),
    floor: median(floors),
    bound: 0.7,
    wants: "above",
    note: `${connections} connections, medians of ${rounds} rounds in turns`,
  };
}

/** What agents ask for most, relative to the shop's own endpoint of a product. */
export const agentRates: readonly Measurement[] = [
  {
    name: "agents: search_catalog",
    measure: (bench) => compareWithProduct(bench, "/catalog/search", { query: "Distinction 01" }),
  },
  {
    name: "agents: get_product",
    measure: (bench) => compareWithProduct(bench, "/catalog/product", { id: article }),
  },
];
