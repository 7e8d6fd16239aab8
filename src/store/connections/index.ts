import { deleteConnection, listConnections, resealConnection, saveConnection } from "./connection-rows";

/** Accounts of services outside that were entered in the admin. */
export const connections = { deleteConnection, listConnections, resealConnection, saveConnection };
