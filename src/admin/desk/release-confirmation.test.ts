import { expect, test } from "vitest";
import { releaseConfirmation } from "./release-confirmation";

const steps = { asks: { paid: "mails leave" }, goesOn: "no mail leaves" };

test.each([
  [[false, false], "mails leave"],
  [[true, true], "no mail leaves"],
  [[true, false, true], "no mail for 2"],
])("releasing orders of which some had their confirmation: %j", (confirmed, said) => {
  const rows = confirmed.map((isConfirmed) => ({ isConfirmed }));
  expect(releaseConfirmation(rows, { releasesSome: "no mail for {count}" }, steps)).toBe(said);
});
