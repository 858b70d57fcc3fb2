/** A picture that is written into its address; undefined for any other address, and for a broken one. */
export function pictureOfAddress(address: string): File | undefined {
  const [, type = '', subtype = '', base64 = ''] = /^data:(image\/(\w+))[^,]*;base64,(.+)$/is.exec(address) ?? [];
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return bytes.length > 0 ? new File([bytes], `yapistirilan-gorsel.${subtype}`, { type }) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The files of a paste that are wanted in place of its HTML: those of a screenshot or of a copied picture. Word and Excel
 * add a picture of the text that was copied, which is wanted as text.
 */
export function filesOfPaste({ clipboardData }: ClipboardEvent): File[] {
  const html = clipboardData?.getData('text/html') ?? '';
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.textContent?.trim() || body.querySelector('table') ? [] : [...(clipboardData?.files ?? [])];
}

/** How long a pasted text is without the pictures in it, which are uploaded. */
export function lengthOfPaste({ clipboardData }: ClipboardEvent): number {
  const texts = ['text/html', 'text/plain'].map((type) => clipboardData?.getData(type) ?? '');
  return Math.max(...texts.map((text) => text.replace(/data:image\/[^"']*/g, '').length));
}

/** Said of pictures that a paste names and does not bring. */
export function picturesMissing(count: number): string {
  return `Yapıştırılan metindeki ${count === 1 ? 'bir' : count} görsel alınamadı: başka bir programda ya da bilgisayarda duruyor. Dosyasını metnin içine sürükleyin ya da “Bilgisayardan görsel ekle” ile seçin.`;
}
