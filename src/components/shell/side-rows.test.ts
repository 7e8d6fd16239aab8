import { expect, test } from "vitest";
import type { Navigation } from "@/src/domain/content/navigation";
import { linksOnce, sideRows } from "./side-rows";

const link = (name: string, href: string) => ({ label: { fr: name }, href });

const navigation: Navigation = {
  bar: [
    { ...link("Montres", "/montres"), children: [link("Toutes", "/montres"), link("Une", "/une")] },
    { label: { fr: "Services" }, href: null, children: [link("Lettre", "/lettre"), link("Une", "/une")] },
    {
      ...link("La maison", "/histoire"),
      children: [link("Notre histoire", "/histoire"), link("Dons", "/dons")],
    },
    { ...link("Journal", "/journal"), children: [] },
  ],
  sideMenu: [link("Accueil", "/"), link("Montres", "/montres"), link("Notre histoire", "/histoire")],
};

test("every entry of the navigation is one row of the phone's menu, and every page one link", () => {
  const rows = sideRows(navigation, "fr");
  expect(rows).toEqual([
    ["Accueil", "/"],
    ["Montres", "/montres", "Montres"],
    ["Notre histoire", "/histoire", "La maison"],
    ["Services", null, "Services"],
    ["Journal", "/journal"],
  ]);
  const groups = navigation.bar.map(
    ({ label, children }) => [label.fr, children.map(({ href, label: name }) => [href, name.fr])] as const,
  );
  expect(Object.fromEntries(linksOnce(groups as never, rows))).toEqual({
    Montres: [["/une", "Une"]],
    Services: [["/lettre", "Lettre"]],
    "La maison": [["/dons", "Dons"]],
    Journal: [],
  });
});
