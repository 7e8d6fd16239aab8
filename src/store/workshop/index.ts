import { atomic } from "@/src/store/bind";
import { countToBuild, findToBuild, readQueueDays, saveQueueDays } from "./queue-rows";

/** What waits to be built, and how long that takes. */
export const workshop = {
  countToBuild,
  findToBuild,
  readQueueDays,
  saveQueueDays: atomic(saveQueueDays),
};
