import { atomic } from "@/src/store/bind";
import { countPromised, lockPlaces } from "./promised-rows";
import { countToBuild, findToBuild, readQueueDays, saveQueueDays } from "./queue-rows";

/** What waits to be built, and how long that takes. */
export const workshop = {
  countPromised,
  countToBuild,
  lockPlaces: atomic(lockPlaces),
  findToBuild,
  readQueueDays,
  saveQueueDays: atomic(saveQueueDays),
};
