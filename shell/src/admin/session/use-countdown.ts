import { useEffect, useState } from 'react';

/** Seconds left until a moment (milliseconds since 1970), counted down; 0 when it is over or there is none. */
export function useCountdown(until: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  const left = until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
  const isRunning = left > 0;

  useEffect(() => {
    setNow(Date.now());
    if (until === null) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);

  return isRunning ? left : 0;
}

/** `14 dakika`, `45 saniye`. */
export function waitText(seconds: number): string {
  return seconds > 90 ? `${Math.ceil(seconds / 60)} dakika` : `${seconds} saniye`;
}
