import { Leaf } from './leaf.tsx';
import { apricot, paper, pine, sage } from './paint.ts';
import { Scene } from './scene.tsx';

/** A letter on a desk: an open notebook, a lamp and a plant. */
export function AboutDrawing() {
  return (
    <Scene>
      <path d="M316 130L208 306h164Z" fill={apricot(100)} opacity="0.6" />
      <ellipse cx="240" cy="340" rx="178" ry="13" fill={pine(600)} opacity="0.16" />
      <Leaf x={100} y={300} turn={-22} size={0.6} light={pine(400)} dark={pine(500)} />
      <Leaf x={106} y={300} turn={6} size={0.74} light={pine(500)} dark={pine(600)} />
      <Leaf x={112} y={300} turn={32} size={0.5} light={sage(400)} dark={pine(300)} />
      <path d="M72 288h72l-9 50H81Z" fill={apricot(500)} />
      <path d="M72 288h72l-3 14H75Z" fill={apricot(600)} opacity="0.6" />
      <path
        d="M392 334V196l-62-62"
        stroke={pine(700)}
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <path d="M296 150c-4-30 10-52 34-62l34 40c-14 20-40 28-68 22Z" fill={pine(600)} />
      <ellipse cx="392" cy="334" rx="40" ry="10" fill={pine(700)} />
      <g transform="rotate(-3 250 292)">
        <path d="M168 252c26-12 54-10 80 4v82c-26-14-54-16-80-4Z" fill={paper} />
        <path d="M328 252c-26-12-54-10-80 4v82c26-14 54-16 80-4Z" fill={apricot(100)} />
        <path
          d="M184 274c16-5 32-4 48 3M184 292c16-5 32-4 48 3M184 310c10-3 20-3 30 0"
          stroke={sage(300)}
          strokeWidth="5"
          strokeLinecap="round"
          fill="none"
        />
        <path
          d="M288 312c-12-7-18-14-18-21 0-5 4-9 8-9s8 2 10 6c2-4 6-6 10-6s8 4 8 9c0 7-6 14-18 21Z"
          fill={apricot(500)}
        />
      </g>
    </Scene>
  );
}
