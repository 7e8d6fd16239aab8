import { atomic } from "@/src/store/bind";
import { countPromised, lockPlaces } from "./promised-rows";
import { countToBuild, findToBuild, readQueueDays, saveQueueDays } from "./queue-rows";

/** The workshop's queue and its length. */
export const workshop = {
  countPromised,
  countToBuild,
  lockPlaces: atomic(lockPlaces),
  findToBuild,
  readQueueDays,
  saveQueueDays: atomic(saveQueueDays),
};
