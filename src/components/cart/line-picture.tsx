import type { CartItem } from "@/src/domain/contracts/cart";
import styles from "./line-picture.module.css";

/** Picture of an article; a gift card without one is drawn. */
export function LinePicture({ item }: { item: Pick<CartItem, "image" | "kind"> }) {
  if (!item.image && item.kind === "gift-card") {
    return (
      <div className={styles.ground}>
        <span className={styles.card}>
          <svg viewBox="0 0 19 22" aria-hidden="true">
            <path d="M9.500 1v20M1.500 3l8 17 8-17" />
          </svg>
        </span>
      </div>
    );
  }
  return (
    <div className={styles.ground}>
      {item.image && <img src={item.image} alt="" width={320} height={320} loading="lazy" />}
    </div>
  );
}
