/**
 * Gives up on this remote's scripts that are still loading (`RetryPlugin`): what waits for one of them fails, and a new
 * attempt does not wait for the one that hangs.
 */
export function giveUpScripts(): void {
  dispatchEvent(new CustomEvent('practice:give-up-chunks', { detail: 'mf_public' }));
}
