/** A measured figure: whether more of it is better, its unit ('' for a ratio), and by which part of it two runs may differ. */
export type Figure = { value: number; unit: string; better: 'higher' | 'lower'; noise: number };

/**
 * A line of the table: what was measured, ours and what it is compared with, the ratio or the figure itself, and the
 * goal. `isMet` is absent where no goal was set; `reason` is what the profile shows when the goal is missed. `figure` is what
 * is compared with the recorded one.
 */
export type Row = {
  name: string;
  ours?: string;
  peer?: string;
  measured: string;
  goal?: string;
  isMet?: boolean;
  /** It cannot be measured here, and `measured` says what is missing: a check leaves it out. */
  isLeftOut?: boolean;
  reason?: string;
  figure?: Figure;
};

/** What a row says besides its ratio. */
type Comparison = Pick<Row, 'ours' | 'peer' | 'reason'> & { noise?: number };

/** A ratio of ours to a peer's that should be at least `goal`; null where none was set. */
export function atLeast(
  name: string,
  ratio: number,
  goal: number | null,
  { noise = 0, ...comparison }: Comparison = {},
): Row {
  const figure: Figure = { value: ratio, unit: '', better: 'higher', noise };
  const row = { name, ...comparison, measured: ratio.toFixed(2), figure };
  return goal === null ? row : { ...row, goal: `≥ ${goal}`, isMet: ratio >= goal };
}

/** A figure that should be at most `goal`; null where none was set. */
export function atMost(
  name: string,
  value: number,
  goal: number | null,
  { unit = '', detail = '', noise = 0, ...comparison }: Comparison & { unit?: string; detail?: string } = {},
): Row {
  const shown = unit === '' ? value.toFixed(2) : `${Math.round(value)} ${unit}`;
  const figure: Figure = { value, unit, better: 'lower', noise };
  const row = { name, ...comparison, measured: detail ? `${shown} (${detail})` : shown, figure };
  return goal === null ? row : { ...row, goal: `≤ ${goal}${unit ? ` ${unit}` : ''}`, isMet: value <= goal };
}

/** Two rates as the table shows them, and the noise of their ratio. */
export function perSecond({ ours, peer, noise = 0 }: { ours: number; peer: number; noise?: number }) {
  const shown = (rate: number) => `${rate < 10 ? rate.toFixed(1) : Math.round(rate)}/s`;
  return { ours: shown(ours), peer: shown(peer), noise };
}

/** 500,000 for 500000. */
export function thousands(count: number): string {
  return count.toLocaleString('en');
}

const HEAD = [' ', `what, on Node ${process.versions.node}`, 'ours', 'peer', 'ratio', 'goal'];

/** The table, aligned; ✓ is a goal that is met and ✗ one that is missed. Below it is the reason for each. */
export function tableOf(rows: Row[]): string {
  const cells = rows.map(({ name, ours = '', peer = '', measured, goal = '', isMet }) => [
    isMet === undefined ? ' ' : isMet ? '✓' : '✗',
    name,
    ours,
    peer,
    measured,
    goal,
  ]);
  const widths = HEAD.map((head, column) => Math.max(head.length, ...cells.map((cell) => cell[column]?.length ?? 0)));
  const line = (cell: string[]) =>
    cell
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const missed = rows.filter(({ isMet }) => isMet === false);
  return [
    line(HEAD),
    line(widths.map((width) => '─'.repeat(width))),
    ...cells.map(line),
    ...(missed.length > 0 ? ['', 'Missed:'] : []),
    ...missed.map(({ name, reason = 'not looked into yet' }) => `✗ ${name}: ${reason}`),
  ].join('\n');
}
