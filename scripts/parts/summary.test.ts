import { expect, test } from "vitest";
import { isTryOut } from "@/src/domain/staff/try-out";
import { isTriedOut, shopTable } from "./summary.mjs";

const tableOf = (url: string) =>
  JSON.stringify(
    shopTable({
      shopEnv: { SHOP_URL: url },
      embedded: { mail: true, payments: true },
      ports: { mailbox: 1, payments: 2 },
      data: "data",
    }),
  );

test.each([
  "http://localhost:3000",
  "http://127.0.0.1:3999",
  "http://[::1]:3000",
  "https://valcour.example",
  "http://192.168.1.4:3000",
  "http://localhost.valcour.example",
])("%s: the start and the shop agree whether it is tried out", (url) => {
  expect(isTriedOut(url)).toBe(isTryOut(url));
  expect(tableOf(url).includes("atelier-admin-2026")).toBe(isTryOut(url));
});
