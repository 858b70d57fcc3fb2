import { Leaf } from './leaf.tsx';
import { apricot, paper, pine, sage } from './paint.ts';
import { Scene } from './scene.tsx';

/** A sheet with shapes to sort, a pencil, and a lens over one of them. */
export function AssessmentDrawing() {
  return (
    <Scene>
      <ellipse cx="246" cy="340" rx="160" ry="12" fill={pine(600)} opacity="0.16" />
      <Leaf x={96} y={332} turn={-16} size={0.56} light={pine(400)} dark={pine(500)} />
      <g transform="rotate(-5 228 210)">
        <rect x="136" y="88" width="190" height="246" rx="16" fill={apricot(300)} />
        <rect x="146" y="98" width="170" height="226" rx="10" fill={paper} />
        <rect x="196" y="76" width="70" height="28" rx="10" fill={pine(600)} />
        <circle cx="188" cy="148" r="20" fill={apricot(300)} />
        <path d="M222 168l20-38 20 38Z" fill={pine(400)} stroke={pine(400)} strokeWidth="5" strokeLinejoin="round" />
        <rect x="276" y="130" width="30" height="36" rx="7" fill={sage(400)} />
        <path d="M168 198h124M168 222h96M168 246h112" stroke={sage(300)} strokeWidth="8" strokeLinecap="round" />
        <path
          d="M170 284l12 12 22-24"
          stroke={pine(500)}
          strokeWidth="8"
          strokeLinecap="round"
          strokeLinejoin="round"
          fill="none"
        />
      </g>
      <path d="M338 276l44 46" stroke={pine(800)} strokeWidth="16" strokeLinecap="round" />
      <circle cx="308" cy="244" r="46" fill={pine(50)} opacity="0.85" />
      <circle cx="308" cy="244" r="46" fill="none" stroke={pine(600)} strokeWidth="11" />
      <path
        d="M308 266c-15-9-23-17-23-26 0-7 5-11 10-11s10 3 13 8c3-5 7-8 13-8 5 0 10 4 10 11 0 9-8 17-23 26Z"
        fill={apricot(500)}
      />
      <g transform="rotate(28 120 170)">
        <path d="M104 110h24v96l-12 26-12-26Z" fill={apricot(400)} />
        <path d="M116 110h12v96l-12 26Z" fill={apricot(500)} />
        <path d="M110 219l6 13 6-13Z" fill={pine(800)} />
        <rect x="104" y="98" width="24" height="16" rx="5" fill={pine(500)} />
      </g>
    </Scene>
  );
}
