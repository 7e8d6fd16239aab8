/** Hands are drawn pointing at twelve. The time is the same as in the pictures: 10:10:34. */
const degrees: Readonly<Record<string, number>> = { hour: 305.3, minute: 63.4, second: 204, gmt: 257.6 };

const turnAbout = (clockwise: number): readonly number[] => {
  const half = (-clockwise * Math.PI) / 360;
  return [0, 0, Math.sin(half), Math.cos(half)];
};

/** Rotation of a moving part, by name. */
export const handTurns: Readonly<Record<string, { readonly rotation: readonly number[] }>> =
  Object.fromEntries(
    Object.entries(degrees).map(([name, clockwise]) => [name, { rotation: turnAbout(clockwise) }]),
  );
