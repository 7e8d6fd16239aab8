"use client";
import { useState } from "react";
import styles from "./pictures.module.css";

interface Props {
  /** collection of the document */
  of: string;
  id: number | string;
  size?: "row" | "sheet";
  /** changes when the document was saved, so that its picture is asked for anew */
  saved?: string | number | undefined;
}

/** What a document looks like; in a row, an empty ground for one without a picture. */
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
          // One that failed before the page was awake is found here, the others by their error.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setFailed(address);
          }}
          onError={() => setFailed(address)}
        />
      )}
    </span>
  );
}
