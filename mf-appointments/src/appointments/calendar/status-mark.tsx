import type { StatusTone } from '@practice/ui/admin';

const shapes: Record<StatusTone, string> = {
  // A clock, a tick, two ticks, a cross, a question mark.
  pending: 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M8 5v3.2l2 1.3',
  confirmed: 'M3 8.5 6.5 12 13 4.5',
  completed: 'M1.5 8.5 5 12l6-7.5M8.5 11.5l.5.5 6-7.5',
  cancelled: 'M4 4l8 8M12 4l-8 8',
  unknown: 'M5.5 6a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.8-1.1 1.6M8 12.5v.1',
};

/** The shape of a status, so that it is not told by its colour alone. Plain SVG: a calendar draws hundreds. */
export function StatusMark({ tone }: { tone: StatusTone }) {
  return (
    <svg viewBox="0 0 16 16" data-part="mark" aria-hidden="true" focusable="false">
      <path
        d={shapes[tone]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
