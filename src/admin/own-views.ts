import type { AdminViewConfig } from "payload";
import { artworkTextsOf } from "./artwork/artwork-sheet-texts";
import { booksTextsOf } from "./books/books-texts";
import { deskTextsOf } from "./desk/desk-texts";
import { pricesTextsOf } from "./prices/prices-texts";
import { leftCartsTextsOf } from "./carts/left-carts-texts";
import { personTextsOf } from "./people/person-texts";
import { byHandTextsOf } from "./by-hand/by-hand-texts";
import { workshopTextsOf } from "./workshop/workshop-texts";
import { deskTextsOf as translationsTextsOf } from "./translating/desk-texts";

interface OwnView {
  readonly component: string;
  /** of the browser's tab; its own heading is the same */
  readonly title: (language: string) => string;
}

/** Views of the shop's own in the admin, by their address below it. */
const ownViews: Readonly<Record<`/${string}`, OwnView>> = {
  "/desk": { component: "/src/admin/desk/desk-view#DeskView", title: (to) => deskTextsOf(to).title },
  "/build-sheet": {
    component: "/src/admin/desk/build-sheet-view#BuildSheetView",
    title: (to) => deskTextsOf(to).sheet,
  },
  "/order-by-hand": {
    component: "/src/admin/by-hand/by-hand-view#ByHandView",
    title: (to) => byHandTextsOf(to).title,
  },
  "/workshop": {
    component: "/src/admin/workshop/workshop-view#WorkshopView",
    title: (to) => workshopTextsOf(to).title,
  },
  "/accounting": {
    component: "/src/admin/books/books-view#BooksView",
    title: (to) => booksTextsOf(to).title,
  },
  "/prices": {
    component: "/src/admin/prices/prices-view#PricesView",
    title: (to) => pricesTextsOf(to).title,
  },
  "/artwork": {
    component: "/src/admin/artwork/artwork-sheet#ArtworkSheet",
    title: (to) => artworkTextsOf(to).title,
  },
  "/left-carts": {
    component: "/src/admin/carts/left-carts-view#LeftCartsView",
    title: (to) => leftCartsTextsOf(to).title,
  },
  "/person": {
    component: "/src/admin/people/person-view#PersonView",
    title: (to) => personTextsOf(to).title,
  },
  "/translations-desk": {
    component: "/src/admin/translating/translations-desk#TranslationsDesk",
    title: (to) => translationsTextsOf(to).title,
  },
};

/** The same as Payload takes them. */
export const viewsConfig: Readonly<Record<string, AdminViewConfig>> = Object.fromEntries(
  Object.entries(ownViews).map(([path, { component }]) => [
    path.slice(1),
    { Component: component, path: path as `/${string}`, exact: true },
  ]),
);

/**
 * The title of a view of the shop's own; Payload asks for it before it knows who reads.
 * @param path below the admin's own address
 * @returns null for a view of Payload's
 */
export const titleOfView = (path: string, language: string): string | null =>
  Object.entries(ownViews)
    .find(([own]) => own === path)?.[1]
    .title(language) ?? null;
