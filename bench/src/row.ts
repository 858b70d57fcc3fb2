/** A line of the table. `isMet` is absent where no goal was set. */
export type Row = { name: string; measured: string; goal?: string; isMet?: boolean };

/** A ratio of ours to a peer's that should be at least `goal`. */
export function atLeast(name: string, ratio: number, goal: number, detail: string): Row {
  return { name, measured: `${ratio.toFixed(2)} (${detail})`, goal: `≥ ${goal}`, isMet: ratio >= goal };
}

/** A figure that should be at most `goal`. */
export function atMost(name: string, value: number, goal: number, { unit = '', detail = '' } = {}): Row {
  const shown = unit === '' ? value.toFixed(2) : `${Math.round(value)} ${unit}`;
  const measured = detail ? `${shown} (${detail})` : shown;
  return { name, measured, goal: `≤ ${goal}${unit ? ` ${unit}` : ''}`, isMet: value <= goal };
}

/** The table, aligned; goals missed are marked. */
export function tableOf(rows: Row[]): string {
  const cells = rows.map(({ name, measured, goal = '', isMet }) => [
    isMet === undefined ? ' ' : isMet ? '✓' : '✗',
    name,
    measured,
    goal,
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((cell) => cell[column]?.length ?? 0)));
  return cells
    .map((cell) =>
      cell
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
