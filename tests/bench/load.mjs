/**
 * Requests one address repeatedly over 20 connections, in a process of its own, and prints requests per second.
 * Each connection has its own cookies, so that they do not wait for each other's cart.
 */
import autocannon from "autocannon";

const { url, method, headers, body, cookies, seconds } = JSON.parse(process.argv[2]);
let next = 0;
const { requests, non2xx, errors } = await autocannon({
  url,
  method,
  body,
  connections: cookies.length,
  duration: seconds,
  setupClient: (client) => {
    client.setHeaders({ ...headers, cookie: cookies[next++ % cookies.length] });
  },
});
console.log(JSON.stringify({ rate: requests.average, failed: non2xx + errors }));
