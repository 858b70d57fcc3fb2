import { Leaf } from './leaf.tsx';
import { apricot, paper, pine, sage } from './paint.ts';
import { Scene } from './scene.tsx';

/** A screen with somebody in it, a cup and a plant. */
export function OnlineTherapyDrawing() {
  return (
    <Scene>
      <ellipse cx="240" cy="340" rx="176" ry="13" fill={pine(600)} opacity="0.16" />
      <Leaf x={392} y={296} turn={-14} size={0.48} light={pine(400)} dark={pine(500)} />
      <Leaf x={396} y={296} turn={16} size={0.4} light={sage(400)} dark={pine(300)} />
      <path d="M368 288h54l-8 50h-38Z" fill={apricot(500)} />
      <path d="M368 288h54l-3 14h-48Z" fill={apricot(600)} opacity="0.6" />
      <g transform="translate(0 34)">
        <rect x="110" y="110" width="232" height="170" rx="18" fill={pine(800)} />
        <rect x="122" y="122" width="208" height="146" rx="10" fill={pine(100)} />
        <path d="M168 268c2-40 22-62 54-62s52 22 54 62Z" fill={pine(500)} />
        <circle cx="222" cy="176" r="30" fill={apricot(200)} />
        <path d="M192 172a30 30 0 0 1 60-2c-18 4-30-2-36-12-4 8-12 13-24 14Z" fill={pine(700)} />
        <rect x="270" y="134" width="50" height="40" rx="8" fill={paper} />
        <path d="M284 174c1-12 4-18 11-18s10 6 11 18Z" fill={apricot(400)} />
        <circle cx="295" cy="149" r="8" fill={apricot(200)} />
      </g>
      <path d="M70 312h312v6a20 20 0 0 1-20 20H90a20 20 0 0 1-20-20Z" fill={pine(600)} />
      <path d="M70 312h312v6c0 2 0 4-1 6H71c-1-2-1-4-1-6Z" fill={pine(500)} />
      <path d="M196 312h60c0 5-4 8-9 8h-42c-5 0-9-3-9-8Z" fill={pine(700)} />
      <path d="M40 290h42v30a18 18 0 0 1-18 18h-6a18 18 0 0 1-18-18Z" fill={apricot(300)} />
      <path d="M40 300h-4a11 11 0 0 0 0 22h7" stroke={apricot(300)} strokeWidth="7" fill="none" />
      <path
        d="M53 278c-6-8 6-12 0-22M69 278c-6-8 6-12 0-22"
        stroke={paper}
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
    </Scene>
  );
}
