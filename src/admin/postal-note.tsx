"use client";
import { useAdminMessages } from "@/src/admin/use-admin-messages";
import { fill } from "@/src/domain/locale/fill";
import { isPostalCode, postalExample } from "@/src/domain/order/postal-code";
import styles from "./postal-note.module.css";

/** Whether a typed post code does not match the country's format; a missing one is reported elsewhere. */
export const isPostalWrong = (code: string, country: string): boolean =>
  code.trim() !== "" && !isPostalCode(code, country);

/** Below the field of a post code: that its format is invalid for the country, and a valid example. */
export function PostalNote({ id, code, country }: { id: string; code: string; country: string }) {
  const message = useAdminMessages("postalNote");
  return (
    <span id={id} role="status" className={styles.note}>
      {isPostalWrong(code, country) && fill(message, { example: postalExample(country) ?? "" })}
    </span>
  );
}
