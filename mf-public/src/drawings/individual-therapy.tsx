import { Leaf } from './leaf.tsx';
import { apricot, paper, pine, sage } from './paint.ts';
import { Scene } from './scene.tsx';

/** Two armchairs that face each other, and what is said between them. */
export function IndividualTherapyDrawing() {
  return (
    <Scene>
      <path d="M150 92a30 30 0 0 1 30-30h70a30 30 0 0 1 0 60h-44l-24 20v-20a30 30 0 0 1-32-30Z" fill={paper} />
      <path d="M184 86h62M184 100h40" stroke={pine(300)} strokeWidth="6" strokeLinecap="round" />
      <path d="M344 138a24 24 0 0 0-24-24h-44a24 24 0 0 0 0 48h26l20 16v-16a24 24 0 0 0 22-24Z" fill={apricot(200)} />
      <path d="M276 138h40" stroke={apricot(500)} strokeWidth="6" strokeLinecap="round" />
      <ellipse cx="240" cy="338" rx="172" ry="13" fill={pine(600)} opacity="0.16" />
      <Armchair light={pine(500)} dark={pine(600)} seat={pine(400)} />
      <g transform="translate(480 0) scale(-1 1)">
        <Armchair light={apricot(400)} dark={apricot(500)} seat={apricot(300)} />
      </g>
      <Leaf x={240} y={306} turn={-16} size={0.3} light={pine(400)} dark={pine(500)} />
      <Leaf x={242} y={306} turn={18} size={0.36} light={sage(400)} dark={pine(300)} />
      <path d="M222 300h38l-6 36h-26Z" fill={apricot(500)} />
      <path d="M222 300h38l-2 11h-34Z" fill={apricot(600)} opacity="0.6" />
    </Scene>
  );
}

function Armchair({ light, dark, seat }: { light: string; dark: string; seat: string }) {
  return (
    <g>
      <path d="M84 330l-6 14M182 330l6 14" stroke={pine(800)} strokeWidth="7" strokeLinecap="round" />
      <path d="M78 206a34 34 0 0 1 34-34h30a34 34 0 0 1 34 34v84H78Z" fill={light} />
      <rect x="96" y="262" width="88" height="44" rx="14" fill={seat} />
      <path
        d="M60 258a18 18 0 0 1 36 0v34h76v-34a18 18 0 0 1 36 0v54a20 20 0 0 1-20 20H80a20 20 0 0 1-20-20Z"
        fill={dark}
      />
    </g>
  );
}
