import { deviceClass, maxRequestsOf } from '../device/device-class.ts';

/** Lets as many requests run at the same time as suit the device; the others wait for one of them to end. */
export function requestSlots() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function run<T>(send: () => Promise<T>): Promise<T> {
    // Whoever ends hands its slot to the next.
    if (running >= maxRequestsOf[deviceClass()]) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await send();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
