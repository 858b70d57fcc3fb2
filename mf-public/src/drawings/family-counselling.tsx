import { Cloud } from './cloud.tsx';
import { Leaf } from './leaf.tsx';
import { apricot, paper, pine, sage } from './paint.ts';
import { Scene } from './scene.tsx';

/** A house of paper with a lit window and trees of three sizes beside it. */
export function FamilyCounsellingDrawing() {
  return (
    <Scene>
      <Cloud x={82} y={92} size={0.74} />
      <Cloud x={330} y={70} size={0.6} />
      <ellipse cx="240" cy="338" rx="176" ry="13" fill={pine(600)} opacity="0.16" />
      <rect x="286" y="134" width="26" height="60" rx="5" fill={apricot(600)} />
      <path d="M152 204h176v116a14 14 0 0 1-14 14H166a14 14 0 0 1-14-14Z" fill={apricot(100)} />
      <path d="M240 204h88v116a14 14 0 0 1-14 14h-74Z" fill={apricot(200)} />
      <path d="M138 208l102-88 102 88Z" fill={pine(600)} stroke={pine(600)} strokeWidth="16" strokeLinejoin="round" />
      <path
        d="M240 120l102 88H240Z"
        fill={pine(700)}
        stroke={pine(700)}
        strokeWidth="16"
        strokeLinejoin="round"
        opacity="0.55"
      />
      <path d="M214 334v-52a26 26 0 0 1 52 0v52Z" fill={pine(500)} />
      <circle cx="256" cy="304" r="4" fill={apricot(200)} />
      <path
        d="M240 196c-15-9-23-17-23-26 0-7 5-11 10-11s10 3 13 8c3-5 7-8 13-8 5 0 10 4 10 11 0 9-8 17-23 26Z"
        fill={paper}
      />
      <rect x="166" y="232" width="34" height="38" rx="7" fill={paper} />
      <rect x="280" y="232" width="34" height="38" rx="7" fill={apricot(400)} />
      <path d="M183 232v38M166 251h34M297 232v38M280 251h34" stroke={apricot(200)} strokeWidth="4" />
      <Leaf x={112} y={336} turn={-4} size={0.66} light={pine(400)} dark={pine(500)} />
      <Leaf x={376} y={336} turn={6} size={0.5} light={pine(300)} dark={pine(400)} />
      <Leaf x={412} y={338} turn={14} size={0.32} light={sage(400)} dark={pine(300)} />
      <Leaf x={78} y={338} turn={-18} size={0.34} light={sage(400)} dark={pine(300)} />
    </Scene>
  );
}
