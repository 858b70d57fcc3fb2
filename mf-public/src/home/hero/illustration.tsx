import { Cloud } from '../../drawings/cloud.tsx';
import { Leaf } from '../../drawings/leaf.tsx';
import { apricot, paper, pine, sage } from '../../drawings/paint.ts';

/** Our own picture of the practice: paper-cut leaves, a low sun and wooden blocks. Decoration only. */
export function Illustration() {
  return (
    <svg viewBox="0 0 600 560" width="600" height="560" aria-hidden="true" style={fluid}>
      <path
        d="M288 22c118-14 236 44 264 160s-2 226-92 290-226 78-330 24S-6 338 18 222 176 36 288 22Z"
        fill={pine(50)}
      />
      <path
        d="M300 66c98-10 192 40 214 134s-6 186-82 236-182 60-266 16S58 318 78 226 204 76 300 66Z"
        fill={sage(200)}
      />
      <circle cx="306" cy="168" r="66" fill={apricot(200)} />
      <circle cx="306" cy="168" r="42" fill={apricot(300)} />
      <Cloud x={128} y={112} />
      <path d="M52 408c84-70 178-84 262-42s160 34 238-12c-6 86-58 152-150 180S112 520 52 408Z" fill={pine(200)} />
      <path d="M34 436c98-44 208-42 310-12 78 22 148 10 222-20-24 86-112 136-246 136S66 510 34 436Z" fill={sage(300)} />
      <g>
        <Leaf x={150} y={470} turn={-34} size={0.86} light={sage(400)} dark={pine(300)} />
        <Leaf x={128} y={476} turn={-8} size={1.12} light={pine(500)} dark={pine(600)} />
        <Leaf x={176} y={478} turn={22} size={0.78} light={pine(300)} dark={pine(400)} />
        <Leaf x={92} y={476} turn={-58} size={0.6} light={pine(400)} dark={pine(500)} />
      </g>
      <Blocks />
      <g>
        <Leaf x={548} y={470} turn={14} size={0.52} light={pine(400)} dark={pine(500)} />
        <Leaf x={536} y={474} turn={-22} size={0.4} light={sage(400)} dark={pine(300)} />
      </g>
    </svg>
  );
}

const fluid = { display: 'block', width: '100%', height: 'auto', overflow: 'visible' } as const;

const wood = { pale: apricot(100), mid: apricot(200), deep: apricot(300), edge: apricot(400) };

/** A bridge, a tower and a ball: somebody was just playing here. */
function Blocks() {
  return (
    <g strokeLinejoin="round">
      <ellipse cx="358" cy="468" rx="178" ry="15" fill={pine(600)} opacity="0.16" />
      <path d="M232 464v-62a72 72 0 0 1 144 0v62h-40v-58a32 32 0 0 0-64 0v58Z" fill={pine(600)} />
      <path d="M232 464v-62a72 72 0 0 1 144 0v62h-12v-62a60 60 0 0 0-120 0v62Z" fill={pine(500)} />
      <circle cx="304" cy="443" r="21" fill={apricot(500)} />
      <path d="M291 436a17 17 0 0 1 14-9" stroke={wood.pale} strokeWidth="4" strokeLinecap="round" fill="none" />
      <rect x="392" y="360" width="108" height="104" rx="12" fill={wood.deep} />
      <rect x="392" y="360" width="108" height="94" rx="12" fill={wood.mid} />
      <path
        d="M446 436c-22-14-34-27-34-40 0-10 7-17 16-17 8 0 14 4 18 11 4-7 10-11 18-11 9 0 16 7 16 17 0 13-12 26-34 40Z"
        fill={paper}
      />
      <g transform="rotate(3 446 314)">
        <rect x="402" y="270" width="88" height="88" rx="12" fill={wood.mid} />
        <rect x="402" y="270" width="88" height="79" rx="12" fill={wood.pale} />
        <circle cx="446" cy="310" r="21" fill={pine(400)} />
      </g>
      <g transform="rotate(-4 446 240)">
        <path d="M406 262l42-66 42 66Z" fill={apricot(500)} stroke={apricot(500)} strokeWidth="13" />
        <path d="M448 196l42 66h-26Z" fill={apricot(600)} stroke={apricot(600)} strokeWidth="13" opacity="0.5" />
      </g>
      <g transform="rotate(-9 206 440)">
        <rect x="174" y="408" width="64" height="66" rx="10" fill={wood.edge} />
        <rect x="174" y="408" width="64" height="59" rx="10" fill={wood.deep} />
        <path d="M206 421l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1Z" fill={paper} />
      </g>
    </g>
  );
}
