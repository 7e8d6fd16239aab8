"use client";
import {
  ServerFunctionsContext,
  useServerFunctions,
  useTranslation,
  type ServerFunctionsContextType,
} from "@payloadcms/ui";
import { useMemo, type ReactNode } from "react";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";

const failed = {
  fr: "Rien n’a été programmé ni annulé : la boutique n’a pas répondu. Réessayez.",
  en: "Nothing was scheduled or cancelled: the shop didn’t answer. Try again.",
  es: "No se ha programado ni cancelado nada: la tienda no respondió. Inténtelo de nuevo.",
  ja: "予約も取り消しもされていません。ショップから応答がありませんでした。もう一度お試しください。",
};

/** Payload's drawer says that it has scheduled whatever comes back, unless it is thrown: here a refusal is. */
export function ScheduleErrors({ children }: { children: ReactNode }) {
  const functions = useServerFunctions();
  const { i18n } = useTranslation();
  const value = useMemo<ServerFunctionsContextType>(
    () => ({
      ...functions,
      schedulePublish: async (args) => {
        const answer = await functions.schedulePublish(args);
        if (typeof answer !== "object" || answer === null || !("error" in answer)) return answer;
        const reason = "reason" in answer ? answer.reason : undefined;
        throw new Error(typeof reason === "string" ? reason : inReaderLanguage(failed, i18n.language));
      },
    }),
    [functions, i18n.language],
  );
  return <ServerFunctionsContext value={value}>{children}</ServerFunctionsContext>;
}
