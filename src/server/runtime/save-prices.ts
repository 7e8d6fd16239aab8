import type { Payload } from "payload";
import { defaultCurrency } from "@/src/domain/money/currency";
import { zero } from "@/src/domain/money/minor";
import { collectionOfCatalogue, fieldOfCatalogue } from "@/src/domain/prices/price-catalogues";
import { fail, type Result } from "@/src/domain/result";
import { quiet, revalidateSaved } from "@/src/store/revalidation/revalidate";
import type { PriceSaver, SavePrices } from "@/src/services/shop";
import { isRefusal } from "./cms-refusal";
import { inCmsTransaction } from "./cms-transaction";

/**
 * Prices are saved through the CMS: each gets its version, a product its row in the price history, and pages are
 * revalidated once, at the end. All is done in one transaction, together with the caller's own changes.
 */
export const savePrices =
  (payload: Payload): SavePrices =>
  async <Value, Problem>(work: PriceSaver<Value, Problem>): Promise<Result<Value, Problem | "invalid">> => {
    try {
      return await inCmsTransaction(payload, ({ tx, request }) =>
        work(tx, async ({ catalogue, currency, changes }) => {
          const req = await request({ context: { ...quiet } });
          const collection = collectionOfCatalogue(catalogue);
          for (const { id, after } of changes) {
            await payload.update({
              collection,
              id,
              data:
                currency === defaultCurrency
                  ? { price: after ?? zero }
                  : { ownPrices: { [currency]: after } },
              depth: 0,
              req,
              overrideAccess: true,
            });
          }
          await revalidateSaved(
            [fieldOfCatalogue(catalogue) === null ? "products" : "catalogue"],
            await request(),
          );
        }),
      );
    } catch (error) {
      if (!isRefusal(error)) throw error;
      payload.logger.warn(`New prices were not saved: ${String(error)}`);
      return fail("invalid");
    }
  };
