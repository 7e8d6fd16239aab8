import { expect, test } from "vitest";
import { profileOf } from "./agent-header";

const address = "https://agent.example/profile.json";

test.each([
  ["alone", `profile="${address}"`, address],
  ["with a parameter", `profile="${address}";v=1`, address],
  ["among others", `name=abc, profile="${address}" ,a=1`, address],
  ["twice: the last counts", `profile="https://a.example/", profile="${address}"`, address],
  ["with an escape", String.raw`profile="https://agent.example/\"x"`, 'https://agent.example/"x'],
  ["as a token", "profile=https://agent.example/", null],
  ["as bytes", "profile=:aGk=:", null],
  ["as a list", `profile=("${address}")`, null],
  ["without a value", "profile", null],
  ["in capitals", `Profile="${address}"`, null],
  ["unquoted", `profile='${address}'`, null],
  ["unfinished", `profile="${address}`, null],
  ["another member", `agent="${address}"`, null],
  ["empty", "", null],
])("the profile is read: %s", (_kind, header, expected) => {
  expect(profileOf(new Headers({ "ucp-agent": header }))).toBe(expected);
});

test("without the header there is no profile", () => {
  expect(profileOf(new Headers())).toBeNull();
});
