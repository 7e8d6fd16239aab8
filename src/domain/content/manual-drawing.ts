/** Drawings manuals can show beside pictures: pulls of the crown, hours at which no date may be set, a spring bar. */
export const manualDrawings = ["crown", "date-hours", "spring-bar"] as const;
export type ManualDrawing = (typeof manualDrawings)[number];

/** A line or surface, in SVG path data. */
export interface DrawnPath {
  readonly path: string;
  /**
   * "line" in ink, "hairline" in the quiet ink, "fill" as a surface, "signal" as a surface that warns,
   * "mark" as one in ink.
   */
  readonly as: "line" | "hairline" | "fill" | "signal" | "mark";
}

/** A figure or short mark, centred on its point. */
export interface DrawnLabel {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly DrawnPath[];
  readonly labels: readonly DrawnLabel[];
}

/** The flank of a case and its crown, pushed in and pulled to the first and the second click. */
function drawCrown(): Drawing {
  const pulls = [0, 18, 36];
  const panels = pulls.map((pull, index) => {
    const x = 30 + index * 200;
    const crown = x + 64 + pull;
    const flutes = [0, 1, 2, 3, 4].map((flute) => `M${crown} ${72 + flute * 9}h30`).join("");
    const paths: DrawnPath[] = [
      { as: "line", path: `M${x} 34h40q20 0 20 22v68q0 22-20 22h-40` },
      { as: "hairline", path: `M${x + 60} 86h${4 + pull}M${x + 60} 94h${4 + pull}` },
      { as: "hairline", path: flutes },
      { as: "line", path: `M${crown} 62h30v56h-30z` },
    ];
    return { paths, label: { text: String(index), x: x + 60, y: 182 } };
  });
  return {
    width: 600,
    height: 200,
    paths: panels.flatMap(({ paths }) => paths),
    labels: panels.map(({ label }) => label),
  };
}

const centre = { x: 300, y: 130 };

/** A point of the ring of 24 hours, midnight on top. */
function atHour(hour: number, radius: number): readonly [x: number, y: number] {
  const angle = (hour / 24) * 2 * Math.PI;
  const place = (value: number) => Math.round(value * 10) / 10;
  return [place(centre.x + radius * Math.sin(angle)), place(centre.y - radius * Math.cos(angle))];
}

/** A ring of 24 hours; 21 to 3 is where the date must be left alone. */
function drawDateHours(): Drawing {
  const [outer, inner] = [96, 66];
  const point = (hour: number, radius: number) => atHour(hour, radius).join(" ");
  const arc = (radius: number, hour: number, sweep: 0 | 1) =>
    `A${radius} ${radius} 0 0 ${sweep} ${point(hour, radius)}`;
  const ticks = Array.from(
    { length: 24 },
    (_, hour) => `M${point(hour, hour % 3 === 0 ? 84 : 90)}L${point(hour, outer)}`,
  );
  return {
    width: 600,
    height: 260,
    paths: [
      {
        as: "signal",
        path: `M${point(21, outer)}${arc(outer, 3, 1)}L${point(3, inner)}${arc(inner, 21, 0)}Z`,
      },
      { as: "hairline", path: ticks.join("") },
      { as: "line", path: `M${point(0, outer)}${arc(outer, 12, 1)}${arc(outer, 0, 1)}` },
    ],
    labels: [0, 3, 6, 9, 12, 15, 18, 21].map((hour) => {
      const [x, y] = atHour(hour, 116);
      return { text: String(hour), x, y };
    }),
  };
}

/** Two lugs and the sprung bar between them; the arrow is where the tool pushes. */
const springBar: Drawing = {
  width: 600,
  height: 210,
  paths: [
    { as: "line", path: "M120 20h40v110q0 16-16 16h-24z" },
    { as: "line", path: "M480 20h-40v110q0 16 16 16h24z" },
    { as: "line", path: "M186 84h228v16H186z" },
    { as: "hairline", path: "M160 90h26M160 94h26M414 90h26M414 94h26" },
    { as: "line", path: "M174 82v20M426 82v20" },
    { as: "signal", path: "M166 110v24l20-12z" },
    { as: "hairline", path: "M160 150v34M440 150v34M160 176h118M322 176h118" },
  ],
  labels: [{ text: "20", x: 300, y: 176 }],
};

/** Every drawing by its name. */
export const drawings: Readonly<Record<ManualDrawing, Drawing>> = {
  crown: drawCrown(),
  "date-hours": drawDateHours(),
  "spring-bar": springBar,
};
