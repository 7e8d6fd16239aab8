import type { Answers } from "@/src/domain/contracts/forms/form";
import type { preorderRegister } from "@/src/domain/contracts/forms/preorder-register";
import { localise, staffLocale, type Locale } from "@/src/domain/locale/locale";
import { formMails } from "@/src/services/forms/save-request";
import type { Shop } from "@/src/services/shop";

/** The list for registrations on a page without a run. */
const openList = "Collection Rose";

interface Registration {
  readonly answers: Answers<(typeof preorderRegister)["fields"]>;
  readonly locale: Locale;
  /** Key of the offer, null on a page without one. */
  readonly offer: string | null;
}

/** Name of the list for staff: the French name of the run. An unknown key gives the open list. */
async function listName({ store }: Shop, key: string | null): Promise<string> {
  const offers = key === null ? [] : (await store.loadSnapshot()).preorderOffers;
  const offer = offers.find((candidate) => candidate.key === key && !candidate.isInvited);
  return offer ? localise(offer.name, staffLocale) : openList;
}

/**
 * Registers a visitor on the list of a run, without commitment. One e-mail has one entry per list: a repeated request
 * gets the same response and writes nothing, so that the response does not reveal who is registered.
 * Source: specification §7, /api/preorder-register.
 */
export async function register(shop: Shop, { answers, locale, offer }: Registration): Promise<void> {
  const { name, email, phone } = answers;
  const kind = "preorder-register";
  const list = await listName(shop, offer);
  const words = (await shop.store.loadWords())[staffLocale];
  const { list: label } = words["staff-mail"].form;
  const lines = [...shop.describeAnswers(kind, { phone }, words), { label, value: list }];
  const written = { kind, locale, name, email, answers: { phone, list } } as const;
  const kept = await shop.store.forms.insertRegistration(
    { kind, name, email, locale, watch: null, lines },
    list,
    await formMails(shop, written, "requests"),
    shop.clock(),
  );
  if (kept) shop.flushOutbox();
}
