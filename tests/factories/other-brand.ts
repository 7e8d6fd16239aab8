/** A house that has nothing of the delivered one. */
export const otherBrand = {
  name: "Horlogerie d’Essai",
  orderPrefix: "HE",
  mark: { path: "M-0.5 0C-0.5 -0.7 0.5 -0.7 0.5 0C0.5 0.7 -0.5 0.7 -0.5 0Z", width: 1 },
  wordmark: null,
  dialLine: "MANUFACTURE",
  accent: "#a3441c",
  tone: "dark",
} as const;

/** Its mails come from here. */
const otherSender = "bonjour@essai.example";

const company = {
  name: "Essai SARL",
  address: "1 place du Marché\n39000 Lons-le-Saunier\nFrance",
  registration: "RCS Lons-le-Saunier 000 000 000",
  vatNumber: "FR11 111111111",
  email: otherSender,
};

/** What the shop was delivered as. */
export const deliveredName = /.{0,60}valcour.{0,60}/gi;

/** Names under which staff of the demo sign in. */
export const demoAccount = /(?:admin|marketer|clerk|translator)@valcour\.example/g;

type Ask = (method: string, path: string, body: unknown) => Promise<{ readonly status: number }>;

/** Makes the shop the other house's by way of the forms of the admin. @param ask sends a request of a member of staff */
export async function makeOtherBrand(ask: Ask): Promise<void> {
  const forms = { brand: otherBrand, "shop-settings": { company }, footer: { email: otherSender } };
  for (const [form, values] of Object.entries(forms)) {
    const data = { ...values, _status: "published" };
    const { status } = await ask("POST", `/api/globals/${form}?locale=fr`, data);
    if (status !== 200) throw new Error(`The form ${form} was not saved: ${status}`);
  }
}
