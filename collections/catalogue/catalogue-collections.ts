import type { CollectionConfig } from "payload";
import { CaseColors, CaseDiameters, CaseTypes, CasebackTypes } from "./cases";
import { Packagings, Priorities, Warranties } from "./extras";
import {
  BezelInserts,
  Complications,
  DateColors,
  DateMagnifiers,
  Dials,
  GmtHands,
  Hands,
  Rotors,
} from "./faces";
import { Layers } from "./layers";
import { PriceHistory } from "./price-history";
import { Products } from "./products";
import { Revisions } from "./revisions";
import { Buckles, SecondStraps, StrapEndlinks, StrapFamilies, Straps } from "./straps";
import { Watches } from "./watches";

/** What is sold and what it is made of, in the order of the admin's menu. */
export const catalogueCollections: CollectionConfig[] = [
  Watches,
  Products,
  PriceHistory,
  CaseTypes,
  CaseColors,
  CaseDiameters,
  CasebackTypes,
  Complications,
  Dials,
  DateColors,
  DateMagnifiers,
  Hands,
  GmtHands,
  BezelInserts,
  StrapFamilies,
  Straps,
  StrapEndlinks,
  Buckles,
  SecondStraps,
  Rotors,
  Packagings,
  Warranties,
  Priorities,
  Layers,
  Revisions,
];
