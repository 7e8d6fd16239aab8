/** Hands out one answer from memory, as fast as Node can: the floor of everything that is kept ready. */
import { createServer } from "node:http";
import { once } from "node:events";

const [{ headers, body }] = await once(process, "message");
const bytes = Buffer.from(body, "base64");
const server = createServer((_, res) => {
  res.writeHead(200, headers);
  res.end(bytes);
});
server.listen(0, "127.0.0.1", () => process.send(server.address().port));
process.once("disconnect", () => process.exit());
