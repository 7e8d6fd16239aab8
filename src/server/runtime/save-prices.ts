import { APIError, createLocalReq, ValidationError, type Payload } from "payload";
import { collectionOfCatalogue, fieldOfCatalogue } from "@/src/domain/prices/price-catalogues";
import { fail, type Result } from "@/src/domain/result";
import { quiet, revalidateSaved } from "@/src/store/revalidation/revalidate";
import type { PriceSaver, SavePrices } from "@/src/services/shop";
import { aggregates } from "@/src/store/aggregates";
import { inside } from "@/src/store/bind";
import { queriesOf } from "./queries-of";

const isRefusal = (error: unknown) =>
  error instanceof ValidationError || (error instanceof APIError && error.status < 500);

/**
 * Prices are saved through the CMS: each gets its version, a product its row in the price history, and pages are
 * revalidated once, at the end. All is done in one transaction, together with the caller's own changes.
 */
export const savePrices =
  (payload: Payload): SavePrices =>
  async <Value, Problem>(work: PriceSaver<Value, Problem>): Promise<Result<Value, Problem | "invalid">> => {
    const transactionID = await payload.db.beginTransaction();
    if (transactionID === null) throw new Error("The database began no transaction for new prices.");
    try {
      const tx = inside(aggregates, queriesOf(payload, transactionID));
      const result = await work(tx, async (catalogue, changes) => {
        const req = await createLocalReq({ context: { ...quiet }, req: { transactionID } }, payload);
        const collection = collectionOfCatalogue(catalogue);
        for (const { id, after } of changes) {
          await payload.update({
            collection,
            id,
            data: { price: after },
            depth: 0,
            req,
            overrideAccess: true,
          });
        }
        const loud = await createLocalReq({ req: { transactionID, context: {} } }, payload);
        await revalidateSaved([fieldOfCatalogue(catalogue) === null ? "products" : "catalogue"], loud);
      });
      await payload.db.commitTransaction(transactionID);
      return result;
    } catch (error) {
      await payload.db.rollbackTransaction(transactionID);
      if (!isRefusal(error)) throw error;
      payload.logger.warn(`New prices were not saved: ${String(error)}`);
      return fail("invalid");
    }
  };
