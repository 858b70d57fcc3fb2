import { useEffect, useRef, useState } from 'react';

/** Less says too little about the rest. */
const LEAST_PERCENT = 3;

/**
 * About how many minutes are left of what is under way, by how it went since this was shown; null until that says something.
 * @param key of what is under way: another begins anew
 * @param percent how far it is
 */
export function useMinutesLeft(key: string, percent: number | null): number | null {
  const first = useRef<{ key: string; done: number; at: number } | null>(null);
  const [minutes, setMinutes] = useState<number | null>(null);
  useEffect(() => {
    if (percent === null) return setMinutes(null);
    if (first.current?.key !== key) first.current = { key, done: percent, at: Date.now() };
    const done = percent - first.current.done;
    const each = (Date.now() - first.current.at) / done;
    setMinutes(done < LEAST_PERCENT ? null : (each * (100 - percent)) / 60_000);
  }, [key, percent]);
  return minutes;
}

/** As staff read it. */
export function timeLeft(minutes: number): string {
  return minutes < 1 ? '1 dakikadan az kaldı' : `yaklaşık ${Math.ceil(minutes)} dakika kaldı`;
}
