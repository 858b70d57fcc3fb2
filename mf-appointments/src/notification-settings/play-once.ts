/** Between 0 and 1. */
const VOLUME = 0.5;

/** Plays a sound; false where the browser does not. */
export async function playOnce(file: string): Promise<boolean> {
  try {
    const audio = new Audio(file);
    audio.volume = VOLUME;
    await audio.play();
    return true;
  } catch {
    return false;
  }
}
