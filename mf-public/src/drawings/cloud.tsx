import { paper } from './paint.ts';

export function Cloud({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size})`}
      d="M22 52a22 22 0 0 1 2-44 30 30 0 0 1 56-4 24 24 0 1 1 14 48Z"
      fill={paper}
    />
  );
}
