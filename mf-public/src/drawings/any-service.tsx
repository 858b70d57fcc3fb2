import { Cloud } from './cloud.tsx';
import { Leaf } from './leaf.tsx';
import { apricot, pine, sage } from './paint.ts';
import { Scene } from './scene.tsx';

/** A young plant in the morning: for services that the practice adds. */
export function AnyServiceDrawing() {
  return (
    <Scene>
      <circle cx="308" cy="132" r="52" fill={apricot(200)} />
      <circle cx="308" cy="132" r="34" fill={apricot(300)} />
      <Cloud x={112} y={104} size={0.9} />
      <ellipse cx="240" cy="340" rx="150" ry="13" fill={pine(600)} opacity="0.16" />
      <Leaf x={236} y={262} turn={-32} size={0.66} light={pine(400)} dark={pine(500)} />
      <Leaf x={244} y={262} turn={26} size={0.78} light={pine(300)} dark={pine(400)} />
      <Leaf x={240} y={258} turn={-2} size={0.52} light={sage(400)} dark={pine(300)} />
      <path d="M184 252h112l-16 86h-80Z" fill={apricot(400)} />
      <path d="M240 252h56l-16 86h-40Z" fill={apricot(500)} />
      <rect x="174" y="240" width="132" height="26" rx="9" fill={apricot(500)} />
    </Scene>
  );
}
