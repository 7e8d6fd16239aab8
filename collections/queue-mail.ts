import type { PayloadRequest } from "payload";
import type { AddressedMail } from "@/src/domain/mail/mail";

/** Queues a mail in the outbox, in the transaction of a save; an existing occasion is not mailed twice. */
export async function queueMail(req: PayloadRequest, { key, to, mail }: AddressedMail): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: "mails",
    where: { key: { equals: key } },
    req,
  });
  if (totalDocs > 0) return;
  await req.payload.create({
    collection: "mails",
    data: {
      key,
      kind: mail.kind,
      recipient: to,
      data: { ...mail },
      state: "waiting",
      attempts: 0,
      isBulk: false,
      nextAttemptAt: new Date().toISOString(),
    },
    req,
  });
}
