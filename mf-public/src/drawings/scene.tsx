import type { ReactNode } from 'react';
import { pine, sage } from './paint.ts';

/** The sheet that drawings stand on: 480 x 400, a soft cloud of paper and a hill. Decoration only. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 480 400" width="480" height="400" aria-hidden="true" style={fluid}>
      <path d="M232 14c96-12 190 34 214 126s-2 178-76 224-184 54-266 14S-4 244 16 160 138 26 232 14Z" fill={pine(50)} />
      <path d="M240 48c80-8 156 32 174 106s-4 148-66 188-148 48-216 12S46 250 62 178 162 56 240 48Z" fill={sage(200)} />
      <path d="M34 312c64-38 156-36 236-12 64 18 122 8 178-16-14 66-92 100-196 100S58 372 34 312Z" fill={sage(300)} />
      {children}
    </svg>
  );
}

const fluid = { display: 'block', width: '100%', height: 'auto', overflow: 'visible' } as const;
