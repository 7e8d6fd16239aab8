import { getTranslations } from "next-intl/server";
import { dateTag, type Locale } from "@/src/domain/locale/locale";
import type { Maintenance } from "@/src/domain/settings";
import { Notice } from "@/src/components/primitives/notice";
import styles from "./closing-notice.module.css";
import { LocalWords } from "@/src/components/editorial/local-words";

interface Props {
  maintenance: Maintenance;
  locale: Locale;
}

/** Why the shop is closed and when it opens again, in the editors' words; nothing while it is open. */
export async function ClosingNotice({ maintenance: { isClosed, until, text }, locale }: Props) {
  if (!isClosed) return null;
  const t = await getTranslations({ locale, namespace: "blocks.maintenance" });
  const format = new Intl.DateTimeFormat(dateTag(locale), {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: "Europe/Paris",
  });
  return (
    <div className={styles.notice}>
      <Notice>
        <p>
          <b>{t("closed")}</b> {text.fr && <LocalWords text={text} locale={locale} />}{" "}
          {until && t("until", { date: format.format(new Date(until)) })}
        </p>
      </Notice>
    </div>
  );
}
