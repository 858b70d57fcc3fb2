import { Cloud } from './cloud.tsx';
import { Leaf } from './leaf.tsx';
import { apricot, paper, pine, sage } from './paint.ts';
import { Scene } from './scene.tsx';

/** A tower of blocks, an arch and a ball that rolled away. */
export function PlayTherapyDrawing() {
  return (
    <Scene>
      <circle cx="352" cy="112" r="38" fill={apricot(200)} />
      <circle cx="352" cy="112" r="24" fill={apricot(300)} />
      <Cloud x={108} y={84} size={0.8} />
      <Leaf x={92} y={330} turn={-24} size={0.6} light={pine(400)} dark={pine(500)} />
      <Leaf x={112} y={332} turn={8} size={0.44} light={sage(400)} dark={pine(300)} />
      <ellipse cx="264" cy="336" rx="150" ry="13" fill={pine(600)} opacity="0.16" />
      <path d="M152 332v-50a58 58 0 0 1 116 0v50h-32v-48a26 26 0 0 0-52 0v48Z" fill={pine(600)} />
      <path d="M152 332v-50a58 58 0 0 1 116 0v50h-10v-50a48 48 0 0 0-96 0v50Z" fill={pine(500)} />
      <rect x="282" y="250" width="84" height="84" rx="11" fill={apricot(300)} />
      <rect x="282" y="250" width="84" height="76" rx="11" fill={apricot(200)} />
      <circle cx="324" cy="288" r="18" fill={paper} />
      <g transform="rotate(-4 322 214)">
        <rect x="290" y="180" width="66" height="68" rx="10" fill={apricot(200)} />
        <rect x="290" y="180" width="66" height="61" rx="10" fill={apricot(100)} />
        <path d="M323 194l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1Z" fill={pine(400)} />
      </g>
      <path
        d="M294 176l30-48 30 48Z"
        fill={apricot(500)}
        stroke={apricot(500)}
        strokeWidth="10"
        strokeLinejoin="round"
      />
      <circle cx="400" cy="316" r="20" fill={apricot(500)} />
      <path d="M388 310a16 16 0 0 1 13-9" stroke={apricot(100)} strokeWidth="4" strokeLinecap="round" fill="none" />
      <g transform="rotate(-8 210 204)">
        <rect x="182" y="176" width="54" height="48" rx="9" fill={pine(300)} />
        <rect x="182" y="176" width="54" height="42" rx="9" fill={pine(200)} />
      </g>
    </Scene>
  );
}
