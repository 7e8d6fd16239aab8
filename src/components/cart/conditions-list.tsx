import { dayText } from "@/src/domain/locale/day-text";
import { languageTag, type Locale } from "@/src/domain/locale/locale";
import { japanNoticePath } from "@/src/domain/law/japan";
import { isVoucherPayment } from "@/src/domain/market/local-payments";
import { localeHref } from "@/src/i18n/locale-href";
import styles from "./order-conditions.module.css";

type Name =
  | "title"
  | "payment"
  | "pay"
  | "voucher"
  | "free"
  | "delivery"
  | "sent"
  | "way"
  | "byMail"
  | "withdrawal"
  | "back"
  | "notice";

interface Props {
  locale: Locale;
  /** Says a sentence of `cart.conditions`. */
  say: (name: Name, values?: Record<string, string | number>) => string;
  /** day of dispatch; null where nothing is sent */
  dispatch: string | null;
  /** days of the way to Japan; null for unannounced ones */
  days: number | null;
  /** names of the ways to pay */
  methods: readonly string[];
  isCovered: boolean;
}

/**
 * Payment, delivery and withdrawal in one place, for buyers in Japan. Source: 特定商取引法, article 12-6.
 */
export function ConditionsList({ locale, say, dispatch, days, methods, isCovered }: Props) {
  const way = days === null ? "" : say("way", { days });
  const list = new Intl.ListFormat(languageTag(locale), { type: "disjunction" });
  const vouchers = methods.filter(isVoucherPayment);
  const payment = [
    say("pay", { methods: list.format(methods) }),
    ...(vouchers.length > 0 ? [say("voucher", { methods: list.format(vouchers) })] : []),
  ].join(locale === "jp" ? "" : " ");
  const rows = [
    ["payment", isCovered ? say("free") : payment],
    [
      "delivery",
      dispatch === null
        ? say("byMail")
        : `${say("sent", { day: dayText(new Date(dispatch), locale) })} ${way}`,
    ],
    ["withdrawal", say("back")],
  ] as const;
  return (
    <section className={styles.conditions} aria-label={say("title")} data-type="note">
      <dl>
        {rows.map(([name, words]) => (
          <div key={name}>
            <dt>{say(name)}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <a data-type="link" href={localeHref("jp", japanNoticePath)} target="_blank" rel="noopener">
        {say("notice")}
      </a>
    </section>
  );
}
