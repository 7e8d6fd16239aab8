import { expect, test } from "vitest";
import { retention } from "./retention";

// Specification 18.1: exactly the retention periods of the texts.
test("each kind of data is kept as long as promised", () => {
  expect(retention.map(({ what, keep }) => [what, keep])).toEqual([
    ["carts", { days: 90 }],
    ["carts and checkouts of agents", { days: 30 }],
    ["words about gifts that lie in no cart", { days: 1 }],
    ["sign-in codes", {}],
    ["sessions", {}],
    ["limits (hashes of addresses and e-mails)", {}],
    ["forms sent without our script: what was typed, and what came of it", {}],
    ["answers to other systems and agents, for repeated requests", {}],
    ["unused accounts", { years: 3 }],
    ["requests, registrations, applications and ended agreements of affiliates", { years: 3 }],
    ["newsletter, never confirmed", { days: 30 }],
    ["newsletter, left", { years: 3 }],
    ["back-in-stock notices, never confirmed or notified", { days: 30 }],
    ["back-in-stock notices that nothing came of", { years: 1 }],
    ["mails that belong to no order", { days: 30 }],
    ["deliveries of webhooks", { days: 30 }],
    ["buyers of orders that were never paid", { months: 12 }],
    ["buyers of paid orders", { years: 10 }],
    ["names and words on gift cards", { years: 3 }],
    ["names of the payment provider’s events", { months: 12 }],
    ["figures by day", { months: 13 }],
    ["sign-ins of staff", { days: 90 }],
    ["changes made by staff (audit log)", { years: 2 }],
    ["sessions, links and second factors of staff", {}],
    ["openings of affiliates’ addresses", { months: 13 }],
    ["calls of agents", { days: 30 }],
    ["profiles of agents that no longer call", { days: 30 }],
  ]);
});
