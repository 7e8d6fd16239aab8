"use client";
import { useAtomValue } from "jotai";
import NextLink from "next/link";
import { writeCookie } from "@/src/client/browser/cookies";
import { cartPath } from "@/src/components/cart/cart-path";
import { ActionForm } from "@/src/components/primitives/action-form";
import { Icon } from "@/src/components/primitives/icon";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { cartAtom } from "@/src/client/state/cart";
import { promoCookieName } from "@/src/domain/cart/is-promo-code";
import styles from "./promo-banner.module.css";

interface Props {
  locale: Locale;
  texts: Readonly<
    Record<
      | "label"
      | "before"
      | "after"
      | "applies"
      | "refused"
      | "personal"
      | "signIn"
      | "why"
      | "delete"
      | "hide",
      string
    >
  >;
}

/** The cart's state of the code: before it is loaded, nothing that could be untrue. */
function Standing({ locale, texts }: Props) {
  const { promo, refusedPromo } = useAtomValue(cartAtom);
  if (refusedPromo?.reason === "sign-in")
    return (
      <>
        {`${texts.personal} `}
        <NextLink data-type="link" href={localeHref(locale, "/auth")}>
          {texts.signIn}
        </NextLink>
      </>
    );
  if (refusedPromo)
    return (
      <>
        {`${texts.refused} `}
        <NextLink data-type="link" href={localeHref(locale, cartPath)}>
          {texts.why}
        </NextLink>
      </>
    );
  return promo?.isAutomatic === false ? texts.applies : texts.after;
}

/**
 * Shown by the first script before the first paint, so that the page does not jump. Delete clears the code, the close
 * button only hides it. Source: specification §4, promo banner.
 */
export function PromoBanner({ locale, texts }: Props) {
  const hide = () => delete document.documentElement.dataset.promo;
  const clear = () => {
    writeCookie({ name: promoCookieName, value: "", maxAge: 0 });
    hide();
  };
  return (
    <aside className={styles.promo} aria-label={texts.label}>
      <p>
        {`${texts.before} `}
        {/* A text is there from the start, so that React finds one where the first script has written the code. */}
        <b data-promo-code="" suppressHydrationWarning>
          …
        </b>
        <span aria-live="polite">
          {" "}
          <Standing {...{ locale, texts }} />
        </span>
      </p>
      <div>
        <ActionForm action="/api/promo/clear" values={{}} onAct={clear}>
          <button type="submit" data-type="link">
            {texts.delete}
          </button>
        </ActionForm>
        <button type="button" className={styles.close} aria-label={texts.hide} onClick={hide}>
          <Icon name="close" />
        </button>
      </div>
    </aside>
  );
}
