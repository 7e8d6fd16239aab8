interface Props {
  id: string;
  /** ISO code */
  value: string;
  /** where the shop sends to: code and name */
  countries: readonly (readonly [string, string])[];
  onChoose: (code: string) => void;
}

/** A country among those the shop sends to. */
export function CountrySelect({ id, value, countries, onChoose }: Props) {
  return (
    <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
      {countries.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
