import { toSlug } from '@practice/contracts';
import type { ReactNode } from 'react';
import { Cloud } from './cloud.tsx';
import { GeneralDrawing } from './general.tsx';
import { apricot, paper, pine, sage } from './paint.ts';
import { ParentingDrawing } from './parenting.tsx';
import { PreschoolDrawing } from './preschool.tsx';
import { randomFrom } from './random.ts';
import { TeenageDrawing } from './teenage.tsx';

type Motif = { sky: readonly string[]; hills: readonly [string, string]; drawing: ReactNode };

const motifs: Record<string, Motif> = {
  'okul-oncesi': {
    sky: [apricot(50), apricot(100), sage(100)],
    hills: [apricot(200), sage(300)],
    drawing: <PreschoolDrawing />,
  },
  ergenlik: { sky: [pine(100), pine(50), sage(200)], hills: [pine(300), pine(400)], drawing: <TeenageDrawing /> },
  ebeveynlik: { sky: [sage(200), sage(100), pine(50)], hills: [pine(200), sage(300)], drawing: <ParentingDrawing /> },
};
const general: Motif = {
  sky: [apricot(50), sage(100), pine(50)],
  hills: [sage(200), pine(200)],
  drawing: <GeneralDrawing />,
};

/** A cover of 640 x 400: the category's drawing under a sky and on hills that belong to this post alone. */
export function PostCover({ category, slug }: { category: string; slug: string }) {
  const { sky, hills, drawing } = motifs[toSlug(category)] ?? general;
  const random = randomFrom(slug);
  const between = (from: number, to: number) => Math.round(from + random() * (to - from));
  const background = sky[between(0, sky.length - 1)] ?? paper;
  const sun = { x: between(70, 570), y: between(60, 130), size: between(30, 48) };
  const [far, near] = [between(250, 290), between(290, 330)];
  const turn = random() < 0.5 ? undefined : 'translate(640 0) scale(-1 1)';
  return (
    <svg viewBox="0 0 640 400" width="640" height="400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="640" height="400" fill={background} />
      <circle cx={sun.x} cy={sun.y} r={sun.size * 1.6} fill={apricot(100)} opacity="0.7" />
      <circle cx={sun.x} cy={sun.y} r={sun.size} fill={apricot(300)} />
      <Cloud x={between(20, 240)} y={between(40, 120)} size={0.9} />
      <Cloud x={between(320, 520)} y={between(30, 150)} size={0.7} />
      <path
        d={`M0 ${far}c120-${between(30, 90)} 220-${between(10, 60)} 340 ${between(-20, 20)}s210-${between(20, 60)} 300-${between(0, 30)}v400H0Z`}
        fill={hills[0]}
      />
      <path
        d={`M0 ${near + 20}c150-${between(20, 50)} 260 ${between(0, 20)} 380-${between(0, 20)}s180-${between(10, 30)} 260 0v400H0Z`}
        fill={hills[1]}
      />
      <g transform={turn}>
        <g transform={`translate(${between(150, 250)} 90)`}>{drawing}</g>
      </g>
    </svg>
  );
}
