import type { Answers } from "@/src/domain/contracts/forms/form";
import type { affiliation } from "@/src/domain/contracts/forms/affiliation";
import type { Shop } from "@/src/services/shop";
import { staffLocale, type Locale } from "@/src/domain/locale/locale";
import { formMails } from "./save-request";

type Application = Answers<(typeof affiliation)["fields"]>;

/** Saves an affiliate's application and mails staff and sender. @returns its reference */
export async function saveApplication(shop: Shop, answers: Application, locale: Locale): Promise<string> {
  const { name, email, site, message } = answers;
  const words = (await shop.store.loadWords())[staffLocale];
  const forStaff = (field: "channel" | "audience") =>
    shop.describeAnswers("affiliation", { [field]: answers[field] }, words)[0]?.value ?? answers[field];
  const { number } = await shop.store.forms.insertApplication(
    {
      name,
      email,
      locale,
      site,
      message,
      channel: forStaff("channel"),
      audience: forStaff("audience"),
    },
    await formMails(shop, { kind: "affiliation", locale, name, email, answers }, "affiliates"),
    shop.clock(),
  );
  shop.flushOutbox();
  return number;
}
