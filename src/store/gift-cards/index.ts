import {
  lockBoughtCards,
  moveCardMoney,
  prolongCard,
  rekeyCard,
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
  listCardSecrets,
  lockCards,
} from "./gift-card-rows";
import { purgeCardHolders } from "./purge-card-holders";

/** Gift cards and their ledger. */
export const giftCards = {
  lockBoughtCards,
  moveCardMoney,
  prolongCard,
  rekeyCard,
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
  listCardSecrets,
  lockCards,
  purgeCardHolders,
};
