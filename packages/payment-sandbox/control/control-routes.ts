import { decodeForm } from "../http/decode-form";
import { jsonReply, pageReply, seeOther } from "../http/reply";
import type { Answer, Call, Route } from "../http/route";
import type { PaypalSandbox } from "../paypal/paypal-sandbox";
import { ApiError } from "../stripe/api/api-error";
import { readEndpoint, readFaults, type StripeSandbox } from "../stripe/stripe-sandbox";
import type { ControlAction } from "./control-action";
import { controlActions } from "./control-actions";
import { controlPage } from "./control-page";

export function createControlRoutes(
  sandbox: StripeSandbox,
  wallet: PaypalSandbox | undefined,
  idle: () => Promise<void>,
): Route[] {
  const list = (path: string, read: () => unknown): Route => ({
    method: "GET",
    path,
    answer: () => jsonReply(200, read()),
  });
  return [
    list("/health", () => ({
      status: "ok",
      openSessions: sandbox.store.all("sessions").filter(({ object }) => object.status === "open").length,
    })),
    { method: "GET", path: "/_control", answer: () => pageReply(200, controlPage(sandbox, wallet)) },
    list("/_control/sessions", () =>
      sandbox.store.all("sessions").map(({ object, pageUrl }) => ({ ...object, page_url: pageUrl })),
    ),
    list("/_control/events", () =>
      sandbox.store
        .all("events")
        .toSorted((a, b) => a.sequence - b.sequence)
        .map(({ body }) => JSON.parse(body)),
    ),
    list("/_control/deliveries", () =>
      sandbox.store.all("deliveries").toSorted((a, b) => a.sequence - b.sequence),
    ),
    list("/_control/faults", () => readFaults(sandbox)),
    list("/_control/endpoint", () => ({ url: readEndpoint(sandbox).url })),
    {
      method: "POST",
      path: "/_control/idle",
      answer: () => idle().then(() => jsonReply(200, { idle: true })),
    },
    ...controlActions.map((action) => ({
      method: action.method,
      path: action.path,
      answer: (call: Call, names: Record<string, string>) => runAction(sandbox, action, call, names),
    })),
  ];
}

function runAction(
  sandbox: StripeSandbox,
  action: ControlAction,
  call: Call,
  names: Record<string, string>,
): Answer {
  // Buttons of the control page are forms; programs send JSON.
  const isForm = (call.headers["content-type"] ?? "").startsWith("application/x-www-form-urlencoded");
  try {
    const result = action.run(sandbox, isForm ? { ...decodeForm(call.body) } : readJson(call.body), names);
    sandbox.scheduler.wake();
    return isForm ? seeOther("/_control") : jsonReply(200, result);
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    return jsonReply(problem.status, { error: { message: problem.message } });
  }
}

function readJson(body: string): unknown {
  if (body.trim() === "") return {};
  try {
    return JSON.parse(body);
  } catch {
    throw new ApiError("The body of a control call is JSON, or empty.");
  }
}
