import { getTranslations } from "next-intl/server";
import type { Locale } from "../../domain/locale/locale";
import type { ShopSettings } from "../../domain/settings";
import styles from "./promises.module.css";

interface Props {
  locale: Locale;
  settings: ShopSettings;
}

/** What the shop promises with every watch, in four rows. */
export async function Promises({ locale, settings }: Props) {
  const t = await getTranslations({ locale, namespace: "watch.promises" });
  const rows = [
    [t("assembly"), t("assemblyText", { days: settings.leadDays })],
    [t("delivery"), t("free")],
    [t("returns"), t("returnsText")],
    [t("warranty"), t("warrantyText")],
  ] as const;
  return (
    <dl className={styles.promises}>
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
