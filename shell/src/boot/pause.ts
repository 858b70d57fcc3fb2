/** Lets the browser handle what is waiting (input, painting), without the 4 ms that nested timers cost. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(undefined);
  });
}
