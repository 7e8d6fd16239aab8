/**
 * Runs once when the server starts: brings up the CMS with its jobs, which would otherwise wait for the first
 * visit to the API. Mails and lost payments must not depend on a visitor.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  // Days and hours that the admin writes on the server, those of versions, are the shop's as everywhere else.
  process.env.TZ = "Europe/Paris";
  const { startShop } = await import("./start-shop");
  await startShop();
}
