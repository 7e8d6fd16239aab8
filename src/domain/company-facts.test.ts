import { expect, test } from "vitest";
import { shopSettings } from "@/src/seed/content/settings";
import { missingFacts } from "./company-facts";

const said = {
  name: "Atelier Valcour SAS",
  address: "12 rue de l’Établi\n25000 Besançon",
  registration: "RCS Besançon 812 345 678",
  vatNumber: "FR12 812345678",
  email: "bonjour@valcour.fr",
  phone: "+33 3 81 00 00 00",
  director: "Camille Valcour",
  host: "Hébergeur, 1 rue du Port, 59000 Lille, +33 3 20 00 00 00",
  mediator: "Médiateur, 2 rue du Lac, 75001 Paris, mediateur.fr",
};

test("a company that has said everything owes nothing", () => {
  expect(missingFacts(said)).toEqual([]);
});

test("what a new shop begins with is owed", () => {
  expect(missingFacts(shopSettings.company)).toEqual([
    "registration",
    "vatNumber",
    "email",
    "phone",
    "director",
    "host",
    "mediator",
  ]);
});

test.each(["", "  ", "[à compléter]", null])("%j is not said", (director) => {
  expect(missingFacts({ ...said, director })).toEqual(["director"]);
});
