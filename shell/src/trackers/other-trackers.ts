type Command = (...command: unknown[]) => void;
/** Their script puts `callMethod` there. */
type Fbq = Command & { callMethod?: Command; queue: unknown[]; loaded: boolean; version: string };

export const PIXEL_SCRIPT = 'https://connect.facebook.net/tr_TR/fbevents.js';

/** Meta's pixel: commands wait in a queue until its script is there. */
export function preparePixel(id: string): void {
  const queue: unknown[] = [];
  const fbq: Fbq = Object.assign(
    (...command: unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...command);
      else queue.push(command);
    },
    { queue, loaded: true, version: '2.0' },
  );
  Object.assign(fbq, { push: fbq });
  Object.assign(window, { fbq, _fbq: fbq });
  // It reports which page was visited, not what is pressed there or typed into forms.
  fbq('set', 'autoConfig', false, id);
  fbq('init', id);
  fbq('track', 'PageView');
}

export function recorderScript(id: string): string {
  return `https://static.hotjar.com/c/hotjar-${id}.js?sv=6`;
}

/** Hotjar, the recorder of sessions. */
export function prepareRecorder(id: string): void {
  const queue: unknown[] = [];
  const hj = Object.assign((...command: unknown[]) => void queue.push(command), { q: queue });
  Object.assign(window, { hj, _hjSettings: { hjid: Number(id), hjsv: 6 } });
}
