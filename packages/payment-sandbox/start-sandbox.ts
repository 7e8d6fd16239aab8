import { createClock } from "./clock/clock";
import { createScheduler } from "./clock/scheduler";
import { createControlProvider } from "./control/control-provider";
import { serve } from "./http/serve";
import { createPaypalProvider } from "./paypal/paypal-provider";
import type { PaypalDocuments, WalletTask } from "./paypal/documents";
import { deliverWalletEvents } from "./paypal/events/deliver-wallet-events";
import type { PaypalSandbox } from "./paypal/paypal-sandbox";
import type { SandboxOptions } from "./settings";
import { memoryJournal, openJournal } from "./store/journal";
import { createStore } from "./store/store";
import type { StripeDocuments, StripeTask } from "./stripe/documents";
import { createStripeProvider } from "./stripe/stripe-provider";
import { writeEndpoint, type StripeSandbox } from "./stripe/stripe-sandbox";
import { runTask } from "./stripe/run-task";

export interface RunningSandbox {
  /** Origin of the API, the payment page and the control page. */
  url: string;
  port: number;
  /** Resolves once every due delivery has been tried: tests wait for this, not for time. */
  idle(): Promise<void>;
  /** Moves the sandbox's clock forward and does what falls due. */
  skip(seconds: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the provider.
 * @throws when the port is taken or the data folder cannot be read
 */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const report = options.report ?? ((problem) => console.error("[sandbox]", problem));
  const host = options.host ?? "127.0.0.1";
  const journal = options.dataFolder === undefined ? memoryJournal : openJournal(options.dataFolder);
  const store = createStore<StripeDocuments & PaypalDocuments>(journal);
  const clock = createClock(options.now ?? Date.now, {
    read: () => store.get("skipped", "only") ?? 0,
    write: (total) => store.put("skipped", "only", total),
  });
  const closing = new AbortController();
  const scheduler = createScheduler<StripeTask>({
    clock,
    tasks: () => store.all("tasks"),
    run: (task) => runTask(stripe, task),
    report,
  });
  const stripe: StripeSandbox = {
    secretKey: options.secretKey,
    origin: options.publicUrl?.replace(/\/$/, "") ?? "",
    clockSpeed: options.clockSpeed ?? 1,
    latencyMs: options.latencyMs ?? 0,
    store,
    clock,
    scheduler,
    closing: closing.signal,
  };
  // The configuration decides where events go, also after the control API sent them elsewhere.
  writeEndpoint(stripe, { url: options.webhookUrl, secret: options.webhookSecret });

  const walletScheduler = createScheduler<WalletTask>({
    clock,
    tasks: () => store.all("walletTasks"),
    run: (task) => (wallet ? deliverWalletEvents(wallet, task) : undefined),
    report,
  });
  const { origin, clockSpeed, latencyMs } = stripe;
  const wallet: PaypalSandbox | undefined = options.wallet && {
    account: options.wallet,
    origin,
    clockSpeed,
    latencyMs,
    store,
    clock,
    scheduler: walletScheduler,
    closing: closing.signal,
  };
  store.onPut("tasks", scheduler.expect);
  store.onPut("walletTasks", walletScheduler.expect);
  const schedulers = wallet ? [scheduler, walletScheduler] : [scheduler];
  // What one of them does may give the other something to do.
  const idle = async () => {
    for (const one of [...schedulers, ...schedulers]) await one.idle();
  };

  const providers = [
    createStripeProvider(stripe),
    ...(wallet ? [createPaypalProvider(wallet)] : []),
    createControlProvider(stripe, wallet, idle),
  ];
  const server = serve(providers, report);
  const port = await listen(server, options.port ?? 0, host);
  const url = `http://${host === "0.0.0.0" ? "127.0.0.1" : host}:${port}`;
  if (stripe.origin === "") stripe.origin = url;
  if (wallet) wallet.origin = stripe.origin;
  for (const one of schedulers) one.wake();

  return {
    url,
    port,
    idle,
    async skip(seconds) {
      clock.skip(seconds * 1000);
      await idle();
    },
    async close() {
      closing.abort();
      for (const one of schedulers) await one.stop();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function listen(server: ReturnType<typeof serve>, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (problem: NodeJS.ErrnoException) => {
      const isTaken = problem.code === "EADDRINUSE";
      reject(
        isTaken
          ? new Error(`Port ${port} is taken: another sandbox may be running. Stop it or set SANDBOX_PORT.`)
          : problem,
      );
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}
