import { unstable_doesMiddlewareMatch as isAskedOf } from "next/experimental/testing/server";
import { expect, it } from "vitest";
import { isEmptyAddress } from "@/src/domain/content/pages/first-segments";
import { config } from "@/src/proxy";
import { oddAddresses } from "@/tests/factories/odd-addresses";
import { kindOf } from "./answer-kind";
import { refusalOf } from "./refuse-address";

/** Past the proxy, Next would take a first segment for a language, and answer 500. */
it("passes no address to Next as a page that the proxy does not see, nor as a file that cannot exist", () => {
  expect(oddAddresses.length).toBeGreaterThan(1_260);
  // Next redirects two slashes to one before it calls the proxy.
  const single = oddAddresses.filter((address) => !address.startsWith("//"));
  const reachNext = single.filter((address) => refusalOf(address, new Set()) === null);
  const wrong = reachNext.filter((address) =>
    kindOf(address) === "page"
      ? !isAskedOf({ config, url: address, nextConfig: {} })
      : isEmptyAddress(address),
  );
  expect(wrong).toEqual([]);
  expect(reachNext).toEqual(expect.arrayContaining(["/", "/apix/x", "/api/x", "/feeds/x.xml", "/en/x"]));
});
