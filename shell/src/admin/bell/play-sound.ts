const usualFile = '/uploads/sounds/notification-sound.mp3';
/** Of 1 (document 2, section 2). */
const volume = 0.5;

/**
 * Plays the sound of a new notification: the file, or two soft tones where there is none. Of several tabs one plays.
 * Whatever fails (no permission to play, no device) is nobody's problem.
 */
export async function playSound(id: string, file = usualFile): Promise<void> {
  const { locks } = navigator;
  if (!locks) return playOnce(file);
  await locks
    .request(`practice-sound-${id}`, { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      await playOnce(file);
      // Held for as long as another tab may take to hear of it.
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
    // Not allowed yet: a person has to touch the page first. The tones would not be allowed either.
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
