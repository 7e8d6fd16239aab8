import type { ServerProps } from "payload";
import { hasDeliveredMark, initialOf } from "@/src/domain/brand/brand-sign";
import { loadBrand } from "@/src/store/content/load-brand";
import styles from "./brand.module.css";

/** The brand's mark or initial, for the narrow place at the start of every page of the admin. */
export async function BrandIcon({ payload }: Pick<ServerProps, "payload">) {
  const brand = await loadBrand(payload);
  const mark = hasDeliveredMark(brand) ? null : brand.mark;
  return (
    <span className={styles.mark} aria-label={brand.name} role="img">
      {mark ? (
        <svg viewBox={`${-mark.width / 2} -0.5 ${mark.width} 1`} aria-hidden="true">
          <path d={mark.path} />
        </svg>
      ) : (
        initialOf(brand.name)
      )}
    </span>
  );
}
