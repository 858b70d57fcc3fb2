import { Leaf } from './leaf.tsx';
import { apricot, paper, pine, sage } from './paint.ts';

/** An open book that a plant grows from, 240 x 260: the category for everything else. */
export function GeneralDrawing() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <ellipse cx="120" cy="252" rx="138" ry="11" fill={pine(700)} opacity="0.14" />
      <Leaf x={120} y={176} turn={-26} size={0.56} light={pine(300)} dark={pine(400)} />
      <Leaf x={122} y={176} turn={24} size={0.62} light={sage(400)} dark={pine(300)} />
      <Leaf x={121} y={178} turn={-2} size={0.72} light={pine(500)} dark={pine(600)} />
      <path d="M0 166c38-16 82-14 120 10v76c-38-22-82-24-120-10Z" fill={pine(700)} />
      <path d="M240 166c-38-16-82-14-120 10v76c38-22 82-24 120-10Z" fill={pine(800)} />
      <path d="M8 158c36-16 76-12 112 12v72c-36-22-76-24-112-10Z" fill={paper} />
      <path d="M232 158c-36-16-76-12-112 12v72c36-22 76-24 112-10Z" fill={apricot(50)} />
      <path
        d="M26 180c24-8 50-6 74 6M26 202c24-8 50-6 74 6M142 186c24-12 50-14 72-6M142 208c18-9 36-12 52-9"
        stroke={sage(300)}
        strokeWidth="6"
        fill="none"
      />
      <path d="M196 152v52l12-11 12 13v-50Z" fill={apricot(500)} />
    </g>
  );
}
