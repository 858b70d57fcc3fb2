import { apricot, paper, pine, sage } from './paint.ts';

/** A room with its door ajar, headphones and light, 240 x 260: the category of teenagers. */
export function TeenageDrawing() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <ellipse cx="120" cy="252" rx="130" ry="11" fill={pine(900)} opacity="0.16" />
      <path d="M46 250V44a24 24 0 0 1 24-24h92a24 24 0 0 1 24 24v206Z" fill={pine(700)} />
      <path d="M60 250V48a18 18 0 0 1 18-18h76a18 18 0 0 1 18 18v202Z" fill={apricot(100)} />
      <path d="M60 250l60-40h52v40Z" fill={apricot(200)} />
      <path d="M60 250V48a18 18 0 0 1 16-18l52 26v196l-68 14Z" fill={pine(500)} />
      <path d="M76 66l38 18v60l-38-8Z" fill={pine(600)} opacity="0.6" />
      <circle cx="112" cy="164" r="6" fill={apricot(300)} />
      <path d="M196 220a30 30 0 0 1 60 0" stroke={apricot(500)} strokeWidth="9" fill="none" />
      <rect x="188" y="214" width="18" height="34" rx="9" fill={pine(800)} />
      <rect x="246" y="214" width="18" height="34" rx="9" fill={pine(800)} />
      <path d="M4 248c-2-34 6-58 24-76 14 24 14 52-4 76Z" fill={sage(400)} />
      <path d="M14 244c2-22 6-40 14-58" stroke={paper} strokeWidth="4" opacity="0.6" fill="none" />
    </g>
  );
}
