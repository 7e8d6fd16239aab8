import { getTranslations } from "next-intl/server";
import type { Operator } from "@/src/domain/law/law";
import type { ProductSafety } from "@/src/domain/law/product-safety";
import type { Locale } from "@/src/domain/locale/locale";
import { mailtoHref } from "@/src/domain/mail/mailto-href";
import { Paragraphs } from "@/src/components/editorial/paragraphs";
import styles from "./safety-section.module.css";

interface Props {
  /** Null for what is no product, such as a card. */
  safety: ProductSafety | null;
  locale: Locale;
}

function ElectronicAddress({ address }: { address: string }) {
  return address.includes("@") ? (
    <a data-type="link" href={mailtoHref(address)}>
      {address}
    </a>
  ) : (
    <a data-type="link" href={address} rel="noopener">
      {address}
    </a>
  );
}

function OperatorLines({ operator, trademark }: { operator: Operator; trademark?: string }) {
  return (
    <dd>
      {operator.name}
      {trademark !== undefined && <span>{trademark}</span>}
      {operator.address.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {operator.electronicAddress !== "" && (
        <span>
          <ElectronicAddress address={operator.electronicAddress} />
        </span>
      )}
    </dd>
  );
}

/**
 * Who makes a product, what identifies it, and its warnings. Open at first: the law wants it clearly visible.
 * Source: regulation (EU) 2023/988, article 19.
 */
export async function SafetySection({ safety, locale }: Props) {
  if (!safety) return null;
  const t = await getTranslations({ locale, namespace: "law.safety" });
  const { manufacturer, responsiblePerson, identifiers, warnings } = safety;
  return (
    <section className={styles.safety} data-block="" aria-labelledby="product-safety">
      <details open>
        <summary>
          <h2 id="product-safety" data-type="t4">
            {t("title")}
          </h2>
        </summary>
        <div className={styles.content}>
          <dl>
            <div>
              <dt>{t("manufacturer")}</dt>
              <OperatorLines
                operator={manufacturer}
                trademark={t("trademark", { name: manufacturer.trademark })}
              />
            </div>
            {responsiblePerson && (
              <div>
                <dt>{t("responsible")}</dt>
                <OperatorLines operator={responsiblePerson} />
              </div>
            )}
            {identifiers.length > 0 && (
              <div>
                <dt>{t(identifiers.length > 1 ? "identifiers" : "identifier")}</dt>
                <dd>
                  {identifiers.map((sku) => (
                    <span key={sku}>{sku}</span>
                  ))}
                </dd>
              </div>
            )}
          </dl>
          {warnings.length > 0 && (
            <div className={styles.warnings}>
              <h3>{t("warnings")}</h3>
              {warnings.map((text) => (
                <Paragraphs key={text.fr} text={text} locale={locale} />
              ))}
            </div>
          )}
        </div>
      </details>
    </section>
  );
}
