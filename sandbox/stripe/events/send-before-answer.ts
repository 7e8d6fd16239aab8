import { readFaults, type StripeSandbox } from '../stripe-sandbox';

/** Starts due deliveries; on request waits for them, so that the event overtakes the answer. */
export async function sendBeforeAnswer(sandbox: StripeSandbox) {
  if (readFaults(sandbox).sendBeforeAnswer) await sandbox.scheduler.idle();
  else sandbox.scheduler.wake();
}
