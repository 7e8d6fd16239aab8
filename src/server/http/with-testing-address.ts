import type { RequestListener } from "node:http";

/** The conformance suite of the agents' protocol calls /testing/…, which is no address of the API. */
export const withTestingAddress =
  (answer: RequestListener): RequestListener =>
  (req, res) => {
    req.url = req.url?.replace(/^\/testing\/(?=simulate-shipping\/)/, "/api/ucp/testing/") ?? "";
    answer(req, res);
  };
