import type { ServerProps } from "payload";
import { loadBrand } from "@/src/store/content/load-brand";
import styles from "./brand.module.css";

/** The brand's name where the admin would show the maker of the software. */
export async function BrandName({ payload }: Pick<ServerProps, "payload">) {
  const { name } = await loadBrand(payload);
  return <span className={styles.name}>{name}</span>;
}
