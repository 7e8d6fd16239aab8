import { expect, test } from "vitest";
import { profileAddress } from "./profile-address";

test.each([
  ["https://agent.example/profile.json", "https://agent.example/profile.json"],
  ["HTTPS://Agent.Example:443/a/../profile.json#keys", "https://agent.example/profile.json"],
  ["https://agent.example", "https://agent.example/"],
  ["http://127.0.0.1:8080/profile.json", "http://127.0.0.1:8080/profile.json"],
  ["agent.example/profile.json", null],
  ["javascript:alert(1)", null],
  ["file:///etc/passwd", null],
  [`https://agent.example/${"x".repeat(1_000)}`, null],
  ["", null],
  [null, null],
  [5, null],
])("%s is the profile %s", (sent, expected) => {
  expect(profileAddress(sent)).toBe(expected);
});
