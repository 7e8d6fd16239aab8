import { adminMessagesIn } from "@/src/i18n/admin-messages";
import Link from "next/link";
import { notFound, redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { globalAccess } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";
import { adminLocale } from "@/src/admin/admin-locale";
import { OwnView } from "@/src/admin/own-view";
import { offersOf } from "@/src/domain/watch/offer";
import { sampleMail } from "@/src/server/runtime/brand-samples";
import { pageContentOf } from "@/src/server/runtime/page-content-of";
import styles from "./brand-preview.module.css";

/** A receipt for a sample order. */
const receipt = "/api/staff/brand-receipt";

/** The shop in the newest draft of the brand, page beside page, with a mail and a receipt. */
export async function BrandPreview(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const role = roleOf(req.user);
  // Payload shows views of one's own to everybody.
  if (!includes("staff", role)) redirect("/admin/login?redirect=%2Fadmin%2Fbrand-preview");
  if (!includes(globalAccess.brand?.update ?? "none", role)) notFound();
  const texts = adminMessagesIn("settings.brandPreview", req.i18n.language);
  const content = pageContentOf(req.payload);
  const [offer] = offersOf(...(await Promise.all([content.watches(), content.products()])));
  const pages = [
    { name: texts.home, path: "/" },
    ...(offer ? [{ name: texts.watch, path: offer.watch.path }] : []),
    { name: texts.configurator, path: "/configurator" },
    // It begins with a long text, in the second family.
    { name: texts.form, path: "/politique-des-cookies" },
  ];
  const locale = adminLocale(req.i18n.language);
  const mail = await sampleMail(req.payload, locale);
  return (
    <OwnView view={props} className={styles.view}>
      <h1>{texts.title}</h1>
      <p>
        {texts.intro}{" "}
        <Link href="/admin/globals/brand" prefetch={false}>
          {texts.back}
        </Link>
      </p>
      <ul className={styles.pages}>
        {pages.map(({ name, path }) => {
          const href = `/api/preview?path=${encodeURIComponent(path)}&locale=${locale}`;
          return (
            <li key={path}>
              <h2>{name}</h2>
              {/* To look at: its links would be stops of the keyboard. The link below opens it for use. */}
              <div className={styles.frame} inert>
                {/* The shop's own pages need scripts and the session of the member of staff. */}
                {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
                <iframe title={name} src={href} />
              </div>
              {/* Not a page of the admin: it is opened by the browser itself. */}
              <a href={href} target="_blank" rel="noreferrer">
                {texts.open}
              </a>
            </li>
          );
        })}
        {mail && (
          <>
            <li>
              <h2>{texts.mail}</h2>
              <div className={styles.frame}>
                {/* Without scripts, links and requests: nothing in it is to be opened. */}
                <iframe title={texts.mail} sandbox="" srcDoc={mail} />
              </div>
            </li>
            <li>
              <h2>{texts.receipt}</h2>
              <div className={styles.frame} inert>
                {/* A browser's own reader of PDF runs in no sandbox. */}
                {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
                <iframe title={texts.receipt} src={receipt} />
              </div>
              <a href={receipt} target="_blank" rel="noreferrer">
                {texts.open}
              </a>
            </li>
          </>
        )}
      </ul>
    </OwnView>
  );
}
