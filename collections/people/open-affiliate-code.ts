import { adminMessages } from "@/src/i18n/admin-messages";
import type { CollectionAfterChangeHook, PayloadRequest } from "payload";
import { queueMail } from "@/collections/queue-mail";
import { forReader } from "@/src/admin/access/for-reader";
import { refusal } from "@/src/admin/access/refusal";
import { isLocale } from "@/src/domain/locale/locale";

/** Activates the affiliate's code; another code of that name is left alone. */
async function openCode(req: PayloadRequest, code: string, percent: number, wasOpen: boolean): Promise<void> {
  const { docs } = await req.payload.find({
    collection: "promo-codes",
    where: { code: { equals: code } },
    limit: 1,
    req,
  });
  const [known] = docs;
  if (known && !wasOpen) {
    const words = adminMessages("people.openAffiliateCode.openCode", { code });
    throw refusal(forReader(req, words), 409);
  }
  if (known) {
    await req.payload.update({
      collection: "promo-codes",
      id: known.id,
      data: { enabled: true, percent },
      req,
    });
    return;
  }
  await req.payload.create({
    collection: "promo-codes",
    data: { code, kind: "percent", percent, automatic: false, enabled: true, _status: "published" },
    req,
  });
}

async function closeCode(req: PayloadRequest, code: string): Promise<void> {
  await req.payload.update({
    collection: "promo-codes",
    where: { code: { equals: code } },
    data: { enabled: false },
    req,
  });
}

/**
 * Effects of a staff answer to an application: the code is activated or deactivated and the affiliate is notified, in
 * the transaction of the save. Source: page "programme-affiliation".
 */
export const openAffiliateCode: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const { id, status, code, reduction, commission, reason, locale } = doc;
  // The staff member who answers may not be allowed to read the address: `doc` holds only what they may read.
  const { email } = previousDoc;
  if (operation !== "update" || !isLocale(locale)) return doc;
  const isNews = status !== previousDoc.status;
  if (status === "accepted" && (isNews || reduction !== previousDoc.reduction)) {
    const wasOpen = previousDoc.status === "accepted" || previousDoc.status === "ended";
    await openCode(req, code, reduction, wasOpen);
  }
  if (status === "ended" && isNews) await closeCode(req, code);
  if (!isNews) return doc;
  const key = `affiliate-${status}:${id}:${doc.updatedAt}`;
  if (status === "accepted") {
    const mail = {
      kind: "affiliate-accepted",
      locale,
      affiliate: id,
      code,
      reduction,
      commission,
      reason,
    } as const;
    await queueMail(req, { key, to: email, mail });
  }
  if (status === "refused") {
    await queueMail(req, { key, to: email, mail: { kind: "affiliate-refused", locale, reason } });
  }
  return doc;
};
