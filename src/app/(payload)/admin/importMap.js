import { AmountCell as AmountCell_336328e721686000684533a35b1f2e19 } from '../../../../src/admin/money/amount-cell'
import { PriceInput as PriceInput_58909b19b5d84b4c82ec7430902ae9cf } from '../../../../src/admin/money/price-input'
import { AmountLine as AmountLine_fe286616776a84b0e09dce2f1e8d1243 } from '../../../../src/admin/money/amount-line'
import { EntryLabel as EntryLabel_f489828efca27dbbb3c40125f4122e51 } from '../../../../src/admin/entry-label'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { NewsletterSheet as NewsletterSheet_03ed98de6780ab56792df7e02b7545a1 } from '../../../../src/admin/newsletter/newsletter-sheet'
import { ResetText as ResetText_4a2157c5faaea99d637ee1099175f7af } from '../../../../src/admin/reset-text'
import { OrderSteps as OrderSteps_020b8cc1ac3a2544875a65e6062bbee8 } from '../../../../src/admin/order-steps'
import { OrderSheet as OrderSheet_856b80f055a9f38cf89bf78486031ae2 } from '../../../../src/admin/order-sheet'
import { AgreementSheet as AgreementSheet_1abe677e5d595d4716133e8c9457830d } from '../../../../src/admin/order/agreement-sheet'
import { Drawn as Drawn_a0377bef3f7ff63516747a27cfb8b811 } from '../../../../src/admin/drawn'
import { PaymentSheet as PaymentSheet_e1fac8aaaf3d8da240e46a1274338fe1 } from '../../../../src/admin/order/payment-sheet'
import { NotesSheet as NotesSheet_53acbbe9f8ba17378769e4b26bbb3468 } from '../../../../src/admin/order/notes-sheet'
import { MailSheet as MailSheet_634eca4e78502af9c530e0160d920bb3 } from '../../../../src/admin/order/mail-sheet'
import { HundredthsInput as HundredthsInput_b6dd172ac22ad3d4f4263ebb9925378d } from '../../../../src/admin/money/hundredths-input'
import { OptionPicker as OptionPicker_241e18512a7bb3702a80362653fe2760 } from '../../../../src/admin/option-picker'
import { GiftCardSheet as GiftCardSheet_d62d0a7bb5714a6013f89ce4ccbeb817 } from '../../../../src/admin/gift-card-sheet'
import { IssueCardButton as IssueCardButton_0c48045452bd17ee266b3b048ba2bf3f } from '../../../../src/admin/gift-card/issue-card-button'
import { BespokeSheet as BespokeSheet_3074482875a7c261af771db6932701b6 } from '../../../../src/admin/bespoke-sheet'
import { CurrentPassword as CurrentPassword_485da926e7a1d5ef61e369bded9c36e0 } from '../../../../src/admin/account/current-password'
import { SigningIn as SigningIn_871a0ba10b2a6267b73cb9cefa2855de } from '../../../../src/admin/account/signing-in'
import { InviteView as InviteView_b823653a339d406a7b5d0840ca9f5c54 } from '../../../../src/admin/account/invite-view'
import { AuditExport as AuditExport_be98e3cd1a64f9c80a20187c607a1e84 } from '../../../../src/admin/account/audit-export'
import { AffiliateSheet as AffiliateSheet_e8d8c6eb0a8f71aec2e49877f4e1a719 } from '../../../../src/admin/affiliate-sheet'
import { VatRateLabel as VatRateLabel_f9607983e040d5443461f8bfeb7db8d0 } from '../../../../src/admin/vat-rate-label'
import { HouseMark as HouseMark_a6d912970732be1c237d93a489aa772a } from '../../../../src/admin/house-mark'
import { HouseName as HouseName_ac63e3f499577d4a4d64d5f3245ca3e7 } from '../../../../src/admin/house-name'
import { PricesLink as PricesLink_188e84769d2be8e0b9b73cb3cf8916ac } from '../../../../src/admin/prices/prices-link'
import { DeskLink as DeskLink_7aaff86d542f34ce075d0cd7f6a772e9 } from '../../../../src/admin/translating/desk-link'
import { BooksLink as BooksLink_6601b106e83b9ce4147d8b626463a4bc } from '../../../../src/admin/books/books-link'
import { ArtworkLink as ArtworkLink_592ccd2f8d7ee69730adfd2d05fdb4b4 } from '../../../../src/admin/artwork/artwork-link'
import { HomePanel as HomePanel_ec3b843484b0a5d837367b8fbfa41dee } from '../../../../src/admin/home/home-panel'
import { NamedNotes as NamedNotes_34c3c41daa164eb3830a58665593dddc } from '../../../../src/admin/order/named-notes'
import { OpenTextsPanel as OpenTextsPanel_c5392d91bbf9141051c7ddcf2400718e } from '../../../../src/admin/translating/open-texts-panel'
import { FiguresPanel as FiguresPanel_bc8f7f2edd1ae17e7e8fbc8ea763b73b } from '../../../../src/admin/figures/figures-panel'
import { DeskLink as DeskLink_97570428b1837b783194c868da1a8368 } from '../../../../src/admin/desk/desk-link'
import { WorkshopLink as WorkshopLink_793e2c2414714d94cfc9af10252d6750 } from '../../../../src/admin/workshop/workshop-link'
import { SignInView as SignInView_d151fd6d3ea1cbbfa0adea46cadb4fcc } from '../../../../src/admin/account/sign-in-view'
import { FirstAdminView as FirstAdminView_9924461c4cbcae2df69c95b5f16a8f7b } from '../../../../src/admin/account/first-admin-view'
import { DeskView as DeskView_f9b3243aa9f672d05a118d86f06b3667 } from '../../../../src/admin/desk/desk-view'
import { ByHandView as ByHandView_714f7586c9c3848a0912c274c3abf366 } from '../../../../src/admin/by-hand/by-hand-view'
import { WorkshopView as WorkshopView_99918ce188fe01857908f91dd2f82c16 } from '../../../../src/admin/workshop/workshop-view'
import { BooksView as BooksView_0e3f8dc0ba548c95515b45ece7cc7f56 } from '../../../../src/admin/books/books-view'
import { TranslationsDesk as TranslationsDesk_9a8c4c322f058f46647ecce3cd1109ae } from '../../../../src/admin/translating/translations-desk'
import { BuildSheetView as BuildSheetView_cd4c39fde92ebeb8976a0843a954f588 } from '../../../../src/admin/desk/build-sheet-view'
import { ArtworkSheet as ArtworkSheet_bd190e6b923566b9822bf660f248ea81 } from '../../../../src/admin/artwork/artwork-sheet'
import { PricesView as PricesView_b52731e037b1fc1c2d462af6443ecb2f } from '../../../../src/admin/prices/prices-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/admin/money/amount-cell#AmountCell": AmountCell_336328e721686000684533a35b1f2e19,
  "/src/admin/money/price-input#PriceInput": PriceInput_58909b19b5d84b4c82ec7430902ae9cf,
  "/src/admin/money/amount-line#AmountLine": AmountLine_fe286616776a84b0e09dce2f1e8d1243,
  "/src/admin/entry-label#EntryLabel": EntryLabel_f489828efca27dbbb3c40125f4122e51,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/admin/newsletter/newsletter-sheet#NewsletterSheet": NewsletterSheet_03ed98de6780ab56792df7e02b7545a1,
  "/src/admin/reset-text#ResetText": ResetText_4a2157c5faaea99d637ee1099175f7af,
  "/src/admin/order-steps#OrderSteps": OrderSteps_020b8cc1ac3a2544875a65e6062bbee8,
  "/src/admin/order-sheet#OrderSheet": OrderSheet_856b80f055a9f38cf89bf78486031ae2,
  "/src/admin/order/agreement-sheet#AgreementSheet": AgreementSheet_1abe677e5d595d4716133e8c9457830d,
  "/src/admin/drawn#Drawn": Drawn_a0377bef3f7ff63516747a27cfb8b811,
  "/src/admin/order/payment-sheet#PaymentSheet": PaymentSheet_e1fac8aaaf3d8da240e46a1274338fe1,
  "/src/admin/order/notes-sheet#NotesSheet": NotesSheet_53acbbe9f8ba17378769e4b26bbb3468,
  "/src/admin/order/mail-sheet#MailSheet": MailSheet_634eca4e78502af9c530e0160d920bb3,
  "/src/admin/money/hundredths-input#HundredthsInput": HundredthsInput_b6dd172ac22ad3d4f4263ebb9925378d,
  "/src/admin/option-picker#OptionPicker": OptionPicker_241e18512a7bb3702a80362653fe2760,
  "/src/admin/gift-card-sheet#GiftCardSheet": GiftCardSheet_d62d0a7bb5714a6013f89ce4ccbeb817,
  "/src/admin/gift-card/issue-card-button#IssueCardButton": IssueCardButton_0c48045452bd17ee266b3b048ba2bf3f,
  "/src/admin/bespoke-sheet#BespokeSheet": BespokeSheet_3074482875a7c261af771db6932701b6,
  "/src/admin/account/current-password#CurrentPassword": CurrentPassword_485da926e7a1d5ef61e369bded9c36e0,
  "/src/admin/account/signing-in#SigningIn": SigningIn_871a0ba10b2a6267b73cb9cefa2855de,
  "/src/admin/account/invite-view#InviteView": InviteView_b823653a339d406a7b5d0840ca9f5c54,
  "/src/admin/account/audit-export#AuditExport": AuditExport_be98e3cd1a64f9c80a20187c607a1e84,
  "/src/admin/affiliate-sheet#AffiliateSheet": AffiliateSheet_e8d8c6eb0a8f71aec2e49877f4e1a719,
  "/src/admin/vat-rate-label#VatRateLabel": VatRateLabel_f9607983e040d5443461f8bfeb7db8d0,
  "/src/admin/house-mark#HouseMark": HouseMark_a6d912970732be1c237d93a489aa772a,
  "/src/admin/house-name#HouseName": HouseName_ac63e3f499577d4a4d64d5f3245ca3e7,
  "/src/admin/prices/prices-link#PricesLink": PricesLink_188e84769d2be8e0b9b73cb3cf8916ac,
  "/src/admin/translating/desk-link#DeskLink": DeskLink_7aaff86d542f34ce075d0cd7f6a772e9,
  "/src/admin/books/books-link#BooksLink": BooksLink_6601b106e83b9ce4147d8b626463a4bc,
  "/src/admin/artwork/artwork-link#ArtworkLink": ArtworkLink_592ccd2f8d7ee69730adfd2d05fdb4b4,
  "/src/admin/home/home-panel#HomePanel": HomePanel_ec3b843484b0a5d837367b8fbfa41dee,
  "/src/admin/order/named-notes#NamedNotes": NamedNotes_34c3c41daa164eb3830a58665593dddc,
  "/src/admin/translating/open-texts-panel#OpenTextsPanel": OpenTextsPanel_c5392d91bbf9141051c7ddcf2400718e,
  "/src/admin/figures/figures-panel#FiguresPanel": FiguresPanel_bc8f7f2edd1ae17e7e8fbc8ea763b73b,
  "/src/admin/desk/desk-link#DeskLink": DeskLink_97570428b1837b783194c868da1a8368,
  "/src/admin/workshop/workshop-link#WorkshopLink": WorkshopLink_793e2c2414714d94cfc9af10252d6750,
  "/src/admin/account/sign-in-view#SignInView": SignInView_d151fd6d3ea1cbbfa0adea46cadb4fcc,
  "/src/admin/account/first-admin-view#FirstAdminView": FirstAdminView_9924461c4cbcae2df69c95b5f16a8f7b,
  "/src/admin/desk/desk-view#DeskView": DeskView_f9b3243aa9f672d05a118d86f06b3667,
  "/src/admin/by-hand/by-hand-view#ByHandView": ByHandView_714f7586c9c3848a0912c274c3abf366,
  "/src/admin/workshop/workshop-view#WorkshopView": WorkshopView_99918ce188fe01857908f91dd2f82c16,
  "/src/admin/books/books-view#BooksView": BooksView_0e3f8dc0ba548c95515b45ece7cc7f56,
  "/src/admin/translating/translations-desk#TranslationsDesk": TranslationsDesk_9a8c4c322f058f46647ecce3cd1109ae,
  "/src/admin/desk/build-sheet-view#BuildSheetView": BuildSheetView_cd4c39fde92ebeb8976a0843a954f588,
  "/src/admin/artwork/artwork-sheet#ArtworkSheet": ArtworkSheet_bd190e6b923566b9822bf660f248ea81,
  "/src/admin/prices/prices-view#PricesView": PricesView_b52731e037b1fc1c2d462af6443ecb2f,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
