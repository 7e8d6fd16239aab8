import { getTranslations } from "next-intl/server";
import { shownLabel } from "@/src/domain/law/durability-label";
import { noticeIn } from "@/src/domain/law/guarantee-notice";
import type { Law } from "@/src/domain/law/law";
import type { Locale } from "@/src/domain/locale/locale";
import { OfficialPicture } from "./official-picture";
import styles from "./product-notices.module.css";

interface Props {
  law: Pick<Law, "guaranteeNotice" | "durabilityLabel">;
  /** Countries the shop sells to. */
  countries: readonly string[];
  locale: Locale;
}

/** The notice on the legal guarantee, and the label of a guarantee of durability, where the shop has them. */
export async function ProductNotices({ law, countries, locale }: Props) {
  const t = await getTranslations({ locale, namespace: "law" });
  const notice = noticeIn(law, countries, locale);
  const label = shownLabel(law, countries);
  if (!notice && !label) return null;
  return (
    <div className={styles.notices}>
      {notice && (
        <OfficialPicture
          picture={notice.picture}
          written={notice.locale}
          larger={t("notice.larger")}
          area={t("area")}
        />
      )}
      {label && (
        <OfficialPicture picture={label} written={locale} larger={t("label.larger")} area={t("area")} />
      )}
    </div>
  );
}
