import { sage } from './paint.ts';

type LeafProps = { x: number; y: number; turn: number; size: number; light: string; dark: string };

/** A folded paper leaf: two halves of one colour, a cut for the vein. */
export function Leaf({ x, y, turn, size, light, dark }: LeafProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path d="M0 0C-62-48-70-150 0-244Z" fill={light} />
      <path d="M0 0C62-48 70-150 0-244Z" fill={dark} />
      <path
        d="M0-40l-30-26M0-84l-36-30M0-130l-32-28M0-40l30-26M0-84l36-30M0-130l32-28"
        stroke={sage(200)}
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.45"
      />
      <path d="M0 24V-206" stroke={sage(200)} strokeWidth="4" strokeLinecap="round" opacity="0.8" />
    </g>
  );
}
