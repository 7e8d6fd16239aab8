import {
  claimDueDelivery,
  markDelivered,
  postponeDelivery,
  purgeDeliveries,
  queueRequest,
  redeliver,
} from "./delivery-rows";
import {
  findEndpointHealth,
  findSealedSecrets,
  listSealedSecrets,
  lockSealedSecrets,
  resealSecrets,
  saveSealedSecrets,
  switchOffEndpoint,
} from "./endpoint-rows";
import { isAwaited, queueEvent, takeBackEvent } from "./event-rows";

/** The outbox of webhooks, and the endpoints that are told. */
export const webhooks = {
  isAwaited,
  queueEvent,
  takeBackEvent,
  queueRequest,
  claimDueDelivery,
  markDelivered,
  postponeDelivery,
  redeliver,
  purgeDeliveries,
  findEndpointHealth,
  findSealedSecrets,
  lockSealedSecrets,
  saveSealedSecrets,
  listSealedSecrets,
  resealSecrets,
  switchOffEndpoint,
};
