import { atomic } from "@/src/store/bind";
import {
  availableTo,
  findStockItem,
  findStockItemById,
  findStockOfList,
  lockStockItem,
  moveByHand,
  nameOfCounted,
  setCounting,
} from "./item-rows";
import {
  requestStockNotice,
  confirmNotice,
  dropNotices,
  findNoticesOf,
  isNoticeWanted,
  purgeNotices,
  queueNotices,
} from "./notice-rows";
import { lockPieces, reservePieces } from "./reserve-pieces";
import { lacksPieces, returnPieces, settleStock, soldPieces } from "./settle-stock";

/** Stock items, their movements, and back-in-stock notices. */
export const stock = {
  availableTo,
  findStockItem,
  findStockItemById,
  findStockOfList,
  lockPieces,
  lockStockItem,
  moveByHand,
  nameOfCounted,
  reservePieces,
  setCounting,
  settleStock,
  lacksPieces,
  returnPieces,
  soldPieces,
  requestStockNotice: atomic(requestStockNotice),
  confirmNotice,
  dropNotices,
  findNoticesOf,
  isNoticeWanted,
  purgeNotices,
  queueNotices,
};
