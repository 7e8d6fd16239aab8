interface Props {
  id: string;
  /** ISO code */
  value: string;
  /** delivery countries: code and name */
  countries: readonly (readonly [string, string])[];
  onChoose: (code: string) => void;
}

/** A delivery country. */
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
