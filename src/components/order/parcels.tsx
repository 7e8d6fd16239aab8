import type { OrderPageResponse } from "@/src/domain/contracts/order-page";
import { carrierNames } from "@/src/domain/order/carrier";
import type { OrderWords } from "./order-words";
import styles from "./parcels.module.css";

type Pieces = OrderPageResponse["toFollow"];

interface Props {
  parcels: OrderPageResponse["parcels"];
  toFollow: Pieces;
  /** a single parcel: its contents need not be listed */
  isWhole: boolean;
  words: OrderWords;
}

const PieceList = ({ title, pieces }: { title: string; pieces: Pieces }) => (
  <>
    <p>{title}</p>
    <ul>
      {pieces.map(({ title: piece, quantity }) => (
        <li key={piece}>{quantity > 1 ? `${quantity} × ${piece}` : piece}</li>
      ))}
    </ul>
  </>
);

/** The parcels of an order, each with its tracking link and contents, and the remaining pieces. */
export function Parcels({ parcels, toFollow, isWhole, words: { t, day } }: Props) {
  return (
    <ul className={styles.parcels}>
      {parcels.map((parcel) => (
        <li key={parcel.trackingNumber}>
          <a data-type="link" href={parcel.url} target="_blank" rel="noopener noreferrer">
            {carrierNames[parcel.carrier]} {parcel.trackingNumber}
          </a>
          {!isWhole && (
            <div className={styles.pieces} data-type="note">
              <p>{t("parcels.sent", { day: day(parcel.sentOn) })}</p>
              <PieceList title={t("parcels.inside")} pieces={parcel.pieces} />
            </div>
          )}
        </li>
      ))}
      {toFollow.length > 0 && (
        <li className={styles.pieces} data-type="note">
          <PieceList title={t("parcels.follows")} pieces={toFollow} />
        </li>
      )}
    </ul>
  );
}
