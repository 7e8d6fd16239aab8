/** Carriers, each with its tracking page. Source: the carriers' own tracking pages. */
const trackingPages = {
  colissimo: "https://www.laposte.fr/outils/suivre-vos-envois?code=",
  chronopost: "https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT=",
  dhl: "https://www.dhl.com/global-en/home/tracking.html?tracking-id=",
  ups: "https://www.ups.com/track?tracknum=",
  fedex: "https://www.fedex.com/fedextrack/?trknbr=",
} as const;

export const carriers = ["colissimo", "chronopost", "dhl", "ups", "fedex"] as const;
export type Carrier = (typeof carriers)[number];

/** Name of a carrier, in every language. */
export const carrierNames: Readonly<Record<Carrier, string>> = {
  colissimo: "Colissimo",
  chronopost: "Chronopost",
  dhl: "DHL",
  ups: "UPS",
  fedex: "FedEx",
};

/** A parcel on its way. */
export interface Parcel {
  readonly carrier: Carrier;
  readonly trackingNumber: string;
}

/** Some pieces of one line of an order. */
export interface Pieces {
  /** place of the line in its order, from 0 */
  readonly line: number;
  readonly quantity: number;
}

/** A parcel that has left before the rest of its order. */
export interface PartParcel extends Parcel {
  readonly sentAt: Date;
  readonly pieces: readonly Pieces[];
}

/** Letters and digits only: it becomes part of an address. */
export const isTrackingNumber = (text: string): boolean => /^[A-Za-z0-9]{6,40}$/.test(text);

/** The carrier's page about a parcel. */
export const trackingUrl = ({ carrier, trackingNumber }: Parcel): string =>
  trackingPages[carrier] + encodeURIComponent(trackingNumber);
