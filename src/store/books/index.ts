import { creditNotesOf, creditNumbersOf, insertCreditNote } from "./credit-note-rows";
import { cardEntriesOf, creditsOf, receiptsOf } from "./journal-rows";
import { cardSumsOf, creditSumsOf, firstReceiptAt, salesOf } from "./month-rows";
import { unmatchedOf } from "./unmatched-rows";
import { readVatTable } from "./vat-rows";

/** What the accountant reads: tax, credit notes, months. */
export const books = {
  creditNotesOf,
  creditNumbersOf,
  insertCreditNote,
  cardEntriesOf,
  creditsOf,
  receiptsOf,
  cardSumsOf,
  creditSumsOf,
  firstReceiptAt,
  salesOf,
  unmatchedOf,
  readVatTable,
};
