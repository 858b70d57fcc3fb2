import { Cloud } from './cloud.tsx';
import { Leaf } from './leaf.tsx';
import { apricot, paper, pine, sage } from './paint.ts';
import { Scene } from './scene.tsx';

/** Houses along a street below a sun; each city has another row of them, always the same. */
export function SkylineDrawing({ of }: { of: string }) {
  const next = dice(of);
  const houses = Array.from({ length: 6 }, (_, index) => {
    const height = 70 + next(96);
    return { x: 72 + index * 58, y: 330 - height, height, paint: paints[next(paints.length)] ?? paint, gable: next(3) };
  });
  const sun = 120 + next(230);
  return (
    <Scene>
      <circle cx={sun} cy={112} r={34 + next(10)} fill={apricot(300)} />
      <Cloud x={sun > 240 ? 92 : 312} y={84 + next(24)} size={0.74} />
      <Cloud x={176 + next(60)} y={64} size={0.5} />
      <ellipse cx="244" cy="334" rx="196" ry="13" fill={pine(600)} opacity="0.16" />
      {houses.map(({ x, y, height, paint, gable }) => (
        <g key={x}>
          <Gable x={x} y={y} kind={gable} fill={paint.top} />
          <rect x={x} y={y} width="52" height={height} rx="7" fill={paint.wall} />
          {Array.from({ length: Math.floor((height - 24) / 30) }, (_, row) => y + 16 + row * 30).map((top) => (
            <g key={top} fill={paint.window}>
              <rect x={x + 11} y={top} width="11" height="15" rx="3" />
              <rect x={x + 30} y={top} width="11" height="15" rx="3" />
            </g>
          ))}
        </g>
      ))}
      <Leaf x={60} y={336} turn={-6} size={0.38} light={pine(400)} dark={pine(500)} />
      <Leaf x={426} y={336} turn={8} size={0.34 + next(14) / 100} light={pine(300)} dark={pine(400)} />
    </Scene>
  );
}

function Gable({ x, y, kind, fill }: { x: number; y: number; kind: number; fill: string }) {
  if (kind === 0)
    return (
      <path d={`M${x - 3} ${y + 8}l29-34 29 34Z`} fill={fill} stroke={fill} strokeWidth="6" strokeLinejoin="round" />
    );
  if (kind === 1) return <path d={`M${x} ${y + 8}a26 24 0 0 1 52 0Z`} fill={fill} />;
  return <rect x={x - 4} y={y - 8} width="60" height="18" rx="6" fill={fill} />;
}

const paint = { wall: apricot(200), top: pine(600), window: paper };
const paints = [
  paint,
  { wall: apricot(100), top: apricot(600), window: apricot(400) },
  { wall: pine(500), top: pine(700), window: apricot(200) },
  { wall: sage(400), top: pine(500), window: paper },
];

/** Numbers below a limit that follow from a text alone. */
function dice(seed: string): (limit: number) => number {
  let state = 7;
  for (const letter of seed) state = (state * 31 + letter.charCodeAt(0)) % 1_000_003;
  return (limit) => {
    state = (state * 48_271 + 11) % 1_000_003;
    return state % limit;
  };
}
