/** Shows a toast; their code comes with the first. The page says the same in its own place, so a failure is no loss. */
export async function showToast(
  kind: 'success' | 'error',
  content: { title: string; description: string },
): Promise<void> {
  try {
    const { toast } = await import('@practice/ui/overlay');
    toast[kind](content);
  } catch {
    // Nothing is reported by a toast alone.
  }
}
