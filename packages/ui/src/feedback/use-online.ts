import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Whether the browser has a connection. Calls `onBack` each time that one comes back. */
export function useOnline(onBack?: () => unknown): boolean {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    // What comes of it is shown by the caller.
    const back = () => void Promise.resolve(latest.current?.()).catch(() => undefined);
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** What failed parts say while there is no connection. */
export const offlineTexts = {
  title: 'Bağlantınız yok',
  message: 'Wi-Fi ya da mobil verinizi kontrol edin. Bağlantı gelince bu bölüm kendiliğinden açılır.',
};
