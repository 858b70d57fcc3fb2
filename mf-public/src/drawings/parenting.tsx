import { Leaf } from './leaf.tsx';
import { apricot, paper, pine, sage } from './paint.ts';

/** Two birds on one nest between leaves, 240 x 260: the category for parents. */
export function ParentingDrawing() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <ellipse cx="120" cy="252" rx="134" ry="11" fill={pine(700)} opacity="0.14" />
      <Leaf x={18} y={250} turn={-18} size={0.66} light={pine(400)} dark={pine(500)} />
      <Leaf x={228} y={250} turn={20} size={0.74} light={sage(400)} dark={pine(300)} />
      <path d="M70 168c-4-50 26-92 70-92 34 0 56 24 56 60 0 40-30 66-72 66-26 0-52-10-54-34Z" fill={pine(600)} />
      <path d="M118 190c44 6 74-18 78-54-34 2-72 14-78 54Z" fill={pine(400)} />
      <circle cx="112" cy="112" r="6" fill={paper} />
      <path d="M78 116l-26 8 24 12Z" fill={apricot(500)} />
      <path d="M116 198c0-26 18-44 40-44 20 0 32 14 32 32 0 22-18 34-40 34-18 0-32-6-32-22Z" fill={apricot(300)} />
      <circle cx="138" cy="176" r="4.500" fill={pine(900)} />
      <path d="M120 180l-16 3 14 9Z" fill={apricot(600)} />
      <path d="M36 196c20 14 52 18 88 18s72-6 90-18c0 36-34 56-90 56s-88-22-88-56Z" fill={apricot(400)} />
      <path d="M56 222c42 12 98 12 140-2M72 238c34 8 72 8 104-2" stroke={apricot(200)} strokeWidth="5" fill="none" />
    </g>
  );
}
