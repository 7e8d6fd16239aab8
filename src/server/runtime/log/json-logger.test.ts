import { afterEach, expect, test } from "vitest";
import { inRequest } from "@/src/server/runtime/observability/request-scope";
import { registerTracing } from "@/src/server/runtime/observability/spans";
import { jsonLogger } from "./json-logger";

const noTrace = { run: <Value>(_: unknown, work: () => Promise<Value>) => work(), traceId: () => undefined };
afterEach(() => registerTracing(noTrace));

/** The lines that pino writes. */
function written(...values: [object | string]): unknown[] {
  const lines: unknown[] = [];
  const write = (...line: unknown[]) => void lines.push(line);
  const { logMethod } = jsonLogger.hooks ?? {};
  if (!logMethod) throw new Error("The log has no hook.");
  Reflect.apply(logMethod, {}, [values, write, 50]);
  return lines;
}

test("a line of the CMS's log carries its request and its trace, and the error without values", () => {
  registerTracing({ ...noTrace, traceId: () => "0af7651916cd43dd8448eb211c80319c" });
  const err = new Error("Failed query\nparams: ada@example.com");
  const lines = inRequest({ id: "request-1" }, () => written({ msg: "POST /cart/add failed", err }));
  expect(lines).toEqual([
    [
      {
        requestId: "request-1",
        traceId: "0af7651916cd43dd8448eb211c80319c",
        err: expect.objectContaining({ message: "Failed query" }),
      },
      "POST /cart/add failed",
    ],
  ]);
});

test("a line outside a request has no such fields", () => {
  expect(written("The shop is open")).toEqual([[{}, "The shop is open"]]);
});
