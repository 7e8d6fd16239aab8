import { getTranslations } from "next-intl/server";
import type { Locale } from "@/src/domain/locale/locale";
import styles from "./preview-bar.module.css";
import { PreviewLanguages } from "./preview-languages";

/**
 * In the admin's frame the page is reloaded whenever its draft is saved. The admin sends its messages once the page
 * has announced that it is ready.
 */
const refresh = `addEventListener("message",function(e){if(e.origin===location.origin&&e.data&&e.data.type==="payload-document-event")location.reload()});if(parent!==window)parent.postMessage({type:"payload-live-preview",ready:true},location.origin)`;

/**
 * Shows staff that they view drafts, with a link to leave the preview. Visitors' pages have neither the bar nor the
 * script.
 */
export async function PreviewBar({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: "common.preview" });
  return (
    <form className={styles.bar} method="post" action="/api/preview/exit" data-scene="nuit">
      <script dangerouslySetInnerHTML={{ __html: refresh }} />
      <p>
        <b>{t("title")}</b> {t("text")}
      </p>
      <PreviewLanguages locale={locale} label={t("languages")} />
      <button type="submit" data-type="link">
        {t("leave")}
      </button>
    </form>
  );
}
