import { useEffect } from 'react';

/** Keeps the page, and what is typed in it, when a file is dropped where none is taken: browsers would open the file. */
export function useStrayFiles(): void {
  useEffect(() => {
    function refuse(event: DragEvent) {
      const isFieldForFiles = event.target instanceof HTMLInputElement && event.target.type === 'file';
      if (event.defaultPrevented || isFieldForFiles || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    }
    addEventListener('dragover', refuse);
    addEventListener('drop', refuse);
    return () => {
      removeEventListener('dragover', refuse);
      removeEventListener('drop', refuse);
    };
  }, []);
}
