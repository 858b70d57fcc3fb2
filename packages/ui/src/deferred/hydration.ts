/** Fired on `document` when a part of a server-rendered page starts to respond to input; `detail` is the part. */
export const hydratedEvent = 'practice:hydrated';

/**
 * The shell's frame; the area that a remote fills; a part of that area whose code is loaded later. Such a part is inside
 * an element with `data-deferred`, and whatever in it already responds carries `data-live`.
 */
export type HydratedPart = 'frame' | 'area' | 'deferred';

/** Replays what was clicked and typed in this part before it responded. */
export function announceHydration(part: HydratedPart): void {
  document.dispatchEvent(new CustomEvent(hydratedEvent, { detail: part }));
}
