import type { Figure, Row } from '../row.ts';

/** A figure of bench/results.md, and where it was measured. */
export type Recorded = Figure & {
  name: string;
  /** As the table shows it, `≥ 0.8`; empty where none was set. */
  goal: string;
  commit: string;
  node: string;
  machine: string;
  /** What was bought with a figure that got worse. */
  bought: string;
};

export type ResultsFile = {
  recorded: Recorded[];
  /** Lines of the table that cannot be read, as they are. */
  broken: string[];
};

const HEAD = ['row', 'figure', 'better', 'noise', 'goal', 'commit', 'Node', 'machine', 'bought'];
const INTRODUCTION = `# Figures of the bench

\`npm run bench -- --record [part …]\` writes this file, \`npm run bench -- --check [part …]\` compares with it. A figure may get
worse only with a word under "bought", which says for what. How noise is measured: README.md.
`;

/** The file's text as records; what cannot be read is named rather than thrown. */
export function parseResults(text: string): ResultsFile {
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  const body = lines.filter((line) => !/^\|[ \-|]*\|$/.test(line) && cellsOf(line)[0] !== HEAD[0]);
  const read = body.map((line) => ({ line, record: recordOf(cellsOf(line)) }));
  return {
    recorded: read.flatMap(({ record }) => record ?? []),
    broken: read.flatMap(({ line, record }) => (record ? [] : [line])),
  };
}

export function formatResults(recorded: readonly Recorded[]): string {
  const rows = recorded.map(({ name, value, unit, better, noise, goal, commit, node, machine, bought }) => [
    name,
    unit ? `${Number(value.toFixed(1))} ${unit}` : value.toFixed(2),
    better,
    `${Math.ceil(noise * 100)} %`,
    goal,
    commit,
    node,
    machine,
    bought,
  ]);
  const table = [HEAD, HEAD.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return `${INTRODUCTION}\n${table.join('\n')}\n`;
}

type Origin = Pick<Recorded, 'commit' | 'node' | 'machine'>;

/** The records with the rows just measured in their place, new ones at the end. Why a figure got worse stays with its row. */
export function record(former: readonly Recorded[], rows: readonly Row[], origin: Origin): Recorded[] {
  const fresh = rows.flatMap(({ name, goal = '', figure }) => (figure ? [{ ...figure, name, goal, ...origin }] : []));
  const boughtBy = new Map(former.map(({ name, bought }) => [name, bought]));
  const measured = new Map(fresh.map((each) => [each.name, { ...each, bought: boughtBy.get(each.name) ?? '' }]));
  const replaced = former.map((each) => measured.get(each.name) ?? each);
  return [...replaced, ...[...measured.values()].filter(({ name }) => !boughtBy.has(name))];
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function recordOf(cells: string[]): Recorded | undefined {
  const [name = '', figure = '', better, noiseText = '', goal = '', commit = '', node = '', machine = '', bought = ''] =
    cells;
  const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?)(?: (\S+))?$/.exec(figure) ?? [];
  const [, percent = ''] = /^(\d+) %$/.exec(noiseText) ?? [];
  if (cells.length !== HEAD.length || !name || !number || !percent) return undefined;
  if (better !== 'higher' && better !== 'lower') return undefined;
  return {
    name,
    value: Number(number),
    unit,
    better,
    noise: Number(percent) / 100,
    goal,
    commit,
    node,
    machine,
    bought,
  };
}
