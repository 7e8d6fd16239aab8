import { adminMessagesIn } from "@/src/i18n/admin-messages";
import type { AdminViewConfig } from "payload";
import {
  apiKeysAccess,
  booksAccess,
  collectionAccess,
  connectionsAccess,
  launchChecksAccess,
  leftCartsAccess,
  personAccess,
  staffCallAccess,
} from "@/src/admin/access/table";
import type { RoleGroup } from "@/src/admin/access/roles";

interface OwnView {
  readonly component: string;
  /** title of the browser's tab and in the menu; its own heading is the same */
  readonly title: (language: string) => string;
  /** Its link in the menu, before or after the collections; without one, other pages link to it. */
  readonly menu?: { readonly at: "head" | "foot"; readonly shownTo: RoleGroup };
}

const orderReaders = collectionAccess.orders?.read ?? "none";

/** Custom views of the admin, by their path below it, in the order of the menu. */
export const ownViews: Readonly<Record<`/${string}`, OwnView>> = {
  "/setup": {
    component: "/src/admin/setup/setup-view#SetupView",
    title: (to) => adminMessagesIn("home.setup", to).title,
    menu: { at: "foot", shownTo: "marketers" },
  },
  "/delivered": {
    component: "/src/admin/delivered/delivered-view#DeliveredView",
    title: (to) => adminMessagesIn("home.delivered", to).title,
    menu: { at: "foot", shownTo: staffCallAccess["/staff/delivered-settle"] },
  },
  "/brand-preview": {
    component: "/src/admin/brand/brand-preview#BrandPreview",
    title: (to) => adminMessagesIn("settings.brandPreview", to).title,
  },
  "/desk": {
    component: "/src/admin/desk/desk-view#DeskView",
    title: (to) => adminMessagesIn("orders.desk", to).title,
    menu: { at: "head", shownTo: orderReaders },
  },
  "/build-sheet": {
    component: "/src/admin/desk/build-sheet-view#BuildSheetView",
    title: (to) => adminMessagesIn("orders.desk", to).sheet,
  },
  "/order-by-hand": {
    component: "/src/admin/by-hand/by-hand-view#ByHandView",
    title: (to) => adminMessagesIn("orders.byHand", to).title,
  },
  "/workshop": {
    component: "/src/admin/workshop/workshop-view#WorkshopView",
    title: (to) => adminMessagesIn("orders.workshop", to).title,
    menu: { at: "head", shownTo: orderReaders },
  },
  "/person": {
    component: "/src/admin/people/person-view#PersonView",
    title: (to) => adminMessagesIn("people.person", to).title,
    menu: { at: "head", shownTo: personAccess },
  },
  "/left-carts": {
    component: "/src/admin/carts/left-carts-view#LeftCartsView",
    title: (to) => adminMessagesIn("sales.leftCarts", to).title,
    menu: { at: "foot", shownTo: leftCartsAccess.list },
  },
  "/prices": {
    component: "/src/admin/prices/prices-view#PricesView",
    title: (to) => adminMessagesIn("catalogue.prices", to).title,
    menu: { at: "foot", shownTo: staffCallAccess["/staff/prices-apply"] },
  },
  "/catalogue-import": {
    component: "/src/admin/catalogue-import/catalogue-import-view#CatalogueImportView",
    title: (to) => adminMessagesIn("catalogue.catalogueImports", to).title,
    menu: { at: "foot", shownTo: staffCallAccess["/staff/catalogue-import"] },
  },
  "/translations-desk": {
    component: "/src/admin/translating/translations-desk#TranslationsDesk",
    title: (to) => adminMessagesIn("translating.desk", to).title,
    menu: { at: "foot", shownTo: "editors" },
  },
  "/accounting": {
    component: "/src/admin/books/books-view#BooksView",
    title: (to) => adminMessagesIn("sales.books", to).title,
    menu: { at: "foot", shownTo: booksAccess },
  },
  "/connections": {
    component: "/src/admin/connections/connections-view#ConnectionsView",
    title: (to) => adminMessagesIn("settings.connections", to).title,
    menu: { at: "foot", shownTo: connectionsAccess },
  },
  "/api-keys": {
    component: "/src/admin/api-keys/api-keys-view#ApiKeysView",
    title: (to) => adminMessagesIn("staff.apiKeys", to).title,
    menu: { at: "foot", shownTo: apiKeysAccess },
  },
  "/launch-checks": {
    component: "/src/admin/launch-checks/launch-checks-view#LaunchChecksView",
    title: (to) => adminMessagesIn("home.launchChecks", to).title,
    menu: { at: "foot", shownTo: launchChecksAccess },
  },
  "/artwork": {
    component: "/src/admin/artwork/artwork-sheet#ArtworkSheet",
    title: (to) => adminMessagesIn("catalogue.artworkSheet", to).title,
    menu: { at: "foot", shownTo: "staff" },
  },
};

/** The same in Payload's format. */
export const viewsConfig: Readonly<Record<string, AdminViewConfig>> = Object.fromEntries(
  Object.entries(ownViews).map(([path, { component }]) => [
    path.slice(1),
    { Component: component, path: path as `/${string}`, exact: true },
  ]),
);

/**
 * The title of a custom view; Payload requests it before it has identified the user.
 * @param path below the admin's own address
 * @returns null for one of Payload's views
 */
export const titleOfView = (path: string, language: string): string | null =>
  Object.entries(ownViews)
    .find(([own]) => own === path)?.[1]
    .title(language) ?? null;
