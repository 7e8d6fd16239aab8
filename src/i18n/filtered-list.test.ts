import { expect, test } from "vitest";
import { barePath } from "./locale-href";
import { filteredListPath } from "./filtered-list";

const innerPath = (address: string) => {
  const url = new URL(address, "https://shop.example");
  return filteredListPath(url.pathname, url.searchParams);
};

test.each([
  ["/montres?couleur=bleu", "/fr/montres/choix/couleur.bleu"],
  ["/jp/montres?diametre=36&ligne=distinction", "/jp/montres/choix/ligne.distinction~diametre.36"],
  ["/montres?couleur=vert&couleur=bleu&utm_source=mail", "/fr/montres/choix/couleur.bleu,vert"],
  ["/en/montres?couleur=bleu,vert&diametre=36", "/en/montres/choix/libre/diametre.36~couleur.bleu,vert"],
  ["/montres?prix=350-450", "/fr/montres/choix/libre/prix.350-450"],
  ["/montres?couleur=ciel", "/fr/montres/choix/inconnu"],
])("%s is served by %s, and shows as the list it is", (address, path) => {
  expect(innerPath(address)).toBe(path);
  expect(barePath(path)).toBe("/montres");
});

test.each([
  "/montres",
  "/montres?",
  "/montres?utm_source=mail",
  "/montres?tri=choix",
  "/montres/distinction?couleur=bleu",
  "/?couleur=bleu",
])("%s is left alone", (address) => {
  expect(innerPath(address)).toBeNull();
});
