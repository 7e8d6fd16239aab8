import { AuditEntries } from "./audit-entries";
import { Connections } from "./connections";
import { signInRecords } from "./sign-in-records";
import { StaffSignIns } from "./staff-sign-ins";

/** Further data of staff beside their accounts. */
export const staffCollections = [StaffSignIns, AuditEntries, Connections, ...signInRecords];
