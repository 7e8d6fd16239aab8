import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { answerBusy } from "@/src/server/endpoints/answer";

test("the proxy asks a crowd to come again as the shop itself does", async () => {
  const locations = readFileSync("deploy/nginx/locations.conf", "utf8");
  const shop = answerBusy();
  expect(locations).toContain(`return ${shop.status} '${await shop.text()}';`);
  expect(locations).toContain(`add_header Retry-After ${shop.headers.get("retry-after")} always;`);
});
