/** The least that Next and React send to a browser: what the shop's own code is measured against. */
export default function Page() {
  return <h1>Bare</h1>;
}
