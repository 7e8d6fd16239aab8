import type { CollectionConfig } from "payload";
import { staffRoles, roleOf } from "@/src/access/who";
import { locales } from "@/src/domain/locale/locale";
import { groups, inFour } from "@/collections/admin-text";

/** Staff. */
export const Users: CollectionConfig = {
  slug: "users",
  labels: {
    singular: inFour("Collaborateur", "Staff member", "Miembro del equipo", "スタッフ"),
    plural: inFour("Équipe", "Staff", "Equipo", "スタッフ"),
  },
  auth: {
    // Eight hours: a working day.
    tokenExpiration: 28_800,
    maxLoginAttempts: 5,
    lockTime: 600_000,
    cookies: { sameSite: "Lax", secure: (process.env.SHOP_URL ?? "").startsWith("https:") },
  },
  admin: { group: groups.people, useAsTitle: "email", defaultColumns: ["email", "role", "updatedAt"] },
  fields: [
    {
      name: "role",
      type: "select",
      required: true,
      // The weakest, so that a forgotten field opens nothing.
      defaultValue: "translator",
      saveToJWT: true,
      label: inFour("Rôle", "Role", "Función", "役割"),
      options: [
        {
          value: staffRoles[0],
          label: inFour("Administration", "Administrator", "Administración", "管理者"),
        },
        { value: staffRoles[1], label: inFour("Marketing", "Marketer", "Marketing", "マーケター") },
        { value: staffRoles[2], label: inFour("Traduction", "Translator", "Traducción", "翻訳者") },
      ],
      // One's own account can be edited, one's own rights cannot.
      access: { update: ({ req }) => roleOf(req.user) === "admin" },
      admin: {
        description: inFour(
          "Marketing : prix, options, textes, images. Traduction : textes seulement.",
          "Marketer: prices, options, texts, pictures. Translator: texts only.",
          "Marketing: precios, opciones, textos, imágenes. Traducción: solo textos.",
          "マーケター：価格・オプション・文章・画像。翻訳者：文章のみ。",
        ),
      },
      hooks: {
        // The first account is made on an empty shop: somebody must be able to make the others.
        beforeChange: [
          async ({ operation, req, value }) => {
            if (operation !== "create" || req.user) return value;
            const { totalDocs } = await req.payload.count({ collection: "users", overrideAccess: true, req });
            return totalDocs === 0 ? "admin" : value;
          },
        ],
      },
    },
    {
      name: "languages",
      type: "select",
      hasMany: true,
      label: inFour("Langues traduites", "Languages translated", "Idiomas traducidos", "担当言語"),
      options: [...locales],
      access: { update: ({ req }) => roleOf(req.user) === "admin" },
      admin: {
        condition: (_, { role }) => role === "translator",
        description: inFour(
          "Une personne qui traduit n’enregistre que dans ces langues.",
          "A translator saves in these languages only.",
          "Quien traduce guarda solo en estos idiomas.",
          "翻訳者はここで選んだ言語だけ保存できます。",
        ),
      },
    },
  ],
};
