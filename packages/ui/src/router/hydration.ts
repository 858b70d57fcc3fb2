/** Event on `document` by which a part of a server-rendered page says that it answers input; its detail is the part. */
export const hydratedEvent = 'practice:hydrated';

/**
 * The shell's frame; the area that a remote fills; a part of that area whose code comes later still. Such a part stands in
 * an element with `data-late`, and what of it answers carries `data-live`.
 */
export type HydratedPart = 'frame' | 'area' | 'late';

/** Has what was clicked and typed in this part before done again now. */
export function sayHydrated(part: HydratedPart): void {
  document.dispatchEvent(new CustomEvent(hydratedEvent, { detail: part }));
}
