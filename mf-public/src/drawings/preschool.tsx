import { apricot, paper, pine } from './paint.ts';

/** Blocks and a ball, 240 x 260: the category of the youngest. */
export function PreschoolDrawing() {
  return (
    <g strokeLinejoin="round">
      <ellipse cx="124" cy="252" rx="138" ry="11" fill={pine(700)} opacity="0.14" />
      <rect x="10" y="162" width="86" height="88" rx="11" fill={apricot(300)} />
      <rect x="10" y="162" width="86" height="80" rx="11" fill={apricot(200)} />
      <circle cx="53" cy="201" r="19" fill={paper} />
      <rect x="106" y="170" width="78" height="80" rx="11" fill={pine(500)} />
      <rect x="106" y="170" width="78" height="72" rx="11" fill={pine(400)} />
      <path d="M145 186l6 13 14 2-10 10 2 14-12-7-13 7 3-14-10-10 14-2Z" fill={paper} />
      <g transform="rotate(-5 96 120)">
        <rect x="58" y="82" width="78" height="80" rx="11" fill={apricot(400)} />
        <rect x="58" y="82" width="78" height="72" rx="11" fill={apricot(100)} />
        <path
          d="M97 136c-17-11-26-20-26-30 0-8 6-13 12-13s11 3 14 9c3-6 8-9 14-9s12 5 12 13c0 10-9 19-26 30Z"
          fill={apricot(500)}
        />
      </g>
      <path d="M66 76l30-50 32 50Z" fill={pine(600)} stroke={pine(600)} strokeWidth="11" />
      <circle cx="222" cy="226" r="24" fill={apricot(500)} />
      <path d="M208 218a19 19 0 0 1 15-10" stroke={apricot(100)} strokeWidth="5" strokeLinecap="round" fill="none" />
    </g>
  );
}
