import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from "payload";
import type { DeliveredName } from "./delivered";

/**
 * Writes what a newer version delivers, and that it was delivered: both or neither. What cannot be written, because staff has
 * deleted what it refers to, keeps no shop from starting.
 * @returns whether it was written
 */
export async function writeFollowing(
  payload: Payload,
  { entity, key }: DeliveredName,
  write: (req: PayloadRequest) => Promise<void>,
): Promise<boolean> {
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  try {
    await write(req);
    await commitTransaction(req);
    return true;
  } catch (error) {
    await killTransaction(req);
    const msg = `${entity} ${key} cannot follow this version and stays as it is`;
    payload.logger.error({ msg, err: error });
    return false;
  }
}
