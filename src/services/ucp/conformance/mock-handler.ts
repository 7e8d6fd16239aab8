import { ucpVersion } from "@/src/domain/ucp/version";
import type { Shop } from "@/src/services/shop";

/** Test card of the payment sandbox for each token. Source: README of the conformance suite. */
export const cardOfToken: Readonly<Record<string, string>> = {
  success_token: "4242424242424242",
  fail_token: "4000000000000002",
};

export const mockHandler = "mock_payment_handler";

/** Ways to pay through an agent: none, but for the tests of the conformance suite. */
export const paymentHandlers = ({ conformance }: Pick<Shop, "conformance">) =>
  conformance === null
    ? {}
    : {
        "dev.ucp.mock_payment": [
          {
            id: mockHandler,
            version: ucpVersion,
            available_instruments: [{ type: "card" }],
            config: { supported_tokens: Object.keys(cardOfToken) },
          },
        ],
      };
