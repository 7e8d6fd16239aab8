import { OrderSteps as OrderSteps_a6432461ad98dc9c11c52ba7d5e5f798 } from '../../../../src/admin/order/order-steps'
import { OrderSheet as OrderSheet_2a53cd65125e7880e47d31b100d4ec71 } from '../../../../src/admin/order/order-sheet'
import { AgreementSheet as AgreementSheet_1abe677e5d595d4716133e8c9457830d } from '../../../../src/admin/order/agreement-sheet'
import { ShownBySheet as ShownBySheet_553ada89180fb85711d673ce14f0d6e7 } from '../../../../src/admin/fields/shown-by-sheet'
import { AmountCell as AmountCell_336328e721686000684533a35b1f2e19 } from '../../../../src/admin/money/amount-cell'
import { MomentField as MomentField_24f08f1182e39016129ddb0838a9048d } from '../../../../src/admin/fields/moment-field'
import { PaymentSheet as PaymentSheet_e1fac8aaaf3d8da240e46a1274338fe1 } from '../../../../src/admin/order/payment-sheet'
import { NotesSheet as NotesSheet_312b45ab9955e1e4f8dcb346fc80841f } from '../../../../src/admin/notes/notes-sheet'
import { MailSheet as MailSheet_40073af7f24d1fa6beffa6262ccae7a8 } from '../../../../src/admin/mail/mail-sheet'
import { KeepServerErrors as KeepServerErrors_51ed0e04730657ca3acbb6b20a5b6b66 } from '../../../../src/admin/payload-fixes/keep-server-errors'
import { RetryEmptyRows as RetryEmptyRows_1837efb3b24daf82d3fd4e419fc6c713 } from '../../../../src/admin/payload-fixes/retry-empty-rows'
import { OpenNewRows as OpenNewRows_18b532d955704dd5907f44abe76c2a08 } from '../../../../src/admin/payload-fixes/open-new-rows'
import { FlushRichText as FlushRichText_ad1578ee06e7f81fe38a4b5980976251 } from '../../../../src/admin/payload-fixes/flush-rich-text'
import { ProtectEditsDuringAutosave as ProtectEditsDuringAutosave_ab106f2c319ffaad0b699e818fa6dd5d } from '../../../../src/admin/payload-fixes/protect-edits-during-autosave'
import { MergeSaves as MergeSaves_0b8d24f2ce1429de0c50b9b275931a3f } from '../../../../src/admin/editing/merge-saves'
import { ListWithMain as ListWithMain_0d0dfa20922b2cf86704a9313889e3a5 } from '../../../../src/admin/payload-fixes/list-with-main'
import { AmountLine as AmountLine_fe286616776a84b0e09dce2f1e8d1243 } from '../../../../src/admin/money/amount-line'
import { EntryLabel as EntryLabel_25e7446314fab6db56a3c1eb9ac88115 } from '../../../../src/admin/fields/entry-label'
import { PriceInput as PriceInput_58909b19b5d84b4c82ec7430902ae9cf } from '../../../../src/admin/money/price-input'
import { PromoSheet as PromoSheet_c17d3fd42be115db00813f52b3a96f83 } from '../../../../src/admin/promo/promo-sheet'
import { PromoCell as PromoCell_859fdf76d361d7d7f3d31b41bb99f7ed } from '../../../../src/admin/promo/promo-cell'
import { NumberWhen as NumberWhen_edfa370f6ba046448700775a15a4653c } from '../../../../src/admin/fields/field-when'
import { HundredthsInput as HundredthsInput_b6dd172ac22ad3d4f4263ebb9925378d } from '../../../../src/admin/money/hundredths-input'
import { OptionPicker as OptionPicker_ccadffb1496c1f17678b3945e780da33 } from '../../../../src/admin/fields/option-picker'
import { PublishWithSchedule as PublishWithSchedule_d51b7de09f5d4bc3e8c8dfd8c4ee4c52 } from '../../../../src/admin/schedule/publish-button'
import { DocumentStatus as DocumentStatus_72b325d3ffcfc93bfa6fdb9590d62afd } from '../../../../src/admin/payload-fixes/document-status'
import { GiftCardSheet as GiftCardSheet_00da5811de2ea688480ec00c7bf29cfe } from '../../../../src/admin/gift-card/gift-card-sheet'
import { IssueCardButton as IssueCardButton_0c48045452bd17ee266b3b048ba2bf3f } from '../../../../src/admin/gift-card/issue-card-button'
import { NumberedTitle as NumberedTitle_27d3c5fcd8591f9dccf982adf7de9e84 } from '../../../../src/admin/frame/numbered-title'
import { BespokeSheet as BespokeSheet_9a42dcb93b26f399ee22c1594266fd3f } from '../../../../src/admin/bespoke/bespoke-sheet'
import { MailKindCell as MailKindCell_159e1cb3335361a4f4703d365c55a7e2 } from '../../../../src/admin/mail/mail-kind-cell'
import { MailKindField as MailKindField_c4339fa91b18cebdb33925a86b6714e8 } from '../../../../src/admin/mail/mail-kind-field'
import { PictureCell as PictureCell_d72f8aaf89d7c09bd97e13066a4a2982 } from '../../../../src/admin/pictures/picture-cell'
import { WatchPreview as WatchPreview_a6ff24f374baad52a62c3f11bda19e5a } from '../../../../src/admin/pictures/watch-preview'
import { PictureSheet as PictureSheet_d2889ee1a96c9ebfe4bdda41fdfd5419 } from '../../../../src/admin/pictures/picture-sheet'
import { StockSheet as StockSheet_36147f4a41d575e3d0d1e58cf5c847ab } from '../../../../src/admin/stock/stock-sheet'
import { StockCell as StockCell_d6d283ebe3ed791fa17f304101eb0ed6 } from '../../../../src/admin/stock/stock-cell'
import { LinkField as LinkField_b2d4a4cf583c4e7c00684ff2956200c7 } from '../../../../src/admin/links/link-field'
import { ItemSheet as ItemSheet_ae98698b4282121122f576c0a53e827e } from '../../../../src/admin/stock/item-sheet'
import { BlockLabel as BlockLabel_37ce9f12a01344ad4624d2ec81a6f810 } from '../../../../src/admin/pictures/block-label'
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
import { ResetText as ResetText_da279715a8931ca3763d7d9051c0590e } from '../../../../src/admin/translating/reset-text'
import { MediaFacts as MediaFacts_5e97f49a49bf7bf6995783e999ff38ef } from '../../../../src/admin/media/media-facts'
import { MediaUses as MediaUses_dd43078015fedee649ba2107eaa34b15 } from '../../../../src/admin/media/media-uses'
import { FocusField as FocusField_89187357f5424b1100c54b36266eb367 } from '../../../../src/admin/media/focus-field'
import { FolderField as FolderField_1c85637429d08e424d75cd119fbd1e1c } from '../../../../src/admin/media/folder-field'
import { FolderBar as FolderBar_729b5dc58205b0961d0f527091536d5f } from '../../../../src/admin/media/folder-bar'
import { SelectWhen as SelectWhen_edfa370f6ba046448700775a15a4653c } from '../../../../src/admin/fields/field-when'
import { CurrentPassword as CurrentPassword_485da926e7a1d5ef61e369bded9c36e0 } from '../../../../src/admin/account/current-password'
import { SigningIn as SigningIn_871a0ba10b2a6267b73cb9cefa2855de } from '../../../../src/admin/account/signing-in'
import { InviteView as InviteView_b823653a339d406a7b5d0840ca9f5c54 } from '../../../../src/admin/account/invite-view'
import { AuditCell as AuditCell_3265f2816cacf587bf9d3592ccfbcaf8 } from '../../../../src/admin/audit/audit-cell'
import { AuditedDocument as AuditedDocument_6420f4c7b2fd6baff7da85325ed5c63a } from '../../../../src/admin/audit/audited-document'
import { AuditExport as AuditExport_be98e3cd1a64f9c80a20187c607a1e84 } from '../../../../src/admin/account/audit-export'
import { EndpointCell as EndpointCell_34c6d05b30ba3a4de503e20b14f13864 } from '../../../../src/admin/webhooks/endpoint-cell'
import { EndpointSheet as EndpointSheet_d652614ef0576a82b4991b771c04d98a } from '../../../../src/admin/webhooks/endpoint-sheet'
import { DeliverySheet as DeliverySheet_c361d1d531465e985a8a7fd195d767fe } from '../../../../src/admin/webhooks/delivery-sheet'
import { CustomerSheet as CustomerSheet_6e9b61209dadc50fcfa42c4ab6f421a7 } from '../../../../src/admin/people/customer-sheet'
import { ReadersExport as ReadersExport_c4739b4a672d60944c89f7903e94c369 } from '../../../../src/admin/newsletter/readers-export'
import { AffiliateSheet as AffiliateSheet_b8193d171dc72bb9a7827c598c29b161 } from '../../../../src/admin/affiliate/affiliate-sheet'
import { OutlineField as OutlineField_c94a1ccb4df2d0749ef59a8fbe58ba0c } from '../../../../src/admin/brand/outline-field'
import { AccentField as AccentField_23e204b526f6ed0c8eed855bac6570f3 } from '../../../../src/admin/brand/accent-field'
import { VatRateLabel as VatRateLabel_ee08bd502a4e0c1304130c326f232e2b } from '../../../../src/admin/fields/vat-rate-label'
import { BrandIcon as BrandIcon_88318fa65975166057614ad10fd43964 } from '../../../../src/admin/brand/brand-icon'
import { BrandName as BrandName_5caadb8795135aabeaf85dd6ae4fee54 } from '../../../../src/admin/brand/brand-name'
import { FindAction as FindAction_70d723957452aa449af9d86bb96d9869 } from '../../../../src/admin/find/find-action'
import { MenuFoot as MenuFoot_c80ff94af8e18c8ad1e6c1cbd411484c } from '../../../../src/admin/menu-links'
import { SetupPanel as SetupPanel_9aaa5c453184204ed320eb9c4fc365b1 } from '../../../../src/admin/setup/setup-panel'
import { HomePanel as HomePanel_ec3b843484b0a5d837367b8fbfa41dee } from '../../../../src/admin/home/home-panel'
import { NamedNotes as NamedNotes_1e77de791cf15fa1dd2717f0658815f5 } from '../../../../src/admin/notes/named-notes'
import { OpenTextsPanel as OpenTextsPanel_c5392d91bbf9141051c7ddcf2400718e } from '../../../../src/admin/translating/open-texts-panel'
import { FiguresPanel as FiguresPanel_bc8f7f2edd1ae17e7e8fbc8ea763b73b } from '../../../../src/admin/figures/figures-panel'
import { MenuHead as MenuHead_c80ff94af8e18c8ad1e6c1cbd411484c } from '../../../../src/admin/menu-links'
import { BrandColors as BrandColors_b0d80e17e83fa1774a3a3a2d1f83c7c0 } from '../../../../src/admin/brand/brand-colors'
import { RestoreEarlyInput as RestoreEarlyInput_797071e39f881389c190ecc63c281ae2 } from '../../../../src/admin/frame/restore-early-input'
import { RepeatWhenBusy as RepeatWhenBusy_6158a8fa1da142da0645e56f19c6b18d } from '../../../../src/admin/frame/repeat-when-busy'
import { KeepMenuOpen as KeepMenuOpen_84d3712c9165d9abe4ecf274834ef3ee } from '../../../../src/admin/payload-fixes/keep-menu-open'
import { AskToSignIn as AskToSignIn_21fb3db7ec561386b3be6c82eb0fa4a1 } from '../../../../src/admin/account/ask-to-sign-in'
import { DashboardWithMain as DashboardWithMain_0988599480d1e1473f52afacacfc2c45 } from '../../../../src/admin/payload-fixes/dashboard-with-main'
import { SignInView as SignInView_d151fd6d3ea1cbbfa0adea46cadb4fcc } from '../../../../src/admin/account/sign-in-view'
import { FirstAdminView as FirstAdminView_9924461c4cbcae2df69c95b5f16a8f7b } from '../../../../src/admin/account/first-admin-view'
import { SetupView as SetupView_a290d9064a58c69662087cd002c4dd20 } from '../../../../src/admin/setup/setup-view'
import { DeliveredView as DeliveredView_06b9b037b6e08d772eae4eaea2d01a62 } from '../../../../src/admin/delivered/delivered-view'
import { BrandPreview as BrandPreview_f95c65550cfd9b14e687d9d6be9745d2 } from '../../../../src/admin/brand/brand-preview'
import { DeskView as DeskView_f9b3243aa9f672d05a118d86f06b3667 } from '../../../../src/admin/desk/desk-view'
import { BuildSheetView as BuildSheetView_cd4c39fde92ebeb8976a0843a954f588 } from '../../../../src/admin/desk/build-sheet-view'
import { ByHandView as ByHandView_714f7586c9c3848a0912c274c3abf366 } from '../../../../src/admin/by-hand/by-hand-view'
import { WorkshopView as WorkshopView_99918ce188fe01857908f91dd2f82c16 } from '../../../../src/admin/workshop/workshop-view'
import { PersonView as PersonView_589f880e3d189ec91d8e61d61313df92 } from '../../../../src/admin/people/person-view'
import { LeftCartsView as LeftCartsView_60bed2087ebf37311c793d501db7f75e } from '../../../../src/admin/carts/left-carts-view'
import { PricesView as PricesView_b52731e037b1fc1c2d462af6443ecb2f } from '../../../../src/admin/prices/prices-view'
import { CatalogueImportView as CatalogueImportView_ad5d44df69443e7c36e98ebf8505178f } from '../../../../src/admin/catalogue-import/catalogue-import-view'
import { TranslationsDesk as TranslationsDesk_9a8c4c322f058f46647ecce3cd1109ae } from '../../../../src/admin/translating/translations-desk'
import { BooksView as BooksView_0e3f8dc0ba548c95515b45ece7cc7f56 } from '../../../../src/admin/books/books-view'
import { ConnectionsView as ConnectionsView_4a542ebc00c73f00f4cd095194299fe5 } from '../../../../src/admin/connections/connections-view'
import { ApiKeysView as ApiKeysView_3e922d565249fa4de87f07cfd3e04338 } from '../../../../src/admin/api-keys/api-keys-view'
import { LaunchChecksView as LaunchChecksView_13ee4a29dd92b0ba7384c72e76f05b5d } from '../../../../src/admin/launch-checks/launch-checks-view'
import { ArtworkSheet as ArtworkSheet_bd190e6b923566b9822bf660f248ea81 } from '../../../../src/admin/artwork/artwork-sheet'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/admin/order/order-steps#OrderSteps": OrderSteps_a6432461ad98dc9c11c52ba7d5e5f798,
  "/src/admin/order/order-sheet#OrderSheet": OrderSheet_2a53cd65125e7880e47d31b100d4ec71,
  "/src/admin/order/agreement-sheet#AgreementSheet": AgreementSheet_1abe677e5d595d4716133e8c9457830d,
  "/src/admin/fields/shown-by-sheet#ShownBySheet": ShownBySheet_553ada89180fb85711d673ce14f0d6e7,
  "/src/admin/money/amount-cell#AmountCell": AmountCell_336328e721686000684533a35b1f2e19,
  "/src/admin/fields/moment-field#MomentField": MomentField_24f08f1182e39016129ddb0838a9048d,
  "/src/admin/order/payment-sheet#PaymentSheet": PaymentSheet_e1fac8aaaf3d8da240e46a1274338fe1,
  "/src/admin/notes/notes-sheet#NotesSheet": NotesSheet_312b45ab9955e1e4f8dcb346fc80841f,
  "/src/admin/mail/mail-sheet#MailSheet": MailSheet_40073af7f24d1fa6beffa6262ccae7a8,
  "/src/admin/payload-fixes/keep-server-errors#KeepServerErrors": KeepServerErrors_51ed0e04730657ca3acbb6b20a5b6b66,
  "/src/admin/payload-fixes/retry-empty-rows#RetryEmptyRows": RetryEmptyRows_1837efb3b24daf82d3fd4e419fc6c713,
  "/src/admin/payload-fixes/open-new-rows#OpenNewRows": OpenNewRows_18b532d955704dd5907f44abe76c2a08,
  "/src/admin/payload-fixes/flush-rich-text#FlushRichText": FlushRichText_ad1578ee06e7f81fe38a4b5980976251,
  "/src/admin/payload-fixes/protect-edits-during-autosave#ProtectEditsDuringAutosave": ProtectEditsDuringAutosave_ab106f2c319ffaad0b699e818fa6dd5d,
  "/src/admin/editing/merge-saves#MergeSaves": MergeSaves_0b8d24f2ce1429de0c50b9b275931a3f,
  "/src/admin/payload-fixes/list-with-main#ListWithMain": ListWithMain_0d0dfa20922b2cf86704a9313889e3a5,
  "/src/admin/money/amount-line#AmountLine": AmountLine_fe286616776a84b0e09dce2f1e8d1243,
  "/src/admin/fields/entry-label#EntryLabel": EntryLabel_25e7446314fab6db56a3c1eb9ac88115,
  "/src/admin/money/price-input#PriceInput": PriceInput_58909b19b5d84b4c82ec7430902ae9cf,
  "/src/admin/promo/promo-sheet#PromoSheet": PromoSheet_c17d3fd42be115db00813f52b3a96f83,
  "/src/admin/promo/promo-cell#PromoCell": PromoCell_859fdf76d361d7d7f3d31b41bb99f7ed,
  "/src/admin/fields/field-when#NumberWhen": NumberWhen_edfa370f6ba046448700775a15a4653c,
  "/src/admin/money/hundredths-input#HundredthsInput": HundredthsInput_b6dd172ac22ad3d4f4263ebb9925378d,
  "/src/admin/fields/option-picker#OptionPicker": OptionPicker_ccadffb1496c1f17678b3945e780da33,
  "/src/admin/schedule/publish-button#PublishWithSchedule": PublishWithSchedule_d51b7de09f5d4bc3e8c8dfd8c4ee4c52,
  "/src/admin/payload-fixes/document-status#DocumentStatus": DocumentStatus_72b325d3ffcfc93bfa6fdb9590d62afd,
  "/src/admin/gift-card/gift-card-sheet#GiftCardSheet": GiftCardSheet_00da5811de2ea688480ec00c7bf29cfe,
  "/src/admin/gift-card/issue-card-button#IssueCardButton": IssueCardButton_0c48045452bd17ee266b3b048ba2bf3f,
  "/src/admin/frame/numbered-title#NumberedTitle": NumberedTitle_27d3c5fcd8591f9dccf982adf7de9e84,
  "/src/admin/bespoke/bespoke-sheet#BespokeSheet": BespokeSheet_9a42dcb93b26f399ee22c1594266fd3f,
  "/src/admin/mail/mail-kind-cell#MailKindCell": MailKindCell_159e1cb3335361a4f4703d365c55a7e2,
  "/src/admin/mail/mail-kind-field#MailKindField": MailKindField_c4339fa91b18cebdb33925a86b6714e8,
  "/src/admin/pictures/picture-cell#PictureCell": PictureCell_d72f8aaf89d7c09bd97e13066a4a2982,
  "/src/admin/pictures/watch-preview#WatchPreview": WatchPreview_a6ff24f374baad52a62c3f11bda19e5a,
  "/src/admin/pictures/picture-sheet#PictureSheet": PictureSheet_d2889ee1a96c9ebfe4bdda41fdfd5419,
  "/src/admin/stock/stock-sheet#StockSheet": StockSheet_36147f4a41d575e3d0d1e58cf5c847ab,
  "/src/admin/stock/stock-cell#StockCell": StockCell_d6d283ebe3ed791fa17f304101eb0ed6,
  "/src/admin/links/link-field#LinkField": LinkField_b2d4a4cf583c4e7c00684ff2956200c7,
  "/src/admin/stock/item-sheet#ItemSheet": ItemSheet_ae98698b4282121122f576c0a53e827e,
  "/src/admin/pictures/block-label#BlockLabel": BlockLabel_37ce9f12a01344ad4624d2ec81a6f810,
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
  "/src/admin/translating/reset-text#ResetText": ResetText_da279715a8931ca3763d7d9051c0590e,
  "/src/admin/media/media-facts#MediaFacts": MediaFacts_5e97f49a49bf7bf6995783e999ff38ef,
  "/src/admin/media/media-uses#MediaUses": MediaUses_dd43078015fedee649ba2107eaa34b15,
  "/src/admin/media/focus-field#FocusField": FocusField_89187357f5424b1100c54b36266eb367,
  "/src/admin/media/folder-field#FolderField": FolderField_1c85637429d08e424d75cd119fbd1e1c,
  "/src/admin/media/folder-bar#FolderBar": FolderBar_729b5dc58205b0961d0f527091536d5f,
  "/src/admin/fields/field-when#SelectWhen": SelectWhen_edfa370f6ba046448700775a15a4653c,
  "/src/admin/account/current-password#CurrentPassword": CurrentPassword_485da926e7a1d5ef61e369bded9c36e0,
  "/src/admin/account/signing-in#SigningIn": SigningIn_871a0ba10b2a6267b73cb9cefa2855de,
  "/src/admin/account/invite-view#InviteView": InviteView_b823653a339d406a7b5d0840ca9f5c54,
  "/src/admin/audit/audit-cell#AuditCell": AuditCell_3265f2816cacf587bf9d3592ccfbcaf8,
  "/src/admin/audit/audited-document#AuditedDocument": AuditedDocument_6420f4c7b2fd6baff7da85325ed5c63a,
  "/src/admin/account/audit-export#AuditExport": AuditExport_be98e3cd1a64f9c80a20187c607a1e84,
  "/src/admin/webhooks/endpoint-cell#EndpointCell": EndpointCell_34c6d05b30ba3a4de503e20b14f13864,
  "/src/admin/webhooks/endpoint-sheet#EndpointSheet": EndpointSheet_d652614ef0576a82b4991b771c04d98a,
  "/src/admin/webhooks/delivery-sheet#DeliverySheet": DeliverySheet_c361d1d531465e985a8a7fd195d767fe,
  "/src/admin/people/customer-sheet#CustomerSheet": CustomerSheet_6e9b61209dadc50fcfa42c4ab6f421a7,
  "/src/admin/newsletter/readers-export#ReadersExport": ReadersExport_c4739b4a672d60944c89f7903e94c369,
  "/src/admin/affiliate/affiliate-sheet#AffiliateSheet": AffiliateSheet_b8193d171dc72bb9a7827c598c29b161,
  "/src/admin/brand/outline-field#OutlineField": OutlineField_c94a1ccb4df2d0749ef59a8fbe58ba0c,
  "/src/admin/brand/accent-field#AccentField": AccentField_23e204b526f6ed0c8eed855bac6570f3,
  "/src/admin/fields/vat-rate-label#VatRateLabel": VatRateLabel_ee08bd502a4e0c1304130c326f232e2b,
  "/src/admin/brand/brand-icon#BrandIcon": BrandIcon_88318fa65975166057614ad10fd43964,
  "/src/admin/brand/brand-name#BrandName": BrandName_5caadb8795135aabeaf85dd6ae4fee54,
  "/src/admin/find/find-action#FindAction": FindAction_70d723957452aa449af9d86bb96d9869,
  "/src/admin/menu-links#MenuFoot": MenuFoot_c80ff94af8e18c8ad1e6c1cbd411484c,
  "/src/admin/setup/setup-panel#SetupPanel": SetupPanel_9aaa5c453184204ed320eb9c4fc365b1,
  "/src/admin/home/home-panel#HomePanel": HomePanel_ec3b843484b0a5d837367b8fbfa41dee,
  "/src/admin/notes/named-notes#NamedNotes": NamedNotes_1e77de791cf15fa1dd2717f0658815f5,
  "/src/admin/translating/open-texts-panel#OpenTextsPanel": OpenTextsPanel_c5392d91bbf9141051c7ddcf2400718e,
  "/src/admin/figures/figures-panel#FiguresPanel": FiguresPanel_bc8f7f2edd1ae17e7e8fbc8ea763b73b,
  "/src/admin/menu-links#MenuHead": MenuHead_c80ff94af8e18c8ad1e6c1cbd411484c,
  "/src/admin/brand/brand-colors#BrandColors": BrandColors_b0d80e17e83fa1774a3a3a2d1f83c7c0,
  "/src/admin/frame/restore-early-input#RestoreEarlyInput": RestoreEarlyInput_797071e39f881389c190ecc63c281ae2,
  "/src/admin/frame/repeat-when-busy#RepeatWhenBusy": RepeatWhenBusy_6158a8fa1da142da0645e56f19c6b18d,
  "/src/admin/payload-fixes/keep-menu-open#KeepMenuOpen": KeepMenuOpen_84d3712c9165d9abe4ecf274834ef3ee,
  "/src/admin/account/ask-to-sign-in#AskToSignIn": AskToSignIn_21fb3db7ec561386b3be6c82eb0fa4a1,
  "/src/admin/payload-fixes/dashboard-with-main#DashboardWithMain": DashboardWithMain_0988599480d1e1473f52afacacfc2c45,
  "/src/admin/account/sign-in-view#SignInView": SignInView_d151fd6d3ea1cbbfa0adea46cadb4fcc,
  "/src/admin/account/first-admin-view#FirstAdminView": FirstAdminView_9924461c4cbcae2df69c95b5f16a8f7b,
  "/src/admin/setup/setup-view#SetupView": SetupView_a290d9064a58c69662087cd002c4dd20,
  "/src/admin/delivered/delivered-view#DeliveredView": DeliveredView_06b9b037b6e08d772eae4eaea2d01a62,
  "/src/admin/brand/brand-preview#BrandPreview": BrandPreview_f95c65550cfd9b14e687d9d6be9745d2,
  "/src/admin/desk/desk-view#DeskView": DeskView_f9b3243aa9f672d05a118d86f06b3667,
  "/src/admin/desk/build-sheet-view#BuildSheetView": BuildSheetView_cd4c39fde92ebeb8976a0843a954f588,
  "/src/admin/by-hand/by-hand-view#ByHandView": ByHandView_714f7586c9c3848a0912c274c3abf366,
  "/src/admin/workshop/workshop-view#WorkshopView": WorkshopView_99918ce188fe01857908f91dd2f82c16,
  "/src/admin/people/person-view#PersonView": PersonView_589f880e3d189ec91d8e61d61313df92,
  "/src/admin/carts/left-carts-view#LeftCartsView": LeftCartsView_60bed2087ebf37311c793d501db7f75e,
  "/src/admin/prices/prices-view#PricesView": PricesView_b52731e037b1fc1c2d462af6443ecb2f,
  "/src/admin/catalogue-import/catalogue-import-view#CatalogueImportView": CatalogueImportView_ad5d44df69443e7c36e98ebf8505178f,
  "/src/admin/translating/translations-desk#TranslationsDesk": TranslationsDesk_9a8c4c322f058f46647ecce3cd1109ae,
  "/src/admin/books/books-view#BooksView": BooksView_0e3f8dc0ba548c95515b45ece7cc7f56,
  "/src/admin/connections/connections-view#ConnectionsView": ConnectionsView_4a542ebc00c73f00f4cd095194299fe5,
  "/src/admin/api-keys/api-keys-view#ApiKeysView": ApiKeysView_3e922d565249fa4de87f07cfd3e04338,
  "/src/admin/launch-checks/launch-checks-view#LaunchChecksView": LaunchChecksView_13ee4a29dd92b0ba7384c72e76f05b5d,
  "/src/admin/artwork/artwork-sheet#ArtworkSheet": ArtworkSheet_bd190e6b923566b9822bf660f248ea81,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
