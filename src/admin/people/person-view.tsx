import { adminMessagesIn, type AdminMessages } from "@/src/i18n/admin-messages";
import { Button } from "@payloadcms/ui";
import { notFound, redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import * as v from "valibot";
import { personAccess } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";
import { adminLocale } from "@/src/admin/admin-locale";
import { OwnView } from "@/src/admin/own-view";
import { fill } from "@/src/domain/locale/fill";
import { normaliseEmail } from "@/src/domain/mail/email-address";
import { loadBuyers } from "@/src/services/people/load-buyers";
import { loadPerson } from "@/src/services/people/load-person";
import { shopOf } from "@/src/server/runtime/shop-of";
import { BuyerList } from "./buyer-list";
import { PersonSheet } from "./person-sheet";
import styles from "./person.module.css";

/** Row number of the last order on a page of buyers. */
const place = v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))), null);

function Search({
  asked,
  isWrong,
  texts,
}: {
  asked: string;
  isWrong: boolean;
  texts: AdminMessages<"people.person">;
}) {
  return (
    <form className={styles.search} action="/admin/person" role="search">
      <label htmlFor="person-email">{texts.address}</label>
      <div>
        <input
          id="person-email"
          name="email"
          defaultValue={asked}
          key={asked}
          autoComplete="off"
          aria-invalid={isWrong}
          aria-describedby={isWrong ? "person-wrong" : undefined}
        />
        <Button type="submit" buttonStyle="secondary" size="small" margin={false}>
          {texts.show}
        </Button>
      </div>
      {isWrong && <p id="person-wrong">{texts.noAddress}</p>}
    </form>
  );
}

/** All data of an e-mail address, with or without an account, for the order desk. */
export async function PersonView(props: AdminViewServerProps) {
  const { initPageResult, searchParams } = props;
  const { req } = initPageResult;
  // Payload does not restrict access to custom views.
  if (!includes("staff", roleOf(req.user))) redirect("/admin/login?redirect=%2Fadmin%2Fperson");
  if (!includes(personAccess, roleOf(req.user))) notFound();
  const { payload, i18n } = req;
  const texts = adminMessagesIn("people.person", i18n.language);
  const asked = typeof searchParams?.email === "string" ? searchParams.email : "";
  const email = normaliseEmail(asked);
  const person = email === null ? null : await loadPerson(shopOf(payload), email, adminLocale(i18n.language));
  const account = person?.belongings?.account;
  const after = v.parse(place, searchParams?.after);
  const page = asked === "" ? await loadBuyers(shopOf(payload), after) : null;
  return (
    <OwnView view={props} className={styles.view}>
      <h1>{texts.title}</h1>
      <p className={styles.quiet}>{texts.intro}</p>
      <Search asked={asked} isWrong={asked !== "" && email === null} texts={texts} />
      {person && (
        <>
          <h2>{person.email}</h2>
          {account ? (
            <p>
              {person.email !== email && fill(texts.mergedHere, { email: person.email })}{" "}
              <a href={`/admin/collections/customers/${account.id}`}>{texts.account}</a>
            </p>
          ) : (
            <p className={styles.quiet}>{texts.guest}</p>
          )}
          <PersonSheet person={person} payload={payload} language={i18n.language} />
        </>
      )}
      {page && <BuyerList page={page} isFirst={after === null} texts={texts} language={i18n.language} />}
    </OwnView>
  );
}
