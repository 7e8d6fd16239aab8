import { getTranslations } from "next-intl/server";
import { localise, type Locale } from "@/src/domain/locale/locale";
import type { ReadyMadeWatch } from "@/src/domain/watch/ready-made";
import styles from "./in-the-box.module.css";

interface Props {
  watch: ReadyMadeWatch;
  locale: Locale;
}

/** Contents of the parcel; an empty line in the editor's text begins a new item. */
export async function InTheBox({ watch, locale }: Props) {
  const items = localise(watch.box, locale)
    .split(/\n\s*\n/)
    .filter(Boolean);
  if (items.length === 0) return null;
  const t = await getTranslations({ locale, namespace: "watch" });
  return (
    <section className={styles.box} data-block="" aria-labelledby="in-the-box">
      <h2 id="in-the-box" data-type="t2">
        {t("inTheBox")}
      </h2>
      <ol>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </section>
  );
}
