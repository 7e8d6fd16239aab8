import { adminMessagesIn } from "@/src/i18n/admin-messages";
import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { getSafeRedirect } from "payload/shared";
import { BrandName } from "@/src/admin/brand/brand-name";
import styles from "./account.module.css";
import { SignInPageForm } from "./sign-in-page-form";

/** The sign-in page of the admin. */
export function SignInView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const next = getSafeRedirect({ fallbackTo: "/admin", redirectTo: searchParams?.redirect ?? "" });
  if (req.user) redirect(next);
  return (
    <>
      <div className={styles.brand}>
        <BrandName payload={req.payload} />
      </div>
      <SignInPageForm texts={adminMessagesIn("browser.signIn", req.i18n.language)} next={next} />
    </>
  );
}
