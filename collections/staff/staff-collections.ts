import { ApiKeys } from "./api-keys";
import { AuditEntries } from "./audit-entries";
import { Connections } from "./connections";
import { IdempotencyKeys } from "./idempotency-keys";
import { signInRecords } from "./sign-in-records";
import { StaffSignIns } from "./staff-sign-ins";
import { WebhookDeliveries } from "./webhook-deliveries";
import { WebhookEndpoints } from "./webhook-endpoints";

/** Further data of staff beside their accounts. */
export const staffCollections = [
  StaffSignIns,
  AuditEntries,
  Connections,
  ApiKeys,
  IdempotencyKeys,
  WebhookEndpoints,
  WebhookDeliveries,
  ...signInRecords,
];
