import type { FieldHook, SelectField } from "payload";
import { noticeAccess } from "@/src/access/table";
import { includes, roleOf, staffRoles } from "@/src/access/roles";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { staffNotices, type StaffNotice } from "@/src/domain/staff/staff-notice";

const labels: Readonly<Record<StaffNotice, ReaderText>> = {
  "new-order": { fr: "Nouvelles commandes", en: "New orders", es: "Pedidos nuevos", ja: "新しい注文" },
  held: {
    fr: "Commandes à vérifier",
    en: "Orders to be checked",
    es: "Pedidos por revisar",
    ja: "要確認の注文",
  },
  disputed: {
    fr: "Paiements contestés",
    en: "Disputed payments",
    es: "Pagos impugnados",
    ja: "支払いの異議申立て",
  },
  withdrawn: { fr: "Rétractations", en: "Withdrawals", es: "Desistimientos", ja: "契約の撤回" },
  requests: {
    fr: "Demandes et avis",
    en: "Requests and reviews",
    es: "Solicitudes y reseñas",
    ja: "お問い合わせ・レビュー",
  },
  "low-stock": { fr: "Stock bas", en: "Low stock", es: "Existencias bajas", ja: "在庫僅少" },
};

/** Subjects that an account of a role may be mailed about. */
const mayChoose = (role: unknown) => {
  const asked = roleOf({ collection: "users", role } as Parameters<typeof roleOf>[0]);
  return (notice: string) =>
    staffNotices.some((known) => known === notice && includes(noticeAccess[known], asked));
};

/** A role with less access gets fewer mails, whatever was chosen before. */
const keepToRole: FieldHook = ({ value, data, originalDoc }) =>
  Array.isArray(value) ? value.filter(mayChoose(data?.role ?? originalDoc?.role)) : value;

/** Subjects that a staff member is mailed about. */
export const noticesField: SelectField = {
  name: "notices",
  type: "select",
  hasMany: true,
  label: {
    fr: "E-mails à recevoir",
    en: "Emails to receive",
    es: "Correos que recibir",
    ja: "受け取るメール",
  },
  options: staffNotices.map((value) => ({ value, label: labels[value] })),
  filterOptions: ({ options, data }) =>
    options.filter((option) => mayChoose(data.role)(typeof option === "string" ? option : option.value)),
  hooks: { beforeChange: [keepToRole] },
  admin: {
    components: {
      Field: {
        path: "/src/admin/fields/field-when#SelectWhen",
        clientProps: { when: { field: "role", is: staffRoles.filter((role) => role !== "translator") } },
      },
    },
    description: {
      fr: "Ce que personne n’a choisi va à l’adresse de la boutique ; les nouvelles commandes, seulement à qui les choisit.",
      en: "What no account has chosen goes to the shop’s address; new orders only to those who choose them.",
      es: "Lo que no ha elegido nadie va a la dirección de la tienda; los pedidos nuevos, solo a quienes los eligen.",
      ja: "どのアカウントも選んでいない件は店舗のアドレスに届きます。新しい注文は、選んだ人だけに届きます。",
    },
  },
};
