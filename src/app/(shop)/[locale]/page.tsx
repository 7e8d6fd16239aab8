export default function HomePage() {
  return <h1>Atelier Valcour</h1>;
}
