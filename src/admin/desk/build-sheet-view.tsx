import { adminMessagesIn } from "@/src/i18n/admin-messages";
import { OwnView } from "@/src/admin/own-view";
import { notFound, redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import * as v from "valibot";
import type { Paper } from "@/src/domain/order/paper";
import { composePapers } from "@/src/services/orders/draw-papers";
import { shopOf } from "@/src/server/runtime/shop-of";
import { adminLocale } from "@/src/admin/admin-locale";
import { mayRead } from "@/src/admin/may-read";
import { paperAddress } from "./desk-papers";
import { PrintButton } from "./print-button";
import styles from "./build-sheet.module.css";

const asked = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));

function Sheet({ paper }: { paper: Paper }) {
  return (
    <article className={styles.sheet}>
      <h1>{paper.title}</h1>
      {paper.facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {paper.pieces.map((piece, place) => (
        <section key={`${place} ${piece.title}`}>
          <h2>{piece.title}</h2>
          <p>{piece.quantity}</p>
          {piece.details.map((detail) => (
            <p key={detail}>{detail}</p>
          ))}
          <div className={styles.piece}>
            {piece.image && <img src={piece.image} width={240} height={240} alt="" />}
            <dl>
              {piece.parts.map(({ name, value, keys }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    {value} <code>{keys}</code>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
      ))}
      {paper.notes.map(({ title, lines }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p className={styles.note}>{lines.join("\n")}</p>
        </section>
      ))}
    </article>
  );
}

/** What the workshop builds of an order, to be read on screen at the bench or printed. */
export async function BuildSheetView(props: AdminViewServerProps) {
  const { initPageResult, searchParams } = props;
  const { req } = initPageResult;
  const { payload, i18n, user } = req;
  const id = v.safeParse(asked, searchParams?.order);
  // Payload does not restrict access to custom views.
  if (!user) redirect("/admin/login?redirect=%2Fadmin%2Fdesk");
  if (!mayRead("orders", user) || !id.success) notFound();
  const papers = await composePapers(
    shopOf(payload),
    { kind: "build-sheets", ids: [id.output], pieces: null },
    adminLocale(i18n.language),
  );
  if (papers.length === 0) notFound();
  const texts = adminMessagesIn("orders.desk", i18n.language);
  return (
    <OwnView view={props} className={styles.page}>
      <p className={styles.links}>
        <PrintButton name={texts.print} />
        <a href={paperAddress("build-sheets", [id.output])}>{texts.sheets}</a>
      </p>
      {papers.map((paper) => (
        <Sheet key={paper.facts[0]} paper={paper} />
      ))}
    </OwnView>
  );
}
