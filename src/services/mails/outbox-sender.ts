/**
 * Empties the outbox now, one run at a time in this process: a call during a run causes another run, so that mails queued
 * in the meantime are sent too.
 * @param deliver sends every mail that is due
 * @param report called with the error of a failed run; the mails wait for the next scheduled run
 */
export function createOutboxSender(
  deliver: () => Promise<unknown>,
  report: (error: unknown) => void,
): () => void {
  let isUnderway = false;
  let isAsked = false;
  async function send(): Promise<void> {
    isUnderway = true;
    try {
      while (isAsked) {
        isAsked = false;
        await deliver();
      }
    } catch (error) {
      report(error);
    } finally {
      isUnderway = false;
    }
  }
  return () => {
    isAsked = true;
    if (!isUnderway) void send();
  };
}
