import { circle } from "./case-outline";
import type { DrawingSheet, DrawnPanel } from "./drawing-sheet";

/** Everything stands on the same board. */
const board = "M0 270H200";

const tool = (outline: string, details: string, surface: string): DrawnPanel => ({
  width: 200,
  height: 290,
  paths: [
    { as: "fill", path: surface },
    { as: "hairline", path: details },
    { as: "line", path: outline + board },
  ],
});

const screwdriver = (x: number, width: number, top: number): { outline: string; details: string } => {
  const [left, blade] = [x - width / 2, width / 3];
  return {
    outline:
      `M${left} ${top + 14}h${width}v92l${-(width - blade) / 2} 14v${270 - top - 120}h${-blade}V${top + 120}l${-(width - blade) / 2}-14Z` +
      `M${left - 2} ${top}h${width + 4}v10h${-width - 4}Z`,
    details: `M${left} ${top + 34}h${width}M${left} ${top + 42}h${width}M${left} ${top + 86}h${width}M${left} ${top + 94}h${width}`,
  };
};

const screwdrivers = [
  screwdriver(40, 12, 64),
  screwdriver(78, 18, 56),
  screwdriver(120, 24, 48),
  screwdriver(166, 30, 40),
];

/** Loupe, tweezers, screwdrivers, hand press, blower, timing stand and pressure tester. */
const tools: readonly DrawnPanel[] = [
  tool(
    "M52 112h96l16 120H36ZM44 96h112v16H44ZM28 232h144v38H28Z",
    "M64 112l-12 120M136 112l12 120M28 244h144M60 96q40-16 80 0",
    "M52 112h96l16 120H36Z",
  ),
  tool(
    "M88 48h24l12 96-22 126-2-92-2 92-22-126Z",
    "M82 96h36M80 108h40M79 120h42M100 48v130",
    "M88 48h24l12 96-24 34-24-34Z",
  ),
  tool(
    screwdrivers.map(({ outline }) => outline).join(""),
    screwdrivers.map(({ details }) => details).join(""),
    "M151 54h30v92h-30ZM108 62h24v92h-24Z",
  ),
  tool(
    "M30 240h140v30H30ZM38 66h24v174H38ZM38 66h112v26H38ZM122 92h20v66h-20ZM112 26h40v22h-40ZM124 48h16v18h-16ZM108 212h48v28h-48Z",
    "M132 158v34M126 192h12v10h-12zM38 240l24-30M116 26v22M124 26v22M140 26v22M148 26v22",
    "M38 66h112v26H62v148H38Z",
  ),
  tool(
    "M94 30h12l8 84H86ZM82 114h36v20H82ZM82 134q-38 26-38 72 0 44 26 64h60q26-20 26-64 0-46-38-72Z",
    "M52 186q48 16 96 0M46 212q54 18 108 0M96 30v84M104 30v84",
    "M82 134q-38 26-38 72 0 44 26 64h60q26-20 26-64 0-46-38-72Z",
  ),
  tool(
    `M24 244h152v26H24ZM86 178h28v66H86Z${circle(100, 124, 54)}M28 100h18v48H28ZM154 100h18v48h-18Z`,
    `${circle(100, 124, 40)}M100 124l-18-22M100 124l24-14M24 256h152M16 124h12M172 124h14M176 96q10 28 0 56M186 86q16 38 0 76`,
    circle(100, 124, 54),
  ),
  tool(
    `M52 236V120q0-46 48-46t48 46v116M34 236h132v34H34ZM94 74V56h12v18${circle(100, 34, 22)}`,
    `M60 236V122q0-38 40-38t40 38v114M100 84v60${circle(100, 172, 28)}M100 172l-10-12M100 172l14-6M100 34l10-10M34 252h132M72 206h56`,
    "M52 236V120q0-46 48-46t48 46v116Z",
  ),
];

/** The tools of the bench, one above each note. */
export const drawBench = (): DrawingSheet => ({ layout: "above", panels: tools });
