import type { RequestKind } from "@/src/domain/forms/request";
import { staffLocale, type Locale } from "@/src/domain/locale/locale";
import type { AddressedMail } from "@/src/domain/mail/mail";
import type { SavedRequest } from "@/src/store/forms/request-rows";
import type { Shop } from "@/src/services/shop";

/** Validated answers of a form. */
export interface Written {
  readonly kind: RequestKind | "affiliation";
  readonly locale: Locale;
  readonly name: string;
  readonly email: string;
  readonly answers: Readonly<Record<string, string>>;
  /** Path of the attached composed watch, or null. */
  readonly watch?: string | null;
}

/** Name and contact are already shown above the answers. */
function otherAnswers({ answers }: Written): Readonly<Record<string, string>> {
  const { name: _, email: __, ...others } = answers;
  return others;
}

/** The mails about a form: one to the sender, one to staff. */
export async function formMails(shop: Shop, written: Written, collection: string) {
  const { kind: form, locale, name, email, watch = null } = written;
  const words = (await shop.store.loadWords())[staffLocale];
  return ({ id, number: reference }: SavedRequest): readonly AddressedMail[] => [
    {
      key: `form-received:${reference}`,
      to: email,
      mail: { kind: "form-received", form, locale, reference },
    },
    {
      key: `form-notice:${reference}`,
      to: null,
      mail: {
        kind: "form-notice",
        form,
        reference,
        name,
        email,
        locale,
        watch,
        lines: [...shop.describeAnswers(form, otherAnswers(written), words)],
        record: `/admin/collections/${collection}/${id}`,
      },
    },
  ];
}

/** Saves a request and mails staff and sender. @returns its reference */
export async function saveRequest(shop: Shop, written: Written & { kind: RequestKind }): Promise<string> {
  const words = (await shop.store.loadWords())[staffLocale];
  const { kind, locale, name, email, watch = null } = written;
  const { number } = await shop.store.forms.insertRequest(
    { kind, name, email, locale, watch, lines: shop.describeAnswers(kind, otherAnswers(written), words) },
    await formMails(shop, written, "requests"),
    shop.clock(),
  );
  shop.flushOutbox();
  return number;
}
