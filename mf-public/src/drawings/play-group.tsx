import { Leaf } from './leaf.tsx';
import { apricot, paper, pine, sage } from './paint.ts';
import { Scene } from './scene.tsx';

/** Four wooden figures around a kite of many colours. */
export function PlayGroupDrawing() {
  return (
    <Scene>
      <circle cx="118" cy="120" r="30" fill={apricot(200)} />
      <path
        d="M240 66l56 62-56 84-56-84Z"
        fill={apricot(300)}
        stroke={apricot(300)}
        strokeWidth="8"
        strokeLinejoin="round"
      />
      <path d="M240 66l56 62h-56Z" fill={pine(400)} />
      <path d="M184 128h56v84Z" fill={apricot(500)} />
      <path d="M240 128h56l-56 84Z" fill={paper} />
      <path
        d="M240 216c-10 24 18 34 6 60"
        stroke={pine(600)}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 9"
        fill="none"
      />
      <ellipse cx="240" cy="342" rx="172" ry="13" fill={pine(600)} opacity="0.16" />
      <Leaf x={418} y={330} turn={20} size={0.42} light={pine(400)} dark={pine(500)} />
      <Leaf x={64} y={332} turn={-20} size={0.36} light={sage(400)} dark={pine(300)} />
      <Figure x={124} size={0.94} light={pine(500)} dark={pine(600)} head={apricot(200)} />
      <Figure x={204} size={0.8} light={apricot(400)} dark={apricot(500)} head={apricot(100)} />
      <Figure x={284} size={0.86} light={paper} dark={sage(300)} head={apricot(300)} />
      <Figure x={362} size={1} light={pine(300)} dark={pine(400)} head={apricot(200)} />
    </Scene>
  );
}

type FigureProps = { x: number; size: number; light: string; dark: string; head: string };

/** A peg of wood: a round head, a body like a bell. */
function Figure({ x, size, light, dark, head }: FigureProps) {
  return (
    <g transform={`translate(${x} 340) scale(${size})`}>
      <path d="M0-92c26 0 34 30 38 86 0 4-4 6-8 6h-60c-4 0-8-2-8-6 4-56 12-86 38-86Z" fill={light} />
      <path d="M0-92c26 0 34 30 38 86 0 4-4 6-8 6H0Z" fill={dark} opacity="0.7" />
      <circle cx="0" cy="-106" r="26" fill={head} />
    </g>
  );
}
