import type { Picture } from "@/src/domain/content/picture";
import type { Locale, Localised } from "@/src/domain/locale/locale";

/** Whom authorities and buyers write to about a product. */
export interface Operator {
  readonly name: string;
  /** its lines */
  readonly address: readonly string[];
  /** an e-mail address, or the address of a page with a form */
  readonly electronicAddress: string;
}

/** Registration with a system that takes back packaging, as a country demands it. */
export interface PackagingRegistration {
  /** ISO 3166-1 */
  readonly country: string;
  /** name of the register or system, as it is written there */
  readonly scheme: string;
  readonly number: string;
}

/** Who sells, as the notice of Japanese law names it. */
export interface JapanSeller {
  /** registered name */
  readonly seller: string;
  /** who represents the company, or answers for its sales at a distance */
  readonly representative: string;
  /** its lines */
  readonly address: readonly string[];
  /** Office in Japan, its lines; empty for a seller without one. */
  readonly office: readonly string[];
  readonly phone: string;
  /** when the telephone is answered */
  readonly hours: string;
}

/** An item of the notice of Japanese law, in Japanese. */
export interface NoticeItem {
  readonly title: string;
  readonly text: string;
}

/** What every watch has in its parcel. */
export const warnedParts = ["watch", "strap", "box"] as const;
export type WarnedPart = (typeof warnedParts)[number];

/** What the law of the countries sold to asks a shop to show, as its owner has entered it. */
export interface Law {
  /** Harmonised notice on the legal guarantee of conformity: the official artwork of each language. */
  readonly guaranteeNotice: Readonly<Partial<Record<Locale, Picture>>>;
  /** Harmonised label for a free guarantee of durability by the producer. */
  readonly durabilityLabel: {
    readonly isShown: boolean;
    readonly years: number | null;
    readonly picture: Picture | null;
  };
  /** What is empty is the shop's own company. */
  readonly manufacturer: Operator & {
    /** registered trade name or trade mark */
    readonly trademark: string;
    /** ISO 3166-1 */
    readonly country: string;
  };
  /** Responsible person in the Union, for a manufacturer outside. */
  readonly responsiblePerson: Operator;
  readonly warnings: Readonly<Record<WarnedPart, Localised>>;
  readonly packaging: readonly PackagingRegistration[];
  /** What is empty is the shop's own company. */
  readonly japan: JapanSeller;
  /** Items of the notice of Japanese law, with placeholders. */
  readonly japanNotice: readonly NoticeItem[];
}
