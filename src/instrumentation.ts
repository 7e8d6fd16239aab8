import { offerApi } from "./shop/own-api";

/**
 * Runs once when the server starts: brings up the CMS with its jobs, which would otherwise wait for the first
 * visit to the API. Mails and lost payments must not depend on a visitor.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const { markClientAddress } = await import("./endpoints/mark-client-address");
  markClientAddress();
  const { startJobs } = await import("./jobs/start-jobs");
  await startJobs();
  const { answerOwnApi } = await import("./endpoints/own-api");
  offerApi(answerOwnApi);
}
