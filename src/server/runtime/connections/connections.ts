import { connectionVariables, type ConnectionVariables } from "@/src/domain/connections/connection-variables";
import { env } from "@/src/env";
import { perProcess } from "@/src/per-process";

const known = perProcess("connections", (): { variables?: ConnectionVariables } => ({}));

/**
 * The shop's accounts outside as they hold now: those of the environment, with what was entered in the admin. The same
 * object until one of them changes.
 */
export const connections = (): ConnectionVariables =>
  (known().variables ??= connectionVariables(env(), {}, new Date()));

/** @returns whether they have changed */
export function noteConnections(variables: ConnectionVariables): boolean {
  if (JSON.stringify(connections()) === JSON.stringify(variables)) return false;
  known().variables = variables;
  return true;
}
