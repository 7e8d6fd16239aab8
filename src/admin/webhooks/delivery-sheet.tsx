import type { UIFieldServerProps } from "payload";
import { mayRead } from "@/src/admin/may-read";
import { adminMessagesIn } from "@/src/i18n/admin-messages";
import { Redeliver } from "./redeliver";
import styles from "./webhooks.module.css";

/** What a delivery says, and a button to deliver it once more. */
export function DeliverySheet({ data, i18n: { language }, user }: UIFieldServerProps) {
  if (!mayRead("webhook-deliveries", user)) return null;
  const texts = adminMessagesIn("staff.webhookSheet", language);
  const id = Number(data?.id);
  const body: unknown = data?.body;
  if (!Number.isInteger(id) || typeof body !== "string") return null;
  return (
    <section className={styles.sheet} aria-labelledby="webhook-sheet">
      <h3 aria-level={2} id="webhook-sheet">
        {texts.body}
      </h3>
      <pre className={styles.body}>{formatted(body)}</pre>
      {data?.state !== "waiting" && (
        <div className={styles.actions}>
          <Redeliver which={{ delivery: id }} texts={texts.redeliver} />
        </div>
      )}
    </section>
  );
}

function formatted(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    // Not JSON: shown as it is.
    return body;
  }
}
