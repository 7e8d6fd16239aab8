import type { UIFieldServerProps } from "payload";
import { localise } from "@/src/domain/locale/locale";
import { bespokeImageUrl } from "@/src/domain/watch/image-query";
import { selectionFields } from "@/src/domain/watch/selection";
import { shopOf } from "@/src/server/runtime/shop-of";
import { mayRead } from "@/src/admin/may-read";
import { adminLocale } from "@/src/admin/admin-locale";
import styles from "./bespoke-sheet.module.css";
import { Facts, type Fact } from "@/src/admin/order/facts";

/** A bespoke watch: both sides, and its parts by the names of the day it was composed. */
export async function BespokeSheet({ data, i18n, payload, user }: UIFieldServerProps) {
  if (!mayRead("bespoke-watches", user)) return null;
  const id: unknown = data?.bespokeId;
  const [watch] = typeof id === "string" ? await shopOf(payload).store.findBespokeWatches([id]) : [];
  if (!watch) return null;
  const locale = adminLocale(i18n.language);
  return (
    <div className={styles.sheet}>
      <img src={bespokeImageUrl(watch.id, { width: 640, stage: "craie" })} alt="" width={320} height={320} />
      <img
        src={bespokeImageUrl(watch.id, { width: 640, stage: "nuit", side: "back" })}
        alt=""
        width={320}
        height={320}
      />
      <Facts
        title={watch.id}
        facts={selectionFields.flatMap((field): Fact[] => {
          const label = watch.labels[field];
          return label ? [[String(watch.selection[field]), localise(label, locale)]] : [];
        })}
      />
    </div>
  );
}
