"use client";
import { useState } from "react";
import styles from "./pictures.module.css";

interface Props {
  /** collection of the document */
  of: string;
  id: number | string;
  size?: "row" | "sheet";
  /** changes when the document is saved, so that its picture is fetched again */
  saved?: string | number | undefined;
}

/** The picture of a document in a row; an empty background where it has none. */
export function Thumb({ of, id, size = "row", saved }: Props) {
  const query = new URLSearchParams({
    of,
    id: String(id),
    ...(saved !== undefined && { saved: String(saved) }),
  });
  const address = `/api/staff/picture?${query}`;
  const [failed, setFailed] = useState("");
  const hasFailed = failed === address;
  if (hasFailed && size === "sheet") return null;
  return (
    <span className={styles.thumb} data-size={size}>
      {!hasFailed && (
        <img
          src={address}
          alt=""
          loading="lazy"
          // Pictures that failed before hydration are found here, the others by their error event.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setFailed(address);
          }}
          onError={() => setFailed(address)}
        />
      )}
    </span>
  );
}
