import { minutesNow } from '@practice/contracts';
import { Box } from '@practice/ui';
import { useEffect, useState } from 'react';
import { type Hours, PX_PER_MINUTE } from './geometry.ts';

const EVERY_MS = 30_000;

/** The current time on today's column. */
export function NowLine({ hours }: { hours: Hours }) {
  const [minute, setMinute] = useState(minutesNow);
  useEffect(() => {
    const timer = setInterval(() => setMinute(minutesNow()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  if (minute < hours.from || minute > hours.to) return null;
  return <Box data-part="now" aria-hidden="true" style={{ top: (minute - hours.from) * PX_PER_MINUTE }} />;
}
