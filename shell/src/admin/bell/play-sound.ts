import { DEFAULT_SOUND } from '@practice/contracts';

/** Between 0 and 1. */
const volume = 0.5;

/**
 * Plays the sound of a new notification: the file, or two soft tones where there is none. Only one of several open tabs
 * plays it. Failures (no permission to play, no audio device) are ignored.
 */
export async function playSound(id: string, file = DEFAULT_SOUND): Promise<void> {
  const { locks } = navigator;
  if (!locks) return playOnce(file);
  await locks
    .request(`practice-sound-${id}`, { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      await playOnce(file);
      // Kept locked for as long as another tab may take to receive the same notification.
      await new Promise((resolve) => setTimeout(resolve, 3000));
    })
    .catch(() => {});
}

async function playOnce(file: string): Promise<void> {
  try {
    const audio = new Audio(file);
    audio.volume = volume;
    await audio.play();
  } catch (error) {
    // Blocked until the user has interacted with the page. The tones would be blocked, too.
    if (error instanceof DOMException && error.name === 'NotAllowedError') return;
    try {
      chime();
    } catch {}
  }
}

function chime(): void {
  const context = new AudioContext();
  for (const [frequency, start] of [
    [659.25, 0],
    [880, 0.14],
  ] as const) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    const at = context.currentTime + start;
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(0, at);
    loudness.gain.linearRampToValueAtTime(volume * 0.4, at + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
    tone.connect(loudness).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.55);
  }
  setTimeout(() => context.close(), 1500);
}
