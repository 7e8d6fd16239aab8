import { creditNotesOf, creditNumbersOf, insertCreditNote } from "./credit-note-rows";
import { disputeSumsOf, disputesOf } from "./dispute-rows";
import { cardEntriesOf, creditsOf, receiptsOf } from "./journal-rows";
import { cardSumsOf, creditSumsOf, firstReceiptAt, salesOf } from "./month-rows";
import { taxedGoodsOf } from "./oss-rows";
import { unmatchedOf } from "./unmatched-rows";
import { readVatTable } from "./vat-rows";

/** Data for the accountant: tax, credit notes, months. */
export const books = {
  creditNotesOf,
  creditNumbersOf,
  insertCreditNote,
  cardEntriesOf,
  creditsOf,
  disputesOf,
  receiptsOf,
  cardSumsOf,
  creditSumsOf,
  disputeSumsOf,
  firstReceiptAt,
  salesOf,
  taxedGoodsOf,
  unmatchedOf,
  readVatTable,
};
