import type { UIFieldServerProps } from "payload";
import { FigureList } from "@/src/admin/figure-list";
import { mayRead } from "@/src/admin/may-read";
import { readerOf } from "@/src/admin/order/reader";
import { fill } from "@/src/domain/locale/fill";
import { adminMessagesIn } from "@/src/i18n/admin-messages";
import { shopOf } from "@/src/server/runtime/shop-of";
import { describeEndpoint } from "@/src/services/webhooks/describe-endpoint";
import { Redeliver } from "./redeliver";
import { SecretMaker } from "./secret-maker";
import styles from "./webhooks.module.css";

/** The secret of an endpoint, what it has answered, and what it has not accepted. */
export async function EndpointSheet({ data, i18n: { language }, payload, user }: UIFieldServerProps) {
  if (!mayRead("webhook-endpoints", user)) return null;
  const texts = adminMessagesIn("staff.webhookSheet", language);
  const id = Number(data?.id);
  if (!Number.isInteger(id)) return <p className={styles.first}>{texts.saveFirst}</p>;
  const { secret, formerUntil, ...health } = await describeEndpoint(shopOf(payload), id);
  const { moment } = readerOf(language);
  const at = (date: Date | null) => (date === null ? "–" : moment(date));
  const off: unknown = data?.switchedOffAt;
  return (
    <section className={styles.sheet} aria-labelledby="webhook-sheet">
      <h3 aria-level={2} id="webhook-sheet">
        {texts.title}
      </h3>
      {typeof off === "string" && data?.isActive !== true && (
        <p className={styles.alert}>{fill(texts.off, { at: moment(new Date(off)) })}</p>
      )}
      {formerUntil !== null && <p>{fill(texts.former, { at: moment(formerUntil) })}</p>}
      <SecretMaker
        endpoint={id}
        texts={texts.make}
        isFirst={secret !== "kept"}
        status={texts.secrets[secret]}
      />
      <FigureList
        rows={[
          [texts.figures.delivered, at(health.lastDelivered)],
          [texts.figures.failed, at(health.lastFailed)],
          [texts.figures.failingSince, at(health.failingSince)],
          [texts.figures.waiting, health.waiting],
          [texts.figures.givenUp, health.givenUp],
        ]}
      />
      <div className={styles.actions}>
        <a href={`/admin/collections/webhook-deliveries?where[or][0][and][0][endpoint][equals]=${id}`}>
          {texts.log}
        </a>
        {health.givenUp > 0 && <Redeliver which={{ endpoint: id }} texts={texts.redeliverAll} />}
      </div>
    </section>
  );
}
