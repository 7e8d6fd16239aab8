import { adminMessagesIn } from "@/src/i18n/admin-messages";
import type { AdminViewServerProps } from "payload";
import { BrandName } from "@/src/admin/brand/brand-name";
import styles from "./account.module.css";
import { FirstAdminForm } from "./first-admin-form";

/** The view to create the first account, only by the link of the first start. */
export function FirstAdminView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const texts = adminMessagesIn("browser.signIn", req.i18n.language);
  const token = searchParams?.token;
  return (
    <>
      <div className={styles.brand}>
        <BrandName payload={req.payload} />
      </div>
      {typeof token === "string" && token !== "" ? (
        <FirstAdminForm texts={texts} token={token} />
      ) : (
        <p className={styles.form}>{texts.firstNoLink}</p>
      )}
    </>
  );
}
