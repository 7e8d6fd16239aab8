import type { OrderLine } from "./order";

/**
 * Name of a line within its order: its title and, where another line has the same one, the details that distinguish
 * them. Empty for an unknown line.
 * @param place of the line
 */
export function lineName(lines: readonly Pick<OrderLine, "title" | "details">[], place: number): string {
  const line = lines[place];
  if (!line) return "";
  const namesakes = lines.filter((other, at) => at !== place && other.title === line.title);
  const own = line.details.filter((detail) => namesakes.some(({ details }) => !details.includes(detail)));
  return [line.title, ...own].join(" · ");
}
