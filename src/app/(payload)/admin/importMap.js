import { EntryLabel as EntryLabel_f489828efca27dbbb3c40125f4122e51 } from '../../../../src/admin/entry-label'
import { ResetText as ResetText_4a2157c5faaea99d637ee1099175f7af } from '../../../../src/admin/reset-text'
import { OrderSheet as OrderSheet_856b80f055a9f38cf89bf78486031ae2 } from '../../../../src/admin/order-sheet'
import { TotalCell as TotalCell_702cc6230e9c352afc8751037e2adc4f } from '../../../../src/admin/total-cell'
import { HouseMark as HouseMark_a6d912970732be1c237d93a489aa772a } from '../../../../src/admin/house-mark'
import { HouseName as HouseName_ac63e3f499577d4a4d64d5f3245ca3e7 } from '../../../../src/admin/house-name'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/admin/entry-label#EntryLabel": EntryLabel_f489828efca27dbbb3c40125f4122e51,
  "/src/admin/reset-text#ResetText": ResetText_4a2157c5faaea99d637ee1099175f7af,
  "/src/admin/order-sheet#OrderSheet": OrderSheet_856b80f055a9f38cf89bf78486031ae2,
  "/src/admin/total-cell#TotalCell": TotalCell_702cc6230e9c352afc8751037e2adc4f,
  "/src/admin/house-mark#HouseMark": HouseMark_a6d912970732be1c237d93a489aa772a,
  "/src/admin/house-name#HouseName": HouseName_ac63e3f499577d4a4d64d5f3245ca3e7,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
