import {
  lockBoughtCards,
  moveCardMoney,
  prolongCard,
  replaceCardCode,
  retryCardMail,
  setCardFrozen,
} from "./card-changes";
import { findCardEvents, findStrayHolds, noteCardRefund, sharesOf } from "./gift-card-ledger";
import {
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
  setCardFrozen,
  findCardEvents,
  findStrayHolds,
  noteCardRefund,
  sharesOf,
  findCards,
  findCardsByHash,
  findCardsOf,
  findCardsOfCart,
  findCardsToExpire,
  insertCard,
  lockCards,
  purgeCardHolders,
};
