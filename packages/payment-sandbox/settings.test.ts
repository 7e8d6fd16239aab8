import { expect, test } from "vitest";
import { readSettings } from "./settings";

const complete = {
  SANDBOX_SECRET_KEY: "sk_test_abcd",
  SANDBOX_WEBHOOK_URL: "http://localhost:3000/hook",
  SANDBOX_WEBHOOK_SECRET: "whsec_abcd",
};

test("three variables are enough", () => {
  expect(readSettings(complete)).toMatchObject({
    port: 4010,
    host: "127.0.0.1",
    clockSpeed: 60,
    latencyMs: 20,
    dataFolder: "data/sandbox",
  });
});

const wrong: [string, string | undefined, string][] = [
  ["SANDBOX_SECRET_KEY", undefined, "is missing"],
  ["SANDBOX_SECRET_KEY", "sk_live_abcd", "a live key never belongs here"],
  ["SANDBOX_WEBHOOK_URL", undefined, "is missing"],
  ["SANDBOX_WEBHOOK_URL", "localhost", "must be a web address"],
  ["SANDBOX_WEBHOOK_SECRET", "secret", "must look like whsec_"],
  ["SANDBOX_PORT", "70000", "must be a port number"],
  ["SANDBOX_PORT", "http", "must be a port number"],
  ["SANDBOX_CLOCK_SPEED", "0", "must be a number of 1 or more"],
];

test.each(wrong)("%s = %s is explained", (name, value, explanation) => {
  const read = () => readSettings({ ...complete, [name]: value });
  expect(read).toThrow(name);
  expect(read).toThrow(explanation);
});
