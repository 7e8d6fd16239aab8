"use client";
import { Gutter, useTranslation } from "@payloadcms/ui";
import NextLink from "next/link";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";

const texts = {
  fr: {
    title: "Cette page de l’administration n’a pas pu être affichée.",
    text: "Quelque chose n’a pas fonctionné de notre côté. Ce qui était enregistré l’est toujours.",
    reference: "Numéro de l’erreur dans le journal :",
    retry: "Réessayer",
    home: "Tableau de bord",
  },
  en: {
    title: "This page of the admin could not be shown.",
    text: "Something went wrong on our side. What was saved is still saved.",
    reference: "Number of the error in the log:",
    retry: "Try again",
    home: "Dashboard",
  },
  es: {
    title: "No se ha podido mostrar esta página de la administración.",
    text: "Algo ha fallado por nuestra parte. Lo que estaba guardado sigue guardado.",
    reference: "Número del error en el registro:",
    retry: "Reintentar",
    home: "Panel de control",
  },
  ja: {
    title: "管理画面のこのページを表示できませんでした。",
    text: "サーバー側で問題が発生しました。保存済みの内容はそのまま残っています。",
    reference: "ログのエラー番号：",
    retry: "再試行",
    home: "ダッシュボード",
  },
};

interface Props {
  /** The digest identifies the error in the server's log. */
  error: Error & { digest?: string };
  reset: () => void;
}

/** The error page of the admin, in the language of the account. */
export function FailedView({ error, reset }: Props) {
  const { i18n } = useTranslation();
  const text = inReaderLanguage(texts, i18n.language);
  return (
    <main>
      <Gutter>
        <h1>{text.title}</h1>
        <p role="alert">{text.text}</p>
        {error.digest && (
          <p>
            {text.reference} <code>{error.digest}</code>
          </p>
        )}
        <p>
          <button type="button" className="btn btn--style-primary btn--size-medium" onClick={reset}>
            {text.retry}
          </button>{" "}
          <NextLink href="/admin">{text.home}</NextLink>
        </p>
      </Gutter>
    </main>
  );
}
