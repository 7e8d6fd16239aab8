import {
  lockBoughtCards,
  moveCardMoney,
  prolongCard,
  replaceCardCode,
  retryCardMail,
  setCardBlocked,
  setCardFrozen,
  setCardRecipient,
} from "./card-changes";
import { findCardEvents, findOrphanedHolds, noteCardRefund, sharesOf } from "./gift-card-ledger";
import {
  findCardOfOrigin,
  findCards,
  findCardsByHash,
  findCardsOf,
  findCardsOfCart,
  findCardsToExpire,
  insertCard,
  lockCards,
} from "./gift-card-rows";
import { purgeCardHolders } from "./purge-card-holders";

/** Gift cards and their ledger. */
export const giftCards = {
  lockBoughtCards,
  moveCardMoney,
  prolongCard,
  replaceCardCode,
  retryCardMail,
  setCardBlocked,
  setCardFrozen,
  setCardRecipient,
  findCardEvents,
  findOrphanedHolds,
  noteCardRefund,
  sharesOf,
  findCardOfOrigin,
  findCards,
  findCardsByHash,
  findCardsOf,
  findCardsOfCart,
  findCardsToExpire,
  insertCard,
  lockCards,
  purgeCardHolders,
};
