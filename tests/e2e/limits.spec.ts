import { shopUrl } from "./parts/addresses";
import { expect, test } from "./shop-test";

/** Uses up this machine's rate limit for an hour: it runs after all tests that search for an order. */
test("a forged address does not lift the limit", async ({ request }) => {
  const statuses = [];
  for (let time = 0; time < 62; time += 1) {
    const answer = await request.post(`${shopUrl}/api/search-order`, {
      data: { order: "VAL-2026-00000", email: `ada${time}@example.com` },
      headers: { "x-forwarded-for": `10.1.0.${time}`, "x-client-address": `10.2.0.${time}` },
    });
    statuses.push(answer.status());
  }
  expect(statuses).toEqual([...Array<number>(60).fill(404), 429, 429]);
});
