import type { ConnectionVariables } from "@/src/domain/connections/connection-variables";
import type { Env } from "@/src/env";
import { createMailGateway } from "@/src/gateways/mail/mail-gateway";
import { openGateways } from "@/src/gateways/providers";
import type { Shop } from "@/src/services/shop";
import { surroundingsOf } from "@/src/server/runtime/surroundings-of";
import { tracedGateway } from "@/src/server/runtime/observability/spans";
import { connections } from "./connections";

/** Parts of a shop that depend on its accounts outside. */
type ConnectedParts = Pick<Shop, "payments" | "mail" | "surroundings">;

function open(
  settings: Env,
  variables: ConnectionVariables,
  report: (refusal: string) => void,
): ConnectedParts {
  const gateways = openGateways(variables, report).map(
    ([provider, gateway]) => [provider, tracedGateway(provider, gateway)] as const,
  );
  const { SMTP_URL: url, MAIL_FROM: from } = variables;
  return {
    payments: Object.fromEntries(gateways) as Shop["payments"],
    mail: tracedGateway("mail", createMailGateway({ url, from })),
    surroundings: surroundingsOf(settings, variables),
  };
}

/** The parts with the accounts of now; opened anew when one of them has changed. */
export function connectedParts(settings: Env, report: (refusal: string) => void): () => ConnectedParts {
  let opened: { readonly variables: ConnectionVariables; readonly parts: ConnectedParts } | undefined;
  return () => {
    const variables = connections();
    if (opened?.variables !== variables) opened = { variables, parts: open(settings, variables, report) };
    return opened.parts;
  };
}
