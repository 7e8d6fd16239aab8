/** More numbers than these have no room on a phone. */
const mostNumbers = 14;

/** The days of a rule, counted from one: where there are many, only every second, third … has its line and number. */
export function Graduations({ count }: { count: number }) {
  const every = Math.ceil(count / mostNumbers);
  return (
    <p data-type="data">
      {Array.from({ length: Math.ceil(count / every) }, (_, index) => {
        const day = index * every + 1;
        return (
          <span key={day} style={{ gridColumn: `span ${Math.min(every, count - day + 1)}` }}>
            {day}
          </span>
        );
      })}
    </p>
  );
}
