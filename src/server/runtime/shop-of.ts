import { randomBytes } from "node:crypto";
import type { Payload } from "payload";
import { describeAnswers } from "@/src/services/mail-templates/form-words";
import { creditNoteDocument } from "@/src/services/mail-templates/credit-note-document";
import { receiptDocument } from "@/src/services/mail-templates/receipt-document";
import { giftCardDocument } from "@/src/services/mail-templates/gift-card-document";
import { giftCardMail } from "@/src/services/mail-templates/gift-card-mail";
import { orderMails } from "@/src/services/mail-templates/order-mails";
import { buildSheet, packingSlip } from "@/src/services/mail-templates/papers";
import { newsletterIssueMail } from "@/src/services/mail-templates/newsletter-issue-mail";
import { writeMail } from "@/src/services/mail-templates/write-mail";
import { catalogueSource } from "@/src/store/cache/catalogue-source";
import { env } from "@/src/env";
import { renderGiftCard } from "@/src/gateways/gift-card/render-gift-card";
import { createMailGateway } from "@/src/gateways/mail/mail-gateway";
import { openOutside } from "@/src/gateways/outside/open-outside";
import { createTestBuyer } from "@/src/gateways/stripe/test-buyer";
import { brandIcons } from "@/src/gateways/printing/brand-icon";
import { drawLinkPreview } from "@/src/gateways/printing/link-preview";
import { paperLookOf } from "@/src/gateways/printing/paper-look-of";
import { brandPrintingOf } from "@/src/gateways/printing/brand-printing-of";
import { createPrintingRenderer } from "@/src/gateways/printing/printing-renderer";
import { renderPapers } from "@/src/gateways/paper/render-papers";
import { renderReceipt } from "@/src/gateways/receipt/render-receipt";
import { renderTerms } from "@/src/gateways/terms/render-terms";
import { connectPaypal } from "@/src/gateways/paypal/connect-paypal";
import {
  checkStripeKey,
  createStripeWebhook,
  deleteStripeWebhooks,
} from "@/src/gateways/stripe/connect-stripe";
import { createCounter } from "@/src/services/figures/counter";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { createOutboxSender } from "@/src/services/mails/outbox-sender";
import type { Shop } from "@/src/services/shop";
import { connectedParts } from "./connections/connected-parts";
import { finished, isEnding } from "./ending";
import { cardKeys, shopKeys } from "./keys";
import { modelKeys } from "@/src/domain/watch/model-parts";
import { sharedModels } from "./models";
import { pictureAsJpeg } from "./picture-as-jpeg";
import { savePrinting } from "./save-printing";
import { savePrices } from "./save-prices";
import { sharedClock } from "./shared-clock";
import { keepContext } from "./observability/keep-context";
import { isTracing } from "./observability/spans";
import { createStore } from "@/src/store/store";

/**
 * Sends queued mails of the outbox where this process runs the jobs; a script leaves them to that process, and failed
 * ones are retried on schedule.
 */
function outboxFlush(payload: Payload, shop: () => Shop): Shop["flushOutbox"] {
  const send = createOutboxSender(
    () => finished(deliverMails(shop())),
    (error) => payload.logger.warn({ msg: "The outbox waits for its next turn", err: error }),
  );
  return (delay = 0) => {
    if (payload.crons.length === 0) return;
    if (delay === 0) send();
    // If the process ends meanwhile, the schedule sends them.
    else setTimeout(send, delay).unref();
  };
}

function assemble(payload: Payload): Shop {
  const settings = env();
  const { pool } = payload.db;
  // An idle connection that breaks is replaced; without a listener its error would end the process.
  pool.on("error", (error) => payload.logger.warn(`A connection to PostgreSQL was lost: ${error.message}`));
  if (isTracing()) keepContext(pool);
  const store = createStore(pool, catalogueSource(payload));
  const connected = connectedParts(settings, (refusal) => payload.logger.error(refusal));
  // Staff may enter real accounts while the shop runs.
  const isTesting = (variable: string) => variable === "1" && !connected().surroundings.isReal;
  const conformance = {
    simulationSecret: settings.SIMULATION_SECRET,
    buyer: createTestBuyer(settings.STRIPE_API_BASE ?? ""),
  };
  const paperLook = async () => paperLookOf((await store.loadSettings()).brand);
  const shop: Shop = {
    store,
    // Staff may enter other accounts while the shop runs.
    get payments() {
      return connected().payments;
    },
    get mail() {
      return connected().mail;
    },
    get surroundings() {
      return connected().surroundings;
    },
    outside: openOutside({
      isLoopbackAllowed: () => isTesting(settings.LOOPBACK_REQUESTS) || isTesting(settings.UCP_CONFORMANCE),
    }),
    get conformance() {
      return isTesting(settings.UCP_CONFORMANCE) ? conformance : null;
    },
    connections: {
      environment: settings,
      checkStripeKey,
      createStripeWebhook,
      deleteStripeWebhooks,
      connectPaypal,
      openMail: createMailGateway,
    },
    orderMails,
    writeMail,
    newsletterIssue: newsletterIssueMail,
    describeAnswers,
    giftCardMail,
    renderGiftCard: async (mail) => {
      const sheet = giftCardDocument(mail);
      const bytes = await renderGiftCard(sheet, await paperLook());
      return { name: `${sheet.file}.pdf`, type: "application/pdf", bytes };
    },
    renderReceipt: async (order, number, seller, words) =>
      renderReceipt(receiptDocument(order, number, seller, words), await paperLook()),
    renderCreditNote: async (order, note, seller, words) =>
      renderReceipt(creditNoteDocument(order, note, seller, words), await paperLook()),
    renderTerms: async (terms) => renderTerms(terms, await paperLook()),
    savePrices: savePrices(payload),
    printingRenderer: createPrintingRenderer(process.cwd()),
    brandPrinting: brandPrintingOf,
    savePrinting: savePrinting(payload),
    brandIcons,
    linkPreview: drawLinkPreview,
    paperLook,
    buildSheet,
    packingSlip,
    renderPapers: async (papers, pictures) => renderPapers(papers, pictures, await paperLook()),
    pictureAsJpeg: (path) => pictureAsJpeg(path, store),
    undrawnParts: (catalogue) => sharedModels().findUndrawn(modelKeys(catalogue)),
    flushOutbox: outboxFlush(payload, () => shop),
    figures: createCounter({
      write: store.figures.addFigures,
      clock: sharedClock,
      report: (error) => payload.logger.warn(`Figures can't be written and wait: ${String(error)}`),
    }),
    origin: settings.SHOP_URL,
    secondFactorDays: settings.STAFF_SECOND_FACTOR_DAYS,
    hasStaffAssistants: settings.STAFF_ASSISTANTS === "on",
    undoTime: settings.STAFF_UNDO_SECONDS * 1_000,
    clock: sharedClock,
    isEnding,
    ...shopKeys(settings),
    cardKeys: cardKeys(settings),
    random: (bits) => randomBytes(bits / 8).toString("base64url"),
  };
  return shop;
}

const shops = new WeakMap<Payload, Shop>();

/** The shop around a running Payload; one per process. */
export function shopOf(payload: Payload): Shop {
  const known = shops.get(payload);
  if (known) return known;
  const shop = assemble(payload);
  shops.set(payload, shop);
  return shop;
}
