import type { ServerProps } from "payload";
import { loadBrand } from "@/src/store/content/load-brand";
import styles from "./brand.module.css";

const initialOf = (name: string) => [...new Intl.Segmenter().segment(name)][0]?.segment;

/** The brand's initial, for the narrow place at the start of every page of the admin. */
export async function BrandIcon({ payload }: Pick<ServerProps, "payload">) {
  const { name } = await loadBrand(payload);
  return (
    <span className={styles.mark} aria-label={name} role="img">
      {initialOf(name)}
    </span>
  );
}
